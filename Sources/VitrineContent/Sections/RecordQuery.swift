import VitrineDiagnostics
import VitrineModel

/// Selects, sorts and groups the records of one collection.
struct RecordQuery {
  let records: RecordTable
  let collection: Int

  /// The order of the collection's states.
  let status: StatusRule?

  /// The alphabet for sorting texts, or nil to sort independently of a language.
  let alphabet: Alphabet?

  /// The column of each name that conditions, orders and outlines look up.
  private let columns: [String: Int]

  /// The declared types of fields, by name.
  private let forms: [String: FieldType]

  init(records: RecordTable, collection: Int, plan: CollectionPlan, in alphabet: Alphabet?) {
    self.records = records
    self.alphabet = alphabet
    self.collection = collection
    status = plan.declaration.shape.status
    forms = plan.declaration.shape.forms
    columns = Dictionary(uniqueKeysWithValues: plan.lookedUpNames.enumerated().map { ($1, $0) })
  }

  /// Returns a record's value of the measure, field or path `name`, or nil if it has none.
  func value(_ name: String, of record: Int) -> FieldValue? {
    columns[name].flatMap { records.details[record].lookedUp[$0] }
  }

  /// Returns the records with all of their descendants, in preorder.
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

  /// Returns the conditions with their literals converted to the types of the fields, so that this
  /// is done once and not for each record.
  func prepared(_ conditions: [Condition]) -> [Condition] { conditions.read(as: forms) }

  /// Reports literals in the conditions that cannot be values of their field.
  func invalidLiterals(_ conditions: [Condition]) -> [Diagnostic] {
    conditions.invalidLiterals(as: forms)
  }

  func matching(_ roots: [Int], _ conditions: [Condition]) -> [Int] {
    guard !conditions.isEmpty else { return roots }
    return roots.filter { root in
      conditions.allSatisfy { $0.isMet { value($0.text, of: root) } }
    }
  }

  func sorted(
    _ roots: [Int], by keys: [SortKey], report: (SortKey, IncomparableValues) -> Void = { _, _ in }
  ) -> [Int] {
    let keys = keys.map { $0.ordered(by: status, type: type(of: $0.name)) }
    return VitrineContent.sorted(roots, by: keys, in: alphabet, report: report) {
      value($1, of: $0)
    }
  }

  /// The declared type of a field, or nil if it has none. The date slot has its type without a
  /// declaration.
  func type(of name: String) -> ValueType? {
    forms[name]?.type ?? (name == RecordSlot.date.rawValue ? .date : nil)
  }

  /// Returns the roots in groups. The groups are in source order unless `grouping` sets another;
  /// roots keep their order.
  func groups(of roots: [Int], by grouping: Grouping) -> [RecordGroup<Int>] {
    let ranks = ranks(of: roots)
    let grouping = grouping.ordered(by: status, in: alphabet)
    let groups = grouping.groups(of: roots.sorted()) { value($1, of: $0) }
    return groups.map { group in
      var group = group
      group.records.sort { ranks[$0]! < ranks[$1]! }
      return group
    }
  }

  private func ranks(of roots: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: roots.enumerated().map { ($1, $0) })
  }

  /// Returns the values of a root that determine its groups.
  func groupValues(of root: Int, for key: Grouping.Key) -> [Grouping.Value] {
    key.groupValues(of: value(key.name, of: root), in: alphabet)
  }

  /// Returns the roots under the parents that `outline` creates, and for each parent's id its title
  /// if that depends on the language. Parents are in source order unless `outline` sets another;
  /// roots keep their order.
  func outlined(
    _ roots: [Int], by outline: Grouping
  ) -> (items: [Item], localized: [String: LocalizedTitle]) {
    var localized: [String: LocalizedTitle] = [:]
    let ranks = ranks(of: roots)
    let outline = outline.ordered(by: status, in: alphabet)
    let outlined = outline.items(of: roots.sorted()) { value($1, of: $0) }
    var result: [Item] = []
    var run: [Int] = []
    var level = 0
    var parent = ""
    var placed: Set<Int> = []
    func endRun() {
      run.sort { ranks[$0]! < ranks[$1]! }
      for root in run {
        let isCopy = !placed.insert(root).inserted
        result += items(of: [root], level: level).map {
          Item($0.content, level: $0.level, copyParentID: isCopy ? parent : nil)
        }
      }
      run = []
    }
    for item in outlined {
      if item.level != level { endRun() }
      level = item.level
      switch item.content {
      case .record(let root):
        run.append(root)
      case .parent(let id, let title):
        endRun()
        parent = id
        localized[id] = title.localized
        result.append(Item(.outline(id: id, title: title.text), level: item.level))
      }
    }
    endRun()
    return (result, localized)
  }
}
