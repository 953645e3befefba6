import VitrineModel
import VitrineText

/// Turns the snapshot of a build back into the one of the previous build, except for what depends
/// on the disk: its `files` and `redirects`.
///
/// Its size grows with the number of changes, not with the site.
struct SiteReversal: Hashable, Sendable {
  /// The content hash of the previous build, against which the result is checked.
  var hash: ContentHash

  /// Holds the head of the previous build; its other members have no meaning.
  private var head = SiteSnapshot()
  private var pages = ListReversal<SiteSnapshot.Page, SiteSnapshot.Page.Reversal>()

  /// Holds the previous build's declarations, for the lists in which any differ; its other members
  /// have no meaning.
  private var declarations = SiteSnapshot()
  private var changedDeclarations: Set<String> = []
  private var records = ListReversal<SiteSnapshot.Record, SiteSnapshot.Record.Reversal>()

  /// The date of the previous build.
  var date: String? { head.date }

  /// `hash` is the content hash of `old`.
  init(from new: SiteSnapshot, to old: SiteSnapshot, of hash: ContentHash) {
    self.hash = hash
    for member in SiteSnapshot.head { member.copy(old, &head) }
    pages = ListReversal(from: new.pages, to: old.pages)
    keep(SiteSnapshot.declarationLists.filter { !$0.isSame(new, old) }, of: old)
    records = ListReversal(from: new.records, to: old.records)
  }

  /// A reversal that contains all of `old`, regardless of the build that follows it. `hash` is the
  /// content hash of `old`.
  init(to old: SiteSnapshot, of hash: ContentHash) {
    self.init(from: SiteSnapshot(), to: old, of: hash)
    keep(SiteSnapshot.declarationLists, of: old)
  }

  private mutating func keep(_ lists: [SnapshotMember<SiteSnapshot>], of old: SiteSnapshot) {
    for list in lists {
      list.copy(old, &declarations)
      changedDeclarations.insert(list.name)
    }
  }

  /// The snapshot of the build before `new`, without its history.
  func revert(_ new: SiteSnapshot) throws(SnapshotFileError) -> SiteSnapshot {
    var old = head
    old.pages = try pages.reverted(new.pages)
    for list in SiteSnapshot.declarationLists {
      list.copy(changedDeclarations.contains(list.name) ? declarations : new, &old)
    }
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
    for list in SiteSnapshot.declarationLists where back[list.name] != nil {
      try list.read(&declarations, back)
      changedDeclarations.insert(list.name)
    }
    records = try ListReversal(back, SiteSnapshot.recordList.name)
  }

  func write(to json: inout JSONWriter) {
    json.member("hash", "\(hash)")
    for member in SiteSnapshot.head { member.writeWhole(head, &json) }
    json.reversal(of: SiteSnapshot.pageList.name, pages)
    for list in SiteSnapshot.declarationLists where changedDeclarations.contains(list.name) {
      list.write(declarations, &json)
    }
    json.reversal(of: SiteSnapshot.recordList.name, records)
  }
}
