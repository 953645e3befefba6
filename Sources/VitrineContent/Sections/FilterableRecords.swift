import VitrineModel

/// The records on a page that visitors can search and filter, with their values.
struct FilterableRecords {
  let records: [Int]

  /// The queries, by collection.
  let queries: [Int: RecordQuery]

  /// The alphabet for sorting texts, or nil to sort independently of a language.
  let alphabet: Alphabet?
  private let plan: ContentPlan
  private let page: Int
  private let table: RecordTable

  /// The records of all collections on the page, even of those whose records visitors cannot
  /// search.
  private let ranges: [(records: Range<Int>, collection: Int)]

  init(
    _ records: [Int], of collections: Set<Int>, page: Int, plan: ContentPlan, in table: RecordTable
  ) {
    let alphabet = plan.alphabet(ofPage: page)
    self.alphabet = alphabet
    self.records = records
    self.plan = plan
    self.page = page
    self.table = table
    let ranges = collections.map { (records: table.ranges[$0], collection: $0) }
    self.ranges = ranges
    let found = Set(
      records.map { record in ranges.first { $0.records.contains(record) }!.collection })
    queries = Dictionary(
      uniqueKeysWithValues: found.map {
        (
          $0,
          RecordQuery(
            records: table, collection: $0, plan: plan.collections[$0], in: alphabet)
        )
      })
  }

  func value(_ name: String, of record: Int) -> FieldValue? {
    let collection = ranges.first { $0.records.contains(record) }!.collection
    return queries[collection]!.value(name, of: record)
  }

  /// Returns the value of `name` in each record.
  func values(_ name: String) -> [FieldValue?] { records.map { value(name, of: $0) } }

  /// Returns the unit of a measure or field, or nil if it has none.
  func unit(of name: String) -> String? {
    records.lazy.compactMap { table.records[$0].unit(of: name) }.first
  }

  /// Returns the separator between the levels of a field with terms, or nil if it has none.
  func levels(of name: String) -> String? {
    plan.terms.first { $0.field == name && queries[$0.collection] != nil }?.levels
  }

  /// Returns the order of states if `name` is a status field, or nil for other fields.
  func status(named name: String) -> StatusRule? {
    queries.keys.sorted().lazy.compactMap { queries[$0]!.status }.first { $0.field == name }
  }

  /// Returns the orders by table columns, in both directions, without those that are already known.
  func sorts(by columns: [SectionTable.Column], excluding known: [String]) -> [Filtering.Sort] {
    var known = Set(known)
    return columns.flatMap { column in
      let path = column.path
      return [false, true].compactMap { isDescending -> Filtering.Sort? in
        let key = SortKey(name: column.field, isDescending: isDescending)
        guard known.insert(key.text).inserted else { return nil }
        return Filtering.Sort(
          name: key.text, title: "\(column.label) \(isDescending ? "↓" : "↑")",
          ranks: ranks(by: [key]) { table.records[$1].value(at: path) }, isOfColumn: true)
      }
    }
  }

  /// Returns each record's position in the order of `keys`.
  func ranks(by keys: [SortKey], report: (SortKey, IncomparableValues) -> Void) -> [Int] {
    ranks(by: keys, report: report) { value($0, of: $1) }
  }

  private func ranks(
    by keys: [SortKey], report: (SortKey, IncomparableValues) -> Void = { _, _ in },
    value: (String, Int) -> FieldValue?
  ) -> [Int] {
    let keys = plan.settled(keys, ofPage: page).map { key in
      key.ordered(
        by: status(named: key.name),
        type: queries.keys.sorted().lazy.compactMap { queries[$0]!.type(of: key.name) }.first)
    }
    let order = sorted(Array(records.indices), by: keys, in: alphabet, report: report) {
      value($1, records[$0])
    }
    var ranks = Array(repeating: 0, count: order.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}

extension FieldValue {
  /// A Boolean, which tables can only write as a word. Nil for anything else.
  var flag: Bool? {
    switch self {
    case .bool(let flag): flag
    case .text("true"): true
    case .text("false"): false
    case .list(let values): values.lazy.compactMap(\.flag).first
    default: nil
    }
  }
}

extension [FieldValue?] {
  /// Whether there are values, and all of them are Booleans.
  var areFlags: Bool {
    let present = lazy.filter { ComparableValue($0) != nil }
    return !present.isEmpty && present.allSatisfy { $0?.flag != nil }
  }
}
