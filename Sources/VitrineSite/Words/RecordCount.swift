/// The number of records that a page or a section shows.
struct RecordCount: Equatable {
  /// The records at the top level.
  var shown: Int

  /// How many there are in all; nil if all are shown.
  var total: Int?

  /// The records under those that are shown.
  var under = 0
}
