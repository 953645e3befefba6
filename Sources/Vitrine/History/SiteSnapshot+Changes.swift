import VitrineModel
import VitrineSite

extension SiteSnapshot {
  /// What pages tell of this build and those before it; nil where there is no history.
  var changes: SiteChanges? {
    if history.isEmpty { return nil }
    return SiteChanges(
      builds: history.map {
        .init(date: $0.date, previousDate: $0.reversal.date, difference: $0.difference)
      }, date: date)
  }
}
