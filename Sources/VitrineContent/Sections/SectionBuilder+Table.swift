import VitrineDiagnostics
import VitrineModel
import VitrineText

extension SectionBuilder {
  /// Turns a section into a table, with the declared columns or those for which its records have
  /// values.
  func show(_ section: inout Section, as table: SectionTable, collection: Int) {
    var table = table
    let shown = section.items.compactMap(\.record)
    if table.columns.isEmpty { table.columns = columns(of: shown) }
    if let spark = table.spark?.name, !table.columns.contains(where: { $0.field == spark }) {
      table.columns.append(SectionTable.Column(field: spark))
    }
    let terms = Set(plan.terms.lazy.filter { $0.collection == collection }.map(\.field))
    for index in table.columns.indices {
      let field = table.columns[index].field
      table.columns[index].hasTerms = terms.contains(field) || areLinks(field, of: shown)
      if table.columns[index].alignment == nil {
        table.columns[index].alignment = areNumbers(field, of: shown) ? .point : .start
      }
    }
    section.table = table
    section.cell = table.cellName
    section.cellChoice = nil
    section.selection = nil
  }

  /// The columns for the fields that cards would show, and for all measures.
  private func columns(of shown: [Int]) -> [SectionTable.Column] {
    let records = shown.lazy.map { self.records.records[$0] }
    var names = [RecordSlot.title.rawValue]
    for slot in [RecordSlot.subtitle, .date] where records.contains(where: { $0[slot] != nil }) {
      names.append(slot.rawValue)
    }
    for name in records.flatMap({ $0.measures.map(\.name) }) where !names.contains(name) {
      names.append(name)
    }
    return names.map { SectionTable.Column(field: $0) }
  }

  /// Whether any value of a field is a link.
  private func areLinks(_ field: String, of shown: [Int]) -> Bool {
    let path = ValuePath(field)
    return shown.contains {
      presentValues(of: records.records[$0].value(at: path)).contains(where: \.isLink)
    }
  }

  /// Whether a field has values, and all of them are numbers.
  private func areNumbers(_ field: String, of shown: [Int]) -> Bool {
    if RecordSlot(rawValue: field) != nil { return false }
    let path = ValuePath(field)
    var exists = false
    for record in shown {
      guard let value = records.records[record].value(at: path) else { continue }
      if case .list = value { return false }
      guard let readable = ComparableValue(value) else { continue }
      if readable.number == nil { return false }
      exists = true
    }
    return exists
  }

  /// Reports columns for which no record of the collection has a value.
  mutating func reportEmptyColumns(
    _ names: [SectionDeclaration.Name], excluding spark: SparkSource?, of collection: Int
  ) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    let owner = plan.collections[collection].name
    for name in names where name.text != spark?.name {
      // Records without a text, link or date are normal.
      if RecordSlot(rawValue: name.text) != nil { continue }
      let path = ValuePath(name.text)
      if members.contains(where: { records.records[$0].value(at: path) != nil }) { continue }
      warnOnce(
        "empty column", at: name.place,
        "this table shows '\(name.text)', which no record of '\(owner)' has",
        hint: suggestion(nearest(to: name.text, in: collection))
          ?? "a table shows what records have: name it in the collection's 'fields'")
    }
  }
}

extension SectionTable {
  /// The name of the cell for its rows: the table's configuration as JSON.
  fileprivate var cellName: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("table", columns) { writer, column in
        writer.object { writer in
          writer.member("field", column.field)
          writer.member("title", column.title)
          writer.member("align", column.alignment?.rawValue)
          writer.member("width", column.width?.description)
          writer.member("terms", if: column.hasTerms)
        }
      }
      writer.member("narrow", narrow.rawValue)
      writer.member("spark", spark?.name)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
