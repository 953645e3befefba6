import VitrineModel
import VitrineSite

extension SiteSnapshot {
  /// The changes that pages show of this build and earlier ones, or nil if `limit` is 0. Builds in
  /// which only noise changed are left out.
  func changes(remembering limit: Int) -> SiteChanges? {
    if limit == 0 { return nil }
    return SiteChanges(
      builds: history.filter { !$0.difference.isEmpty }.map {
        .init(
          date: $0.date, previousDate: $0.reversal.date,
          id: ([$0.date].compactMap { $0 } + ["\($0.reversal.hash)", "\($0.hash)"])
            .joined(separator: "-"), difference: $0.difference)
      }, date: date)
  }
}
