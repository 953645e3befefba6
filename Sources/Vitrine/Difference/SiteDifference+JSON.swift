public import VitrineModel
import VitrineText

extension SiteDifference {
  /// All of it as UTF-8 JSON: keys in a fixed order, one record and page a line.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("counts")
    json.beginObject()
    json.counts(
      ("inserted", inserted.count), ("removed", removed.count), ("updated", updated.count),
      ("moved", moved.count))
    json.key("pages")
    json.beginObject()
    json.counts(
      ("inserted", insertedPages.count), ("removed", removedPages.count),
      ("updated", updatedPages.count { $0.isOfPage }))
    json.endObject()
    json.key("sections")
    json.beginObject()
    json.counts(
      ("inserted", countOfSections(\.inserted)), ("removed", countOfSections(\.removed)),
      ("updated", countOfSections(\.updated)), ("moved", countOfSections(\.moved)))
    json.endObject()
    json.endObject()
    json.changes(of: self, isComplete: true)
    json.endObject()
    return json.bytes + "\n".utf8
  }
}

extension SiteDifference {
  /// How many sections of all pages changed in one way.
  func countOfSections<Change>(_ changes: KeyPath<SectionChanges, [Change]>) -> Int {
    updatedPages.reduce(0) { $0 + $1.sections[keyPath: changes].count }
  }
}
