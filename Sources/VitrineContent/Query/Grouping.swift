/// Records by the values of fields: under parents, as `outline: { by: [region, subregion] }` has them, or
/// in sections, as `each: { by: category }` does.
struct Grouping: Hashable, Sendable {
  /// The fields, from the outermost parents inwards.
  var names: [String]

  /// Splits one value into several levels.
  var separator: String?

  /// The order of the parents; none keeps the order of appearance.
  var sort: [SortKey] = []

  /// Titles of parents whose values are no titles.
  var labels: [String: String] = [:]

  /// The title of the group of records without a value; without it they are roots of an outline.
  var none: String?

  /// Whether a record stands under each of the values of a list, not only under the first; nil where
  /// nobody said so.
  var isUnderEvery: Bool?

  init(names: [String]) {
    self.names = names
  }
}
