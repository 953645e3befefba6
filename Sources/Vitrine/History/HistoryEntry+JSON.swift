import VitrineModel
import VitrineText

extension SiteSnapshot.HistoryEntry {
  init(_ entry: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      hash: try entry.hash(), date: try entry.optionalDate("date"),
      difference: try SiteDifference(entry), reversal: try SiteReversal(entry.part("back")))
  }
}

extension JSONWriter {
  mutating func entry(_ entry: SiteSnapshot.HistoryEntry) {
    beginObject()
    member("hash", "\(entry.hash)")
    member("date", entry.date)
    changes(of: entry.difference, isComplete: false)
    lineBreak()
    key("back")
    reversal(entry.reversal)
    endObject()
  }
}
