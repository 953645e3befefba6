/// How much a page or a section shows.
struct RecordCount: Equatable {
  /// The records at the top.
  var shown: Int

  /// How many there are, where that is more.
  var total: Int?

  /// Those under the ones that are shown.
  var under = 0
}
