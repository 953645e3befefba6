/// Chooses the cell that shows a record by the value of a field.
package struct CellChoice: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package var value: String
    package var cell: String

    package init(value: String, cell: String) {
      self.value = value
      self.cell = cell
    }
  }

  package var field: ValuePath
  package var cases: [Case]

  /// The cell for all other values, or nil for the layout's own.
  package var other: String?

  package init(field: ValuePath, cases: [Case], other: String? = nil) {
    self.field = field
    self.cases = cases
    self.other = other
  }

  /// All cells that it names.
  package var cells: [String] { cases.map(\.cell) + [other].compactMap { $0 } }

  /// The values of a record by which its cell is chosen.
  package func values(of record: borrowing Record) -> [String] {
    record.value(at: field)?.plainTexts ?? []
  }

  /// Returns the cell of a record, or nil for the layout's own. In a list, the first value that has
  /// a cell counts.
  package func cell(of record: borrowing Record) -> String? {
    for text in values(of: record) {
      if let found = cases.first(where: { $0.value == text }) { return found.cell }
    }
    return other
  }
}

extension FieldValue {
  /// The value as its source writes it, or each value of a list.
  fileprivate var plainTexts: [String] {
    switch data {
    case .null, .object: []
    case .bool(let flag): [flag ? "true" : "false"]
    case .number(let number): [number.literal]
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.plainTexts)
    }
  }
}

extension Section {
  /// Returns the cell that the record or the section names, or nil for the layout's own. In a
  /// table, every row has the table's columns.
  package func cell(of record: borrowing Record) -> String? {
    if table != nil { return cell }
    if let own = record.cell { return own }
    return cellChoice.map { $0.cell(of: record) } ?? cell
  }

  /// All cells that the section names.
  package var cells: [String] { cellChoice?.cells ?? [cell].compactMap { $0 } }

  /// The cell for all records that do not name one, or nil for the layout's own and if it depends
  /// on the record.
  package var commonCell: String? { cellChoice == nil ? cell : nil }
}
