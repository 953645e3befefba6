import VitrineModel

/// Selects, orders and groups the records of one collection.
struct RecordQuery {
  let records: RecordTable
  let collection: Int

  /// The column of each name that conditions, orders and outlines look up.
  private let columns: [String: Int]

  init(records: RecordTable, collection: Int, names: [String]) {
    self.records = records
    self.collection = collection
    columns = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  /// The value that the measure, field or path `name` of a record has.
  func value(_ name: String, of record: Int) -> FieldValue? {
    columns[name].flatMap { records.lookedUp[record][$0] }
  }

  /// The records with all under them, in preorder.
  func items(of roots: [Int], level: Int) -> [Item] {
    var result: [Item] = []
    var stack = roots.reversed().map { Item(.record($0), level: level) }
    while let item = stack.popLast() {
      result.append(item)
      guard case .record(let record) = item.content else { continue }
      for child in records.records[record].children.reversed() {
        stack.append(Item(.record(child), level: item.level + 1))
      }
    }
    return result
  }
}
