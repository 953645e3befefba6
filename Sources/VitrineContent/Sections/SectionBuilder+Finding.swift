import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// A page with so many items or more has a field to search them, unless it says otherwise.
  static let fewestSearched = 24

  /// Returns how visitors find the items of a page; nil if it offers nothing for that.
  ///
  /// Sections that repeat the items of others are left out: what they show is found where it stands.
  mutating func finding(page: Int, in sections: [Section]) -> Finding? {
    let declaration = plan.pages[page]
    var placed: Set<Int> = []
    let shown = sections.lazy.filter { !$0.repeats }.flatMap(\.items).compactMap(\.record)
      .filter { placed.insert($0).inserted }
    let found = FoundRecords(Array(shown), of: plan, in: records)
    let isSearched = declaration.search ?? (found.records.count >= Self.fewestSearched)
    guard isSearched || !declaration.filters.isEmpty || !declaration.sorts.isEmpty,
      !found.records.isEmpty
    else { return nil }
    reportUnknownFields(declaration, of: found)
    return Finding(
      records: found.records, isSearched: isSearched,
      filters: declaration.filters.compactMap { filter($0, of: found) },
      sorts: declaration.sorts.map {
        Finding.Sort(
          name: $0.keys.map(\.text).joined(separator: ","), title: $0.title,
          ranks: found.ranks(by: $0.keys))
      })
  }

  private mutating func reportUnknownFields(
    _ declaration: PageDeclaration, of found: FoundRecords
  ) {
    let queries = found.queries.keys.sorted().map { found.queries[$0]! }
    if queries.contains(where: { collections[$0.collection].isIncomplete }) { return }
    // What is unknown of fields with terms is said of these.
    let said = Set(plan.terms.filter { found.queries[$0.collection] != nil }.map(\.field))
    for name in declaration.lookedUp where !said.contains(name.text) {
      // One after the other: each look is remembered for the next section that asks.
      var isFound = false
      for query in queries where !isFound { isFound = isKnown(name.text, to: query) }
      if isFound { continue }
      diagnostics.append(
        .unknownField(
          name.text, of: plan.collections[queries[0].collection].name,
          nearest: nearest(to: name.text, in: queries[0].collection), at: name.place))
    }
  }

  private mutating func filter(
    _ declaration: FilterDeclaration, of found: FoundRecords
  ) -> Finding.Filter? {
    guard let field = declaration.field else { return nil }
    let values = found.records.map { found.value(field.text, of: $0) }
    let choice: Finding.Choice
    switch declaration.kind ?? (values.areFlags ? .flag : .value) {
    case .value:
      var declaration = declaration
      // What terms of the field say of it need not be said again.
      declaration.levels = declaration.levels ?? found.levels(of: field.text)
      choice = .values(Finding.Values(values, declaration))
    case .flag: choice = .flag(ofRecords: values.map { ReadableValue($0)?.bool })
    case .range:
      guard
        let range = Finding.Range(
          values, step: declaration.step, unit: found.unit(of: field.text))
      else {
        // That no record has the field is said already.
        if values.contains(where: { $0 != nil }) {
          diagnostics.append(.rangeOfNoNumbers(field.text, at: field.place))
        }
        return nil
      }
      choice = .range(range)
    }
    return Finding.Filter(field: field.text, title: declaration.title, choice: choice)
  }
}

/// The records that visitors find on a page, and what they say.
private struct FoundRecords {
  let records: [Int]

  /// By collection.
  let queries: [Int: RecordQuery]
  private let plan: ContentPlan
  private let table: RecordTable
  private let collection: [Int: Int]

  init(_ records: [Int], of plan: ContentPlan, in table: RecordTable) {
    self.records = records
    self.plan = plan
    self.table = table
    let ranges = table.ranges
    collection = Dictionary(
      uniqueKeysWithValues: records.map { record in
        (record, ranges.firstIndex { $0.contains(record) }!)
      })
    queries = Dictionary(
      uniqueKeysWithValues: Set(collection.values).map {
        let names = plan.collections[$0].lookedUpNames
        return ($0, RecordQuery(records: table, collection: $0, names: names))
      })
  }

  func value(_ name: String, of record: Int) -> FieldValue? {
    queries[collection[record]!]!.value(name, of: record)
  }

  /// Returns the unit of a measure; nil if `name` is none.
  func unit(of name: String) -> String? {
    records.lazy.compactMap { record in
      table.records[record].measures.first { $0.name == name }?.unit
    }.first
  }

  /// Returns the text between the levels of a field that has terms; nil if it has none.
  func levels(of name: String) -> String? {
    plan.terms.first { $0.field == name && queries[$0.collection] != nil }?.levels
  }

  /// Returns the place of each record in the order of `keys`.
  func ranks(by keys: [SortKey]) -> [Int] {
    let order = sorted(Array(records.indices), by: keys) { value($1, of: records[$0]) }
    var ranks = Array(repeating: 0, count: order.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}

// MARK: Values

extension Finding.Values {
  /// The values of a field in all records. Those that most records have come first.
  fileprivate init(_ values: [FieldValue?], _ declaration: FilterDeclaration) {
    var tree = ValueTree()
    let ofRecords = values.map { value in
      outlineTexts(of: value).compactMap { tree.add($0, levels: declaration.levels) }
    }
    tree.count(ofRecords)
    let order = tree.order
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    self.init(
      values: order.map { index in
        var value = tree.values[index]
        value.parent = value.parent.map { places[$0] }
        return value
      }, ofRecords: ofRecords.map { $0.map { places[$0] }.sorted() },
      asksForAll: declaration.asksForAll)
  }
}

/// The values of a field, in the order in which they are found.
private struct ValueTree {
  private(set) var values: [Finding.Value] = []
  private var children: [Int?: [Int]] = [:]
  private var indices: [String: Int] = [:]

  /// Returns the index of a value, which is added if it is new, with those above it; nil if the value
  /// says nothing.
  mutating func add(_ text: String, levels: String?) -> Int? {
    var parts = [text]
    if let levels, !levels.isEmpty { parts = text.split(separator: levels).map(String.init) }
    var parent: Int?
    var name = ""
    for part in parts.lazy.map({ trimmed($0) }) where !part.isEmpty {
      name += parent == nil ? part : (levels ?? "") + part
      if let known = indices[name] {
        parent = known
        continue
      }
      let index = values.count
      values.append(Finding.Value(title: part, name: name, parent: parent))
      children[parent, default: []].append(index)
      indices[name] = index
      parent = index
    }
    return parent
  }

  /// Counts the records that have each value, or one under it.
  mutating func count(_ ofRecords: [[Int]]) {
    var last = Array(repeating: -1, count: values.count)
    for (record, found) in ofRecords.enumerated() {
      for index in found {
        var above: Int? = index
        while let value = above, last[value] != record {
          last[value] = record
          values[value].count += 1
          above = values[value].parent
        }
      }
    }
  }

  /// The indices of the values, children after their parents, by count and then by title.
  var order: [Int] {
    let titles = values.map { TextOrder($0.title) }
    func sorted(_ siblings: [Int]?) -> [Int] {
      (siblings ?? []).sorted { first, second in
        values[first].count != values[second].count
          ? values[first].count > values[second].count : titles[first] < titles[second]
      }
    }
    var order: [Int] = []
    var waiting = Array(sorted(children[nil]).reversed())
    while let index = waiting.popLast() {
      order.append(index)
      waiting += sorted(children[index]).reversed()
    }
    return order
  }
}

extension [FieldValue?] {
  /// True if some are yes or no, and none is anything else.
  fileprivate var areFlags: Bool {
    let present = lazy.compactMap { ReadableValue($0) }
    return !present.isEmpty && present.allSatisfy { $0.bool != nil }
  }
}

// MARK: Ranges

extension Finding.Range {
  /// The positions of a field's values: numbers, or dates if some values are no numbers. Nil if none
  /// is either.
  fileprivate init?(_ values: [FieldValue?], step: Double?, unit: String?) {
    let found = values.map { ReadableValue($0) }
    let dates = found.compactMap { $0?.number == nil ? $0?.date : nil }
    let scale: Scale =
      dates.isEmpty ? .number : dates.contains { $0.day != nil } ? .day : .month
    let positions = found.map { value -> Double? in
      switch scale {
      case .number: value?.number
      case .month: value?.date.map { Double($0.year * 12 + ($0.month ?? 1) - 1) }
      case .day: value?.date.map { Double($0.dayNumber) }
      }
    }
    guard positions.contains(where: { $0 != nil }) else { return nil }
    self.init(scale: scale, step: step, unit: unit, ofRecords: positions)
  }
}

extension CalendarDate {
  /// The number of days since 1970-01-01, of the first day that the date may mean.
  ///
  /// Years begin in March here, so that the day that some years have more is their last one.
  fileprivate var dayNumber: Int {
    let month = self.month ?? 1
    let year = self.year - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + (day ?? 1) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension Diagnostic {
  fileprivate static func rangeOfNoNumbers(
    _ name: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "range without numbers", at: place,
      "no record has a number or a date in '\(name)'",
      hint: "leave 'by: range' out, so that values are chosen one by one")
  }
}
