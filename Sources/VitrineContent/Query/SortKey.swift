/// A value to sort records by, as in `sort: [-year, title]`.
struct SortKey: Hashable, Sendable {
  /// The name of the value, looked up among measures, fields, then paths of the source.
  var name: String
  var isDescending: Bool
}
