import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records of all collections, in the order of the site's content.
struct RecordTable: Sendable {
  private(set) var records: [Record] = []

  /// The values that sections look up in each record, in the order of its collection's names.
  private(set) var lookedUp: [[FieldValue?]] = []

  /// The values of fields that look up other records, as they are read, in the order of their declarations;
  /// none of a record before it is known which these are.
  private(set) var written: [[FieldValue?]] = []

  /// Where the values of fields that name other records stand, in the order of their declarations.
  private(set) var referencePlaces: [[SourceLocation?]] = []

  /// Each record's declared place among its siblings; nil if it declares none.
  private(set) var orders: [Double?] = []

  /// True for each record with a page of its own.
  private(set) var hasPage: [Bool] = []

  /// True for each record that names a picture, even a missing one.
  private(set) var hasImage: [Bool] = []

  /// Where each record's link is written.
  private(set) var linkPlaces: [SourceLocation?] = []

  /// The indices of each collection's roots, in its own order; those that are hidden are left out.
  private(set) var roots: [[Int]] = []

  /// The indices of each collection's records, including those under others.
  private(set) var ranges: [Range<Int>] = []

  /// The indices of each collection's records, by the keys of their ids.
  private(set) var indices: [NameTable<Int>] = []

  /// Of keys that several records of the last collection have, the last number that one of these got.
  private var numbers: [ExactText: Int] = [:]

  /// Adds the records of the next collection: children under their parents, siblings by `order` or
  /// else as they were read.
  ///
  /// In an incomplete collection a parent that is not found is not reported, since it may be in the
  /// missing part.
  ///
  /// Returns the records that have other ids, or are left out, because others have theirs.
  mutating func add(
    _ read: [ReadRecord], drafts: [Draft], isComplete: Bool, diagnostics: inout [Diagnostic]
  ) -> [DuplicateRecord] {
    let start = records.count
    var forest = RecordForest(read, drafts: drafts, isComplete: isComplete)
    diagnostics += forest.diagnostics
    roots.append([])
    indices.append(NameTable())
    numbers = [:]
    // A stack instead of recursion, since the tree may be as deep as there are records.
    var waiting = forest.takeRoots().reversed().map { (read: $0, parent: Int?.none) }
    var duplicates: [DuplicateRecord] = []
    while let (next, parent) = waiting.popLast() {
      var read = next
      let key = read.record.id.key
      guard let index = add(&read, under: parent, &duplicates) else { continue }
      let children = (read.children + forest.takeChildren(of: key)).inOrder
      waiting += children.reversed().map { (read: $0, parent: Int?.some(index)) }
    }
    ranges.append(start..<records.count)
    return duplicates
  }

  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    lookedUp.reserveCapacity(count)
    linkPlaces.reserveCapacity(count)
  }

  /// Adds the records of a collection of another table as those of the next collection.
  mutating func add(collection: Int, of table: RecordTable) {
    let range = table.ranges[collection]
    let shift = records.count - range.lowerBound
    records += table.records[range]
    lookedUp += table.lookedUp[range]
    written += table.written[range]
    referencePlaces += table.referencePlaces[range]
    orders += table.orders[range]
    hasPage += table.hasPage[range]
    hasImage += table.hasImage[range]
    linkPlaces += table.linkPlaces[range]
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

  /// Adds a record and returns its index; nil for a page with the id of another. Any other record with a
  /// known id gets another one.
  private mutating func add(
    _ read: inout ReadRecord, under parent: Int?, _ duplicates: inout [DuplicateRecord]
  ) -> Int? {
    let collection = indices.count - 1
    let key = read.record.id.key
    if indices[collection].has(key), let first = indices[collection][key] {
      let newKey = read.newKey(besides: records[first], after: &numbers[key, default: 1]) {
        !indices[collection].has($0)
      }
      duplicates.append(
        DuplicateRecord(
          id: read.record.id, place: read.record.place, first: records[first].place,
          isNamedByTitle: read.isNamedByTitle, newKey: newKey))
      guard let newKey else { return nil }
      read.rename(to: newKey)
    }
    let index = records.count
    indices[collection][read.record.id.key] = index
    records.append(read.record)
    records[index].parent = parent
    lookedUp.append(read.lookedUp)
    written.append([])
    referencePlaces.append(read.referencePlaces)
    orders.append(read.order)
    hasPage.append(read.hasPage)
    linkPlaces.append(read.linkPlace)
    hasImage.append(read.hasImage)
    if let parent, records[parent].isHidden { records[index].isHidden = true }
    if records[index].isHidden { return index }
    if let parent {
      records[parent].children.append(index)
    } else {
      roots[collection].append(index)
    }
    return index
  }

  mutating func setOutput(_ output: String, of record: Int) {
    records[record].output = output
  }

  mutating func hide(_ record: Int) {
    records[record].isHidden = true
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
    guard written[record].isEmpty else { return }
    written[record] = names.map { name in
      records[record].fields.first { $0.name == name }?.value
    }
  }

  /// Gives a record a field, or takes it away. `order` has the places of fields among those that are
  /// declared, and `column` is that among the values that sections look up.
  mutating func setField(
    _ name: String, of record: Int, to value: FieldValue?, order: [String: Int], column: Int?
  ) {
    if let column, lookedUp[record][column] != value { lookedUp[record][column] = value }
    guard let field = records[record].fields.firstIndex(where: { $0.name == name }) else {
      guard let value else { return }
      let place = order[name] ?? 0
      let before = records[record].fields.lastIndex { (order[$0.name] ?? .max) < place }
      records[record].fields.insert(
        Field(name: name, value: value), at: before.map { $0 + 1 } ?? 0)
      return
    }
    if let value {
      if records[record].fields[field].value != value { setField(field, of: record, to: value) }
    } else {
      records[record].fields.remove(at: field)
    }
  }

  mutating func setField(_ field: Int, of record: Int, to value: FieldValue) {
    records[record].fields[field].value = value
  }

  mutating func setLink(_ link: String?, of record: Int) {
    records[record].link = link
  }

  mutating func setImage(_ image: Picture?, of record: Int) {
    records[record].image = image
  }
}

extension [ReadRecord] {
  /// The records that declare their place first, sorted by it, then the others as they were read.
  var inOrder: [ReadRecord] { inOrder(of: \.order) }
}

/// A flat list of records that name their parents, split into roots and children.
private struct RecordForest {
  private(set) var diagnostics: [Diagnostic] = []
  private var roots: [ReadRecord] = []
  private var children: [ExactText: [ReadRecord]] = [:]

  init(_ read: [ReadRecord], drafts: [Draft], isComplete: Bool) {
    guard read.contains(where: { $0.parent != nil }) else {
      roots = read.inOrder
      return
    }
    let keys = NameTable(read.map { ($0.record.id.key, true) })
    let draftKeys = Set(drafts.map(\.key))
    var parents: [ExactText: ExactText] = [:]
    for record in read {
      if let parent = record.parent.flatMap({ keys.found($0.key) }) {
        parents[record.record.id.key] = ExactText(parent.name)
      }
    }
    let circles = Self.circles(in: parents)
    var nearest = NearestNames(among: keys.names)
    for record in read {
      guard let parent = record.parent else {
        roots.append(record)
        continue
      }
      let key = record.record.id.key
      guard let above = keys.found(parent.key)?.name else {
        if parent.isImplied { continue }
        if draftKeys.contains(parent.key) {
          diagnostics.append(.draftItem(parent.key, at: parent.place))
        } else if isComplete {
          diagnostics.append(
            .unknownParent(
              parent.key, nearest: nearest.name(nearestTo: parent.key), at: parent.place))
        }
        roots.append(record)
        continue
      }
      if circles.contains(key) {
        diagnostics.append(.ownAncestor(key, at: parent.place))
        roots.append(record)
      } else {
        children[above, default: []].append(record)
      }
    }
    roots = roots.inOrder
  }

  /// Returns the keys of the records that are their own ancestors.
  private static func circles(in parents: [ExactText: ExactText]) -> Set<ExactText> {
    var circles: Set<ExactText> = []
    var visited: Set<ExactText> = []
    for start in parents.keys where !visited.contains(start) {
      var way: [ExactText] = []
      var places: [ExactText: Int] = [:]
      var current: ExactText? = start
      while let key = current, visited.insert(key).inserted {
        places[key] = way.count
        way.append(key)
        current = parents[key]
      }
      if let key = current, let place = places[key] { circles.formUnion(way[place...]) }
    }
    return circles
  }

  mutating func takeRoots() -> [ReadRecord] {
    defer { roots = [] }
    return roots
  }

  mutating func takeChildren(of key: String) -> [ReadRecord] {
    children.removeValue(forKey: ExactText(key)) ?? []
  }
}

extension RecordTable {
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
