/// The number of records that a page or a section shows.
struct RecordCount: Equatable {
  /// The records at the top level.
  var shown: Int

  /// The total number, or nil if all are shown.
  var total: Int?

  /// The number of descendants of those shown.
  var under = 0
}
