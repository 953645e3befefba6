public import VitrineModel
import VitrineText

extension SiteDifference {
  /// The whole difference as UTF-8 JSON: keys in a fixed order, one record or page per line.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.object("counts") { json in
        json.counts(inserted.count, removed.count, updated.count, moved: moved.count)
        json.object("pages") {
          $0.counts(
            insertedPages.count, removedPages.count, updatedPages.count { $0.affectsPage })
        }
        json.object("sections") {
          $0.counts(
            countOfSections(\.inserted), countOfSections(\.removed), countOfSections(\.updated),
            moved: countOfSections(\.moved))
        }
      }
      json.changes(of: self, isComplete: true)
    }
    return json.bytes + "\n".utf8
  }
}

extension SiteDifference {
  /// How many sections on all pages have one kind of change.
  func countOfSections<Change>(_ changes: KeyPath<SectionChanges, [Change]>) -> Int {
    updatedPages.reduce(0) { $0 + $1.sections[keyPath: changes].count }
  }
}

extension JSONWriter {
  fileprivate mutating func counts(
    _ inserted: Int, _ removed: Int, _ updated: Int, moved: Int? = nil
  ) {
    member("inserted", inserted)
    member("removed", removed)
    member("updated", updated)
    member("moved", moved)
  }
}
