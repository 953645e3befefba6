/// A way to group records by the values of fields: under parents, as in `outline: { by: [region,
/// subregion] }`, or in sections, as in `each: { by: category }`.
struct Grouping: Hashable, Sendable {
  /// The fields, from the outermost parents inwards.
  var names: [String]

  /// The text that splits one value into several levels; nil if values are not split.
  var separator: String?

  /// The order of the parents; empty for the order of appearance.
  var sort: [SortKey] = []

  /// Titles of parents by their values; other parents have their value as title.
  var labels: [String: String] = [:]

  /// The title of the group of records without a value; if nil, they are roots of an outline.
  var none: String?

  /// True if a record is under each value of a list, false if it is under the first only. Nil if
  /// nothing is declared: then it is under the first, with a warning.
  var isUnderEvery: Bool?

  init(names: [String]) {
    self.names = names
  }
}
