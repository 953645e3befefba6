import VitrineDiagnostics

/// The non-empty cells of a sheet, row by row, and its merged ranges.
package struct SheetCells: Sendable {
  struct Cell: Sendable {
    /// The number of the column, from 1.
    var column: Int32
    var value: Value
  }

  package enum Value: Sendable {
    case text(String)

    /// A number, as written in the file.
    case number(String)
    case bool(Bool)

    /// Not shown, for a reason that a warning names.
    case noted
  }

  struct Row: Sendable {
    /// The number of the row, from 1.
    var number: Int

    /// The index of its first cell among all cells.
    var start: Int
  }

  struct Merge: Sendable {
    var column: Int
    var rows: ClosedRange<Int>
  }

  var cells: [Cell] = []
  var rows: [Row] = []

  /// Merged ranges of several rows, by their leftmost column.
  var merges: [Merge] = []

  /// The rows with a merged range of several columns.
  var wideRows: Set<Int> = []

  /// The addresses to which cells link.
  var links: [CellAddress: String] = [:]

  /// A warning for each cell that is not shown.
  var warnings: [Diagnostic] = []

  /// Returns the cells of a row, by its index.
  func cells(ofRow index: Int) -> ArraySlice<Cell> {
    cells[rows[index].start..<(index + 1 < rows.count ? rows[index + 1].start : cells.count)]
  }
}

/// The place of a cell, from 1.
struct CellAddress: Hashable, Sendable {
  /// The limit of Excel.
  static let maxRows = 1_048_576
  static let maxColumns = 16_384

  var row: Int
  var column: Int

  init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

  /// Reads a name such as `C7`, or returns nil for anything else.
  init?(_ name: some StringProtocol) {
    (row, column) = (0, 0)
    var digits = name.utf8[...]
    while let byte = digits.first, (0x41...0x5A).contains(byte & 0xDF), column < 100_000 {
      column = column * 26 + Int(byte & 0xDF) - 0x40
      digits = digits.dropFirst()
    }
    guard let row = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    self.row = row
    guard (1...Self.maxRows).contains(row), (1...Self.maxColumns).contains(column) else {
      return nil
    }
  }

  var name: String { Self.letters(of: column) + String(row) }

  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: row, column: column)
  }

  /// Returns the letters of a column: `A` for 1, `AA` for 27.
  static func letters(of column: Int) -> String {
    var letters: [UInt8] = []
    var rest = column
    while rest > 0 {
      letters.append(UInt8(ascii: "A") + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }
}
