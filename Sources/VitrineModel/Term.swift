/// A field value that has a page of its own, with the records that have the value.
///
/// With levels, `Nature / Plants` makes two terms: `Nature`, and `Plants` under it.
package struct Term: Hashable, Sendable {
  /// The value at its own level: a text, a number or a flag.
  package var value: FieldValue

  /// Its title, as shown on a page.
  package var title: String

  /// Whether the title was written explicitly instead of derived from the value.
  package var hasOwnTitle: Bool

  /// Its page in the site, `works/subject/Nature/Plants/index.html`.
  package var output: String

  /// The index in `TermSet.terms` of the parent term.
  package var parent: Int?

  /// The indices of its child terms, in order.
  package var children: [Int]

  /// The number of records, at any depth of the collection, that have it or a term under it. Each
  /// record counts once.
  package var count: Int

  package init(
    value: FieldValue, title: String, hasOwnTitle: Bool = false, output: String, parent: Int?,
    children: [Int] = [], count: Int
  ) {
    self.value = value
    self.title = title
    self.hasOwnTitle = hasOwnTitle
    self.output = output
    self.parent = parent
    self.children = children
    self.count = count
  }
}
