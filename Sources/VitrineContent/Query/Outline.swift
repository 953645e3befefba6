/// Parents made of the values of fields: `outline: { by: [region, subregion] }`.
struct Outline: Hashable, Sendable {
  /// The fields, from the outermost parents inwards.
  var names: [String]

  /// Splits one value into several levels.
  var separator: String?

  /// The order of the parents; none keeps the order of appearance.
  var sort: [SortKey] = []

  /// Titles of parents whose values are no titles.
  var labels: [String: String] = [:]

  /// The title of the parent of records without a value; without it they are roots.
  var none: String?

  /// Whether a record stands under each of the values of a list, not only under the first.
  var isUnderEvery = false

  init(names: [String]) {
    self.names = names
  }
}
