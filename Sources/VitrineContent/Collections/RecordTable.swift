import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records of all collections, in the order of the site's content.
struct RecordTable: Sendable {
  var records: [Record] = []

  /// One for each record.
  private(set) var details: [RecordDetails] = []

  /// The indices of each collection's roots, in its order, without hidden ones.
  private(set) var roots: [[Int]] = []

  /// The indices of each collection's records, including children.
  private(set) var ranges: [Range<Int>] = []

  /// The indices of each collection's records, by key.
  private(set) var indices: [NameTable<Int>] = []

  /// For each key that several records of the last collection have, the last number appended to it.
  private var numbers: [ExactText: Int] = [:]

  /// A record whose id another record already has.
  struct Duplicate {
    /// A warning that the record gets another id, or an error if two pages have the same address.
    var diagnostic: Diagnostic

    /// Whether the id was made from the title because there is no other.
    var isNamedByTitle: Bool
  }

  /// Adds the records of the next collection: children under their parents, and siblings by `order`
  /// or else in reading order.
  ///
  /// Unknown parents in an incomplete collection are not reported, since they may be in the missing
  /// part.
  ///
  /// Returns the records that got other ids or were left out because their ids are taken.
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
    // A stack, since recursion could go as deep as there are records.
    var waiting = batch.inOrder(top).reversed().map { (read: $0, parent: Int?.none) }
    top = []
    var duplicates: [Duplicate] = []
    while let (read, parent) = waiting.popLast() {
      let key = batch.records[read].id.key
      if let duplicate = makeUnique(read, in: &batch, inner) {
        duplicates.append(duplicate)
        // If two pages have the same address, the second is left out.
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

  /// Appends a collection of another table as the next one.
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

  /// Changes the key of a record if another record of its collection already has it. Pages with the
  /// same key as another page keep theirs.
  private mutating func makeUnique(
    _ read: Int, in batch: inout RecordBatch, _ inner: [Int: [Int]]
  ) -> Duplicate? {
    let collection = indices.count - 1
    let record = batch.records[read]
    let key = record.id.key
    guard indices[collection].has(key), let first = indices[collection][key] else { return nil }
    let newKey = record.newKey(unlike: records[first], after: &numbers[key, default: 1]) {
      !indices[collection].has($0)
    }
    if let newKey { batch.rename(read, to: newKey, inner) }
    return Duplicate(
      diagnostic: Diagnostic(
        newKey == nil ? .error : .warning, kind: "duplicate id", at: record.place,
        "the id '\(record.id)' is already used"
          + (newKey.map { ", so this record gets '\($0)'" } ?? ""),
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

  /// The records of a collection: either the children that `shape` declares, or all others.
  func records(of collection: Int, _ shape: RecordMapping, areChildren: Bool) -> [Int] {
    let hasChildren = shape.children != nil
    return ranges[collection].filter {
      (hasChildren && records[$0].parent != nil) == areChildren
    }
  }

  /// Saves the original values of some fields, unless they are saved already.
  mutating func keepWritten(_ names: [String], of record: Int) {
    guard details[record].written.isEmpty else { return }
    details[record].written = names.map { name in
      records[record].fields.first { $0.name == name }?.value
    }
  }

  /// Sets or removes a field of a record. `order` has the positions of declared fields, and
  /// `column` is the field's position among the values that sections look up.
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

  /// Returns the name closest to `name` among the fields of the range's first records, the slots,
  /// and `paths`. Nil if none is close.
  func nearestField(
    to name: String, in range: Range<Int>, or paths: [String]
  ) -> String? {
    let fields = range.prefix(100).flatMap { records[$0].fields.map(\.name) }
    let slots = RecordSlot.allCases.filter { $0 != .image && $0 != .images }.map(\.rawValue)
    return nearestName(to: name, among: fields + slots + paths)
  }
}
