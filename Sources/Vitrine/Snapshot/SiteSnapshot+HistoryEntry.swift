import VitrineModel
import VitrineText

extension SiteSnapshot.HistoryEntry {
  fileprivate init(_ entry: SnapshotReader) throws(SnapshotFileError) {
    self.init(
      hash: try entry.hash(), date: try entry.optionalDate("date"),
      difference: try SiteDifference(entry), reversal: try SiteReversal(entry.part("back")))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("hash", "\(hash)")
    json.member("date", date)
    json.changes(of: difference, isComplete: false)
    json.lineBreak()
    json.key("back")
    reversal.write(to: &json)
    json.endObject()
  }
}

extension SnapshotCoding<[SiteSnapshot.HistoryEntry]> {
  static let history = Self { reader, key throws(SnapshotFileError) in
    try reader.list(key) { entry throws(SnapshotFileError) in try SiteSnapshot.HistoryEntry(entry) }
  } write: { history, json in
    json.beginArray()
    for entry in history {
      json.lineBreak()
      entry.write(to: &json)
    }
    json.endArray()
  }
}
