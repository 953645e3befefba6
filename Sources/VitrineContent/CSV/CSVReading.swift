import VitrineText

/// Reads a file of values as RFC 4180 has them: cells that hold a separator, a quote or a line end
/// are in double quotes, and quotes in them are doubled.
///
/// A byte order mark and lines that end in LF, CR LF or CR are fine, and so is a quote inside a cell
/// that does not begin with one.
func readCSV(_ bytes: [UInt8], file: String, separator: UInt8) throws(UnreadableContent) -> CSVTable
{
  try checkText(bytes, file: file)
  return try bytes.withUnsafeBufferPointer { (bytes) throws(UnreadableContent) in
    var reading = CSVReading(bytes: bytes, file: file, separator: separator)
    return try reading.table()
  }
}

private struct CSVReading {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  let separator: UInt8
  private var index: Int
  private var line = 1
  private var lineStart: Int
  private var diagnostics: [Diagnostic] = []

  /// A file with more faults has the wrong separator, or is no table at all.
  private static let mostDiagnostics = 20

  init(bytes: UnsafeBufferPointer<UInt8>, file: String, separator: UInt8) {
    self.bytes = bytes
    self.file = file
    self.separator = separator
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = index
  }

  mutating func table() throws(UnreadableContent) -> CSVTable {
    var table = CSVTable(header: [], rows: [])
    while let row = nextRow() {
      if table.header.isEmpty {
        checkNames(row)
        table.header = row
      } else {
        checkLength(of: row, header: table.header)
        table.rows.append(row)
      }
      if diagnostics.count >= Self.mostDiagnostics { break }
    }
    guard diagnostics.isEmpty else { throw UnreadableContent(diagnostics: diagnostics) }
    return table
  }

  /// The cells up to the end of the line; nil at the end of the file.
  private mutating func nextRow() -> [CSVTable.Cell]? {
    while index < bytes.count, isLineEnd(bytes[index]) { endLine() }
    guard index < bytes.count else { return nil }
    var row: [CSVTable.Cell] = []
    while true {
      row.append(cell())
      guard index < bytes.count else { return row }
      if bytes[index] == separator {
        index += 1
      } else {
        endLine()
        return row
      }
    }
  }

  /// The cell at `index`, which is left on the separator or line end behind it.
  private mutating func cell() -> CSVTable.Cell {
    let (line, column) = (self.line, index - lineStart + 1)
    let text =
      index < bytes.count && bytes[index] == UInt8(ascii: "\"") ? quotedText() : plainText()
    return CSVTable.Cell(text: text, line: line, column: column)
  }

  private mutating func plainText() -> String {
    let start = index
    while index < bytes.count, bytes[index] != separator, !isLineEnd(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quotedText() -> String {
    let (line, column) = (self.line, index - lineStart + 1)
    index += 1
    var text: [UInt8] = []
    var runStart = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[runStart..<index])
        index += 1
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
          skipRestOfCell()
          return String(decoding: text, as: UTF8.self)
        }
        runStart = index
        index += 1
      case 0x0A, 0x0D:
        endLine()
      default:
        index += 1
      }
    }
    report(.openQuote, line: line, column: column)
    return ""
  }

  /// What stands between a closing quote and the next separator is a fault.
  private mutating func skipRestOfCell() {
    guard index < bytes.count, bytes[index] != separator, !isLineEnd(bytes[index]) else { return }
    report(.textAfterQuote, line: line, column: index - lineStart + 1)
    _ = plainText()
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func endLine() {
    let isPair =
      bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    index += isPair ? 2 : 1
    line += 1
    lineStart = index
  }
}

extension CSVReading {
  private mutating func checkNames(_ header: [CSVTable.Cell]) {
    var firsts: [String: CSVTable.Cell] = [:]
    for cell in header {
      if cell.text.isEmpty {
        report(.columnWithoutName, line: cell.line, column: cell.column)
      } else if let first = firsts[cell.text] {
        report(
          .duplicateColumn(cell.text, firstLine: first.line, firstColumn: first.column),
          line: cell.line,
          column: cell.column)
      } else {
        firsts[cell.text] = cell
      }
    }
  }

  /// The place of a row that is too long is its first cell too many, of one too short its beginning.
  private mutating func checkLength(of row: [CSVTable.Cell], header: [CSVTable.Cell]) {
    guard row.count != header.count else { return }
    let place = row.count > header.count ? row[header.count] : row[0]
    report(
      .raggedRow(cells: row.count, columns: header.count), line: place.line, column: place.column)
  }

  private mutating func report(_ problem: CSVProblem, line: Int, column: Int) {
    diagnostics.append(problem.diagnostic(in: file, line: line, column: column))
  }
}
