import VitrineModel

/// The records that visitors find on a page, and what they say.
struct FoundRecords {
  let records: [Int]

  /// By collection.
  let queries: [Int: RecordQuery]

  /// In which texts are sorted; nil for that of no language.
  let alphabet: Alphabet?
  private let plan: ContentPlan
  private let table: RecordTable

  /// Of all collections on the page, even those whose records are not found.
  private let ranges: [(records: Range<Int>, collection: Int)]

  init(
    _ records: [Int], of collections: Set<Int>, page: Int, plan: ContentPlan, in table: RecordTable
  ) {
    let alphabet = plan.alphabet(ofPage: page)
    self.alphabet = alphabet
    self.records = records
    self.plan = plan
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

  /// Returns the unit of a measure or field; nil if `name` has none.
  func unit(of name: String) -> String? {
    records.lazy.compactMap { table.records[$0].unit(of: name) }.first
  }

  /// Returns the text between the levels of a field that has terms; nil if it has none.
  func levels(of name: String) -> String? {
    plan.terms.first { $0.field == name && queries[$0.collection] != nil }?.levels
  }

  /// Returns the order of states that `name` looks up; nil if it is another field.
  func status(named name: String) -> StatusRule? {
    queries.keys.sorted().lazy.compactMap { queries[$0]!.status }.first { $0.field == name }
  }

  /// Returns the orders by the columns of tables, in both directions, but for those that are there
  /// already.
  func sorts(by columns: [SectionTable.Column], besides known: [String]) -> [Finding.Sort] {
    var known = Set(known)
    return columns.flatMap { column in
      let path = column.path
      return [false, true].compactMap { isDescending -> Finding.Sort? in
        let key = SortKey(name: column.field, isDescending: isDescending)
        guard known.insert(key.text).inserted else { return nil }
        return Finding.Sort(
          name: key.text, title: "\(column.label) \(isDescending ? "↓" : "↑")",
          ranks: ranks(by: [key]) { table.records[$1].value(at: path) }, isOfColumn: true)
      }
    }
  }

  /// Returns the place of each record in the order of `keys`.
  func ranks(by keys: [SortKey], report: (SortKey, UnplacedValues) -> Void) -> [Int] {
    ranks(by: keys, report: report) { value($0, of: $1) }
  }

  private func ranks(
    by keys: [SortKey], report: (SortKey, UnplacedValues) -> Void = { _, _ in },
    value: (String, Int) -> FieldValue?
  ) -> [Int] {
    let keys = keys.map { key in
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
  /// Yes or no, which tables can only say in words; nil for anything else.
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
  /// True if some are yes or no, and none is anything else.
  var areFlags: Bool {
    let present = lazy.filter { ReadableValue($0) != nil }
    return !present.isEmpty && present.allSatisfy { $0?.flag != nil }
  }
}
