/// A value of a field that has a page of its own, with the records that have it.
///
/// With levels, `Nature / Plants` makes two terms: `Nature`, and `Plants` under it.
package struct Term: Hashable, Sendable {
  /// The value, on its own level: a text, a number, a flag.
  package var value: FieldValue

  /// Its title, as a page shows it.
  package var title: String

  /// True if the title was written for it, and does not follow from the value.
  package var hasOwnTitle: Bool

  /// Its page in the site, `works/subject/Nature/Plants/index.html`.
  package var output: String

  /// The index in `TermSet.terms` of the term above it.
  package var parent: Int?

  /// The indices of the terms right under it, in order.
  package var children: [Int]

  /// The number of records, at any depth of the collection, that have it or a term under it. A record
  /// counts once.
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
