import VitrineModel
import VitrineText

/// Turns the snapshot of a build back into that of the build before, without what lies on the disk: its
/// `files` and `redirects`.
///
/// Its size grows with what changed, not with the site.
struct SiteReversal: Hashable, Sendable {
  /// The content hash of the build before, against which the result is checked.
  var hash: ContentHash

  /// Holds the head of the build before; its other members have no meaning.
  private var head = SiteSnapshot()
  private var pages = ListReversal<SiteSnapshot.Page, SiteSnapshot.Page.Was>()

  /// All measures of the build before, if any of them differ.
  private var measures: [SiteSnapshot.MeasureDeclaration]?
  private var records = ListReversal<SiteSnapshot.Record, SiteSnapshot.Record.Was>()

  /// The date of the build before.
  var date: String? { head.date }

  /// `hash` is the content hash of `old`.
  init(from new: SiteSnapshot, to old: SiteSnapshot, of hash: ContentHash) {
    self.hash = hash
    for member in SiteSnapshot.head { member.copy(old, &head) }
    pages = ListReversal(from: new.pages, to: old.pages)
    measures = new.measures == old.measures ? nil : old.measures
    records = ListReversal(from: new.records, to: old.records)
  }

  /// A reversal that holds all of `old`, whatever build comes after it; `hash` is its content hash.
  init(to old: SiteSnapshot, of hash: ContentHash) {
    self.init(from: SiteSnapshot(), to: old, of: hash)
    measures = old.measures
  }

  /// The snapshot of the build before `new`, without its history.
  func revert(_ new: SiteSnapshot) throws(SnapshotFileError) -> SiteSnapshot {
    var old = head
    old.pages = try pages.reverted(new.pages)
    old.measures = measures ?? new.measures
    old.records = try records.reverted(new.records)
    guard old.contentHash() == hash else { throw .value("history") }
    return old
  }
}

extension SiteReversal {
  init(_ back: SnapshotReader) throws(SnapshotFileError) {
    hash = try back.hash()
    for member in SiteSnapshot.head { try member.readWhole(&head, back) }
    pages = try ListReversal(back, SiteSnapshot.pageList.name)
    let measureList = SiteSnapshot.measureList.name
    if back[measureList] != nil {
      measures = try SiteSnapshot.MeasureDeclaration.list.read(back, measureList)
    }
    records = try ListReversal(back, SiteSnapshot.recordList.name)
  }

  func write(to json: inout JSONWriter) {
    json.member("hash", "\(hash)")
    for member in SiteSnapshot.head { member.writeWhole(head, &json) }
    json.reversal(of: SiteSnapshot.pageList.name, pages)
    if let measures {
      json.key(SiteSnapshot.measureList.name)
      SiteSnapshot.MeasureDeclaration.list.write(measures, &json)
    }
    json.reversal(of: SiteSnapshot.recordList.name, records)
  }
}
