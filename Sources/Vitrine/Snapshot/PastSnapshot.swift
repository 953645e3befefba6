import VitrineModel
import VitrineSite

/// What of the last build's record is said of pages and records that are what they were.
struct PastSnapshot {
  /// As it was made of the content alone.
  let snapshot: SiteSnapshot
  let comparison: ContentComparison

  /// The record at `index` of the content, where it says what it said and the same cell shows it.
  func record(_ index: Int, shown: ShownRecords) -> SiteSnapshot.Record? {
    guard let before = comparison.same(asRecord: index) else { return nil }
    let record = snapshot.records[before]
    return shown.cell(ofRecord: index) == record.cell ? record : nil
  }

  /// The page at `index`, where it shows what it showed; `isSame` tells whether the record at an index is
  /// taken from here.
  func page(_ index: Int, isSame: (Int) -> Bool) -> SiteSnapshot.Page? {
    guard let before = comparison.same(asPage: index), comparison.shows(onPage: index, isSame)
    else { return nil }
    return snapshot.pages[before]
  }
}
