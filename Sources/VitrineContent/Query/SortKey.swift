/// What records are put in order by: `sort: [-year, title]`.
struct SortKey: Hashable, Sendable {
  /// Looked up among measures, fields, then paths of the source.
  var name: String
  var isDescending: Bool
}
