package import VitrineDiagnostics
import VitrineText

/// A sheet as a table. The first row names the columns, below any titles of the whole.
package struct SheetTable: Sendable {
  package struct Column: Sendable {
    package var name: String

    /// The number of the column, from 1.
    package var number: Int
  }

  package let columns: [Column]

  /// The number of the row with the names, from 1.
  package let header: Int

  /// The indices of the rows that have a value.
  package let records: [Int]

  /// A warning for each cell and column that is not shown.
  package private(set) var warnings: [Diagnostic]
  private let cells: SheetCells

  /// The merged ranges in each of `columns`, from top to bottom, with their values.
  private let merges: [[(rows: ClosedRange<Int>, value: SheetCells.Value)]]

  package init(_ cells: SheetCells, name: String, file: String) throws(UnreadableContent) {
    self.cells = cells
    let filled = cells.rows.indices.filter { index in
      cells.cells(ofRow: index).contains { !$0.value.isBlank }
    }
    guard let first = filled.first else {
      throw UnreadableContent(
        "workbook", at: .start(of: file), "the sheet '\(name)' is empty",
        hint: "name the columns in its first row")
    }
    let titles = cells.titles(in: filled)
    let names = titles == 0 ? first : filled[titles]
    header = cells.rows[names].number
    columns = try Self.columns(cells.cells(ofRow: names), row: header, file: file)
    let notes = cells.notes(in: filled.dropFirst(titles + 1), of: columns)
    records = Array(filled.dropFirst(titles + 1).dropLast(notes))
    warnings = cells.warnings
    if notes > 0 {
      let row = cells.rows[filled[filled.count - notes]].number
      warnings.warn(
        "notes under a table", at: CellAddress(row: row, column: 1).location(in: file),
        notes == 1
          ? "the row is a note under the table, so it is left out"
          : "the last \(notes) rows are notes under the table, so they are left out",
        hint: "to keep them as records, remove the empty row above them")
    }
    var merges: [Int: [(rows: ClosedRange<Int>, value: SheetCells.Value)]] = [:]
    for merge in cells.merges where merge.rows.lowerBound > header {
      guard let value = cells.value(row: merge.rows.lowerBound, column: merge.column) else {
        continue
      }
      merges[merge.column, default: []].append((merge.rows, value))
    }
    self.merges = columns.map { column in
      (merges[column.number] ?? []).sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    }
    warnAboutUnnamedColumns(in: file)
  }

  /// Returns a record's value for each column, or nil for columns without one.
  package func values(of record: Int) -> [SheetCells.Value?] {
    let row = cells.rows[records[record]].number
    var rest = cells.cells(ofRow: records[record])
    return columns.indices.map { index in
      let number = columns[index].number
      rest = rest.drop { $0.column < number }
      if let cell = rest.first, cell.column == number { return cell.value }
      return mergedValue(index, row: row)
    }
  }

  /// The address to which the cell of a record in a column links, by the number of the column.
  package func link(of record: Int, in column: Int) -> String? {
    cells.links[CellAddress(row: row(of: record), column: column)]
  }

  package func row(of record: Int) -> Int { cells.rows[records[record]].number }

  /// Returns the value of a merged range that begins above a row and reaches it.
  private func mergedValue(_ column: Int, row: Int) -> SheetCells.Value? {
    let ranges = merges[column]
    let last = ranges[..<ranges.partitioningIndex { $0.rows.lowerBound >= row }].last
    return last.flatMap { $0.rows.contains(row) ? $0.value : nil }
  }
}

extension SheetTable {
  private static func columns(
    _ header: ArraySlice<SheetCells.Cell>, row: Int, file: String
  ) throws(UnreadableContent) -> [Column] {
    let columns = header.compactMap { cell in
      // A name can have several lines in its cell.
      let name = cell.value.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return name.isEmpty ? nil : Column(name: name, number: Int(cell.column))
    }
    var errors: [Diagnostic] = []
    errors.reportDuplicates(
      of: columns.map {
        ($0.name, CellAddress(row: row, column: $0.number).location(in: file))
      })
    guard errors.isEmpty else { throw UnreadableContent(diagnostics: errors) }
    return columns
  }

  private mutating func warnAboutUnnamedColumns(in file: String) {
    var known = Set(columns.map(\.number))
    for index in records {
      for cell in cells.cells(ofRow: index)
      where !cell.value.isBlank && known.insert(Int(cell.column)).inserted {
        let place = CellAddress(row: cells.rows[index].number, column: Int(cell.column))
        warnings.warnAboutUnnamed(
          "the column \(CellAddress.letters(of: place.column))", at: place.location(in: file),
          hint:
            "name it in row \(header), the first row with values; remove any rows above the names"
        )
      }
    }
  }
}

extension SheetCells {
  private func isAlone(_ row: Int) -> Bool { cells(ofRow: row).count { !$0.value.isBlank } == 1 }

  /// The number of rows above the names of the columns, among those with values. They have one value
  /// each, and are merged, or have an empty row below them.
  fileprivate func titles(in filled: [Int]) -> Int {
    let count = filled.prefix(while: isAlone).count
    guard count > 0, count < filled.count else { return 0 }
    let last = rows[filled[count - 1]].number
    let isApart = wideRows.contains(last) || rows[filled[count]].number > last + 1
    return isApart || count > 1 && wideRows.contains(rows[filled[0]].number) ? count : 0
  }

  /// The number of rows below a table of three columns or more, below an empty row, which have only a
  /// text in the first column.
  fileprivate func notes(in filled: ArraySlice<Int>, of columns: [SheetTable.Column]) -> Int {
    guard columns.count > 2 else { return 0 }
    let count = filled.reversed().prefix { row in
      guard let cell = cells(ofRow: row).first(where: { !$0.value.isBlank }),
        case .text = cell.value
      else { return false }
      return isAlone(row) && cell.column <= columns[0].number
    }.count
    // Those from the last empty row on.
    let start = max(filled.startIndex + 1, filled.endIndex - count)
    let notes = (start..<max(start, filled.endIndex)).last {
      rows[filled[$0]].number > rows[filled[$0 - 1]].number + 1
    }
    return notes.map { filled.endIndex - $0 } ?? 0
  }

  /// The value of a cell, or nil if it is empty.
  fileprivate func value(row: Int, column: Int) -> Value? {
    let index = rows.partitioningIndex { $0.number >= row }
    guard index < rows.count, rows[index].number == row else { return nil }
    return cells(ofRow: index).first { $0.column == column }?.value
  }
}

extension SheetCells.Value {
  /// Whether the cell does not make its row a record: only blanks, or a value that is not shown.
  fileprivate var isBlank: Bool {
    switch self {
    case .text(let text): text.utf8.allSatisfy(\.isWhiteSpace)
    case .noted: true
    case .number, .bool: false
    }
  }

  fileprivate var text: String {
    switch self {
    case .text(let text), .number(let text): text
    case .bool(let bool): bool ? "true" : "false"
    case .noted: ""
    }
  }
}
