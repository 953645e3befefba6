public import VitrineModel
public import VitrineText

extension SiteSnapshot {
  /// A build that changed something, and the reversal that leads back to the build before it.
  public struct HistoryEntry: Hashable, Sendable {
    /// The hash of the build's content.
    public var hash: ContentHash

    /// `YYYY-MM-DD`, or nil for a build without a date.
    public var date: String?

    /// The changes since the previous build.
    public var difference: SiteDifference
    var reversal: SiteReversal
  }

  /// The build that this one is compared with, by its content hash and its date, or nil if there is
  /// none.
  public var baseline: (hash: ContentHash, date: String?)? {
    history.first.map { ($0.reversal.hash, $0.reversal.date) }
  }
}

extension SiteSnapshot.HistoryEntry {
  fileprivate init(_ entry: SnapshotReader) throws(SnapshotFileError) {
    self.init(
      hash: try entry.hash(), date: try entry.optional("date", entry.date),
      difference: try SiteDifference(entry), reversal: try SiteReversal(entry.part("back")))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("hash", "\(hash)")
    json.member("date", date)
    json.changes(of: difference, isComplete: false)
    json.lineBreak()
    json.object("back") { reversal.write(to: &$0) }
  }
}

extension SnapshotCoding<[SiteSnapshot.HistoryEntry]> {
  static let history = Self { reader, key throws(SnapshotFileError) in
    try reader.list(key) { entry throws(SnapshotFileError) in try SiteSnapshot.HistoryEntry(entry) }
  } write: { history, json in
    json.array(history, inLines: true) { json, entry in json.object { entry.write(to: &$0) } }
  }
}
