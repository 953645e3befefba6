import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records of all collections, in the order of the site's content.
struct RecordTable: Sendable {
  var records: [Record] = []

  /// One for each record.
  private(set) var details: [RecordDetails] = []

  /// The indices of each collection's roots, in its own order; those that are hidden are left out.
  private(set) var roots: [[Int]] = []

  /// The indices of each collection's records, including those under others.
  private(set) var ranges: [Range<Int>] = []

  /// The indices of each collection's records, by the keys of their ids.
  private(set) var indices: [NameTable<Int>] = []

  /// Of keys that several records of the last collection have, the last number that one of these got.
  private var numbers: [ExactText: Int] = [:]

  /// A record with the id of another.
  struct Duplicate {
    /// A warning, for the record has another id; an error where two pages have one address.
    var diagnostic: Diagnostic

    /// True if the id was made from the title, for want of another.
    var isNamedByTitle: Bool
  }

  /// Adds the records of the next collection: children under their parents, siblings by `order` or
  /// else as they were read.
  ///
  /// In an incomplete collection a parent that is not found is not reported, since it may be in the
  /// missing part.
  ///
  /// Returns the records that have other ids, or are left out, because others have theirs.
  mutating func add(
    _ batch: consuming RecordBatch, isComplete: Bool, diagnostics: inout [Diagnostic]
  ) -> [Duplicate] {
    let start = records.count
    roots.append([])
    indices.append(NameTable())
    numbers = [:]
    var (top, named) = batch.hierarchy(isComplete: isComplete, &diagnostics)
    var inner: [Int: [Int]] = [:]
    for (index, record) in batch.records.enumerated() {
      if let parent = record.parent { inner[parent, default: []].append(index) }
    }
    // A stack instead of recursion, since the tree may be as deep as there are records.
    var waiting = batch.inOrder(top).reversed().map { (read: $0, parent: Int?.none) }
    top = []
    var duplicates: [Duplicate] = []
    while let (read, parent) = waiting.popLast() {
      let key = batch.records[read].id.key
      if let duplicate = makeUnique(read, in: &batch, inner) {
        duplicates.append(duplicate)
        // Two pages of one address: the second one is left out.
        if duplicate.diagnostic.severity == .error { continue }
      }
      let index = add(batch.records[read], batch.details[read], under: parent)
      let children = (inner[read] ?? []) + (named.removeValue(forKey: ExactText(key)) ?? [])
      waiting += batch.inOrder(children).reversed().map { (read: $0, parent: Int?.some(index)) }
    }
    ranges.append(start..<records.count)
    return duplicates
  }

  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    details.reserveCapacity(count)
  }

  /// Adds the records of a collection of another table as those of the next collection.
  mutating func add(collection: Int, of table: RecordTable) {
    let range = table.ranges[collection]
    let shift = records.count - range.lowerBound
    records += table.records[range]
    details += table.details[range]
    ranges.append(range.lowerBound + shift..<range.upperBound + shift)
    if shift == 0 {
      roots.append(table.roots[collection])
      indices.append(table.indices[collection])
      return
    }
    roots.append(table.roots[collection].map { $0 + shift })
    indices.append(table.indices[collection].mapValues { $0 + shift })
    for index in ranges[ranges.count - 1] {
      if let parent = records[index].parent { records[index].parent = parent + shift }
      for child in records[index].children.indices { records[index].children[child] += shift }
    }
  }

  /// Gives a record of a batch another key if a record of its collection has its own; pages with the
  /// key of another page keep it.
  private mutating func makeUnique(
    _ read: Int, in batch: inout RecordBatch, _ inner: [Int: [Int]]
  ) -> Duplicate? {
    let collection = indices.count - 1
    let record = batch.records[read]
    let key = record.id.key
    guard indices[collection].has(key), let first = indices[collection][key] else { return nil }
    let newKey = record.newKey(besides: records[first], after: &numbers[key, default: 1]) {
      !indices[collection].has($0)
    }
    if let newKey { batch.rename(read, to: newKey, inner) }
    return Duplicate(
      diagnostic: Diagnostic(
        newKey == nil ? .error : .warning, kind: "two records with one id", at: record.place,
        "the id '\(record.id)' is already used"
          + (newKey.map { ", and this record has '\($0)'" } ?? ""),
        hint: "first used at \(records[first].place)"),
      isNamedByTitle: batch.details[read].isNamedByTitle)
  }

  /// Adds a record and returns its index.
  private mutating func add(
    _ record: Record, _ details: RecordDetails, under parent: Int?
  ) -> Int {
    let collection = indices.count - 1
    let index = records.count
    indices[collection][record.id.key] = index
    records.append(record)
    self.details.append(details)
    records[index].parent = parent
    if let parent, records[parent].isHidden { records[index].isHidden = true }
    if records[index].isHidden { return index }
    if let parent {
      records[parent].children.append(index)
    } else {
      roots[collection].append(index)
    }
    return index
  }

  /// The records of a collection, either those inside of others or the rest. Only a collection whose
  /// `shape` has children holds records of another shape.
  func records(of collection: Int, _ shape: RecordShape, areChildren: Bool) -> [Int] {
    let hasChildren = shape.children != nil
    return ranges[collection].filter {
      (hasChildren && records[$0].parent != nil) == areChildren
    }
  }

  /// Keeps the values of some fields as they are read, unless they are kept already.
  mutating func keepWritten(_ names: [String], of record: Int) {
    guard details[record].written.isEmpty else { return }
    details[record].written = names.map { name in
      records[record].fields.first { $0.name == name }?.value
    }
  }

  /// Gives a record a field, or takes it away. `order` has the places of fields among those that are
  /// declared, and `column` is that among the values that sections look up.
  mutating func setField(
    _ name: String, of record: Int, to value: FieldValue?, order: [String: Int], column: Int?
  ) {
    if let column, details[record].lookedUp[column] != value {
      details[record].lookedUp[column] = value
    }
    guard let field = records[record].fields.firstIndex(where: { $0.name == name }) else {
      guard let value else { return }
      let place = order[name] ?? 0
      let before = records[record].fields.lastIndex { (order[$0.name] ?? .max) < place }
      records[record].fields.insert(
        Field(name: name, value: value), at: before.map { $0 + 1 } ?? 0)
      return
    }
    guard let value else {
      records[record].fields.remove(at: field)
      return
    }
    if records[record].fields[field].value != value { records[record].fields[field].value = value }
  }

  /// Returns the name most like `name` among those that the first records of a range have, slots, and
  /// `paths`; nil if none is like it.
  func nearestField(
    to name: String, in range: Range<Int>, besides paths: [String]
  ) -> String? {
    let fields = range.prefix(100).flatMap { records[$0].fields.map(\.name) }
    let slots = RecordSlot.allCases.filter { $0 != .image }.map(\.rawValue)
    return nearestName(to: name, among: fields + slots + paths)
  }
}
