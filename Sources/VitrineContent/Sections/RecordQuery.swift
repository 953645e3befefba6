import VitrineDiagnostics
import VitrineModel

/// Selects, orders and groups the records of one collection.
struct RecordQuery {
  let records: RecordTable
  let collection: Int

  /// The order of the collection's states.
  let status: StatusRule?

  /// In which texts are sorted; nil for that of no language.
  let alphabet: Alphabet?

  /// The column of each name that conditions, orders and outlines look up.
  private let columns: [String: Int]

  /// What fields hold that have a type.
  private let forms: [String: FieldForm]

  init(records: RecordTable, collection: Int, plan: CollectionPlan, in alphabet: Alphabet?) {
    self.records = records
    self.alphabet = alphabet
    self.collection = collection
    status = plan.declaration.shape.status
    forms = plan.declaration.shape.forms
    columns = Dictionary(uniqueKeysWithValues: plan.lookedUpNames.enumerated().map { ($1, $0) })
  }

  /// Returns the value of the measure, field or path `name` of a record; nil if it has none.
  func value(_ name: String, of record: Int) -> FieldValue? {
    columns[name].flatMap { records.details[record].lookedUp[$0] }
  }

  /// Returns the records with all records under them, in preorder.
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

  /// The conditions, in which what stands beside dates is read as dates once, and so for other types.
  func prepared(_ conditions: [Condition]) -> [Condition] { conditions.read(as: forms) }

  /// What the conditions ask of fields that no value of their type is.
  func misread(_ conditions: [Condition]) -> [Diagnostic] { conditions.misread(as: forms) }

  func matching(_ roots: [Int], _ conditions: [Condition]) -> [Int] {
    guard !conditions.isEmpty else { return roots }
    return roots.filter { root in
      conditions.allSatisfy { $0.isMet { value($0.text, of: root) } }
    }
  }

  func sorted(
    _ roots: [Int], by keys: [SortKey], report: (SortKey, UnplacedValues) -> Void = { _, _ in }
  ) -> [Int] {
    let keys = keys.map { $0.ordered(by: status, type: type(of: $0.name)) }
    return VitrineContent.sorted(roots, by: keys, in: alphabet, report: report) {
      value($1, of: $0)
    }
  }

  /// What a field is declared to hold; nil if nothing is. The slot of dates needs no declaration.
  func type(of name: String) -> ValueType? {
    forms[name]?.type ?? (name == RecordSlot.date.rawValue ? .date : nil)
  }

  /// Returns the roots in groups. Groups are in the order of the source unless `grouping` has one;
  /// roots keep theirs.
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

  /// Returns the values of a root that make groups.
  func groupValues(of root: Int, for key: Grouping.Key) -> [Grouping.Value] {
    key.groupValues(of: value(key.name, of: root), in: alphabet)
  }

  /// Returns the roots under the parents that `outline` makes of them, and the titles of parents that a
  /// language says, by their ids. Parents are in the order of the source unless it has one; roots keep theirs.
  func outlined(
    _ roots: [Int], by outline: Grouping
  ) -> (items: [Item], spoken: [String: SpokenTitle]) {
    var spoken: [String: SpokenTitle] = [:]
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
          Item($0.content, level: $0.level, copyUnder: isCopy ? parent : nil)
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
        spoken[id] = title.spoken
        result.append(Item(.outline(id: id, title: title.text), level: item.level))
      }
    }
    endRun()
    return (result, spoken)
  }
}
