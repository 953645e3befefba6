import VitrineModel
import VitrineText

/// What turns the record of a build back into that of the build before, all but what stands on the disk:
/// its `files` and `redirects`.
///
/// It is as long as what changed.
struct SiteReversal: Hashable, Sendable {
  /// Of the content of the build before, by which turning back is checked.
  var hash: ContentHash

  /// Has what the build before says of itself; all else in it says nothing.
  private var head = SiteSnapshot()
  private var pages = ListReversal<SiteSnapshot.Page, SiteSnapshot.Page.Was>()

  /// All of them, where they were others.
  private var measures: [SiteSnapshot.MeasureDeclaration]?
  private var records = ListReversal<SiteSnapshot.Record, SiteSnapshot.Record.Was>()

  /// The date of the build before.
  var date: String? { head.date }

  /// `hash` is that of the content of `old`.
  init(from new: SiteSnapshot, to old: SiteSnapshot, of hash: ContentHash) {
    self.hash = hash
    for member in SiteSnapshot.head { member.copy(old, &head) }
    pages = ListReversal(from: new.pages, to: old.pages)
    measures = new.measures == old.measures ? nil : old.measures
    records = ListReversal(from: new.records, to: old.records)
  }

  /// One that holds all of `old`, whatever comes after it; `hash` is that of its content.
  init(to old: SiteSnapshot, of hash: ContentHash) {
    self.init(from: SiteSnapshot(), to: old, of: hash)
    measures = old.measures
  }

  /// The build before `new`, without its history.
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
    json.beginObject()
    json.member("hash", "\(hash)")
    for member in SiteSnapshot.head { member.writeWhole(head, &json) }
    json.reversal(of: SiteSnapshot.pageList.name, pages)
    if let measures {
      json.key(SiteSnapshot.measureList.name)
      SiteSnapshot.MeasureDeclaration.list.write(measures, &json)
    }
    json.reversal(of: SiteSnapshot.recordList.name, records)
    json.endObject()
  }
}
