package import VitrineDiagnostics
import VitrineText

/// Reads a file of values in the format of RFC 4180: cells with a separator, a quote or a line end
/// are in double quotes, and quotes in them are doubled.
///
/// The file can begin with a byte order mark, lines can end in LF, CR LF or CR, and cells that do
/// not begin with a quote can contain quotes. Quotes that do not enclose a whole cell are text.
package func readCSV(_ bytes: [UInt8], file: String, separator: UInt8) throws(UnreadableContent)
  -> CSVTable
{
  try bytes.withUnsafeBufferPointer { (bytes) throws(UnreadableContent) in
    var parser = CSVParser(bytes: bytes, file: file, separator: separator)
    return try parser.table()
  }
}

private struct CSVParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  let separator: UInt8
  private var index: Int
  private var line = 1
  private var lineStart: Int
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []

  init(bytes: UnsafeBufferPointer<UInt8>, file: String, separator: UInt8) {
    self.bytes = bytes
    self.file = file
    self.separator = separator
    index = byteOrderMarkLength(in: bytes)
    lineStart = index
  }

  mutating func table() throws(UnreadableContent) -> CSVTable {
    var table = CSVTable(header: [], rows: [])
    while let row = nextRow() {
      if row.isBlank || table.header.isEmpty && row.namesSeparator { continue }
      if table.header.isEmpty {
        // Surrounding blanks are never intended, and no path could include them.
        table.header = row.map { cell in
          var cell = cell
          cell.text = trimmed(cell.text)
          return cell
        }
        errors.reportDuplicates(
          of: table.header.map { ($0.text, $0.location(in: file)) })
      } else {
        table.rows.append(fitted(row, to: table.header))
        if table.rows.count > CSVTable.maxRows {
          throw .tooManyRecords(in: file, line: row[0].line)
        }
      }
    }
    guard errors.isEmpty else { throw UnreadableContent(diagnostics: errors) }
    omitUnnamed(&table)
    table.warnings = warnings
    return table
  }

  /// Reads the cells up to the end of the line, or returns nil at the end of the file.
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

  /// Reads the cell at `index`, and leaves `index` at the separator or line end after it.
  private mutating func cell() -> CSVTable.Cell {
    let (line, column) = (self.line, index - lineStart + 1)
    let text =
      index < bytes.count && bytes[index] == UInt8(ascii: "\"") ? quotedText() : plainText()
    return CSVTable.Cell(text: text, line: line, column: column)
  }

  private mutating func plainText() -> String {
    let start = index
    while !isAtEndOfCell { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads the text between quotes, the first of which is at `index`.
  ///
  /// Quotes that do not enclose the whole cell are part of its text. The cell then ends like one
  /// without quotes, but not before the closing quotes if these are on the same line.
  private mutating func quotedText() -> String {
    let start = (index: index, line: line, lineStart: lineStart)
    let text = textUpToClosingQuote()
    if let text, isAtEndOfCell { return text }
    if text != nil, line == start.line {
      warnings.warn(
        "stray quote", at: location,
        "text after the closing quote, so the quotes stay in the cell",
        hint: "quote the whole cell, and double each quote inside it")
    } else {
      (index, line, lineStart) = start
      warnings.warn(
        "stray quote", at: location,
        "the quote that opens here is never closed, and stays in the cell",
        hint: "close it, and double each quote inside the cell")
    }
    _ = plainText()
    return String(decoding: bytes[start.index..<index], as: UTF8.self)
  }

  /// Reads up to the closing quote and leaves `index` after it, or returns nil if there is none.
  private mutating func textUpToClosingQuote() -> String? {
    index += 1
    let start = index
    var hasQuotes = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
          return text(in: start..<index - 1, hasQuotes: hasQuotes)
        }
        hasQuotes = true
        index += 1
      case 0x0A, 0x0D:
        endLine()
      default:
        index += 1
      }
    }
    return nil
  }

  /// The text between quotes. Nothing is copied until its end is known.
  private func text(in range: Range<Int>, hasQuotes: Bool) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    guard hasQuotes else { return String(decoding: text, as: UTF8.self) }
    var isSecond = false
    return String(
      decoding: text.filter { byte in
        isSecond = byte == UInt8(ascii: "\"") && !isSecond
        return byte != UInt8(ascii: "\"") || isSecond
      }, as: UTF8.self)
  }

  private var location: SourceLocation {
    SourceLocation(file: file, line: line, column: index - lineStart + 1)
  }

  private var isAtEndOfCell: Bool {
    index == bytes.count || bytes[index] == separator || isLineEnd(bytes[index])
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

extension CSVParser {
  /// Removes the columns without a name. They are empty if lines end with a separator; otherwise
  /// their first value gets a warning.
  private mutating func omitUnnamed(_ table: inout CSVTable) {
    guard table.header.contains(where: \.text.isEmpty) else { return }
    let named = table.header.indices.filter { !table.header[$0].text.isEmpty }
    for column in table.header.indices where table.header[column].text.isEmpty {
      if let cell = table.rows.lazy.compactMap({ $0.dropFirst(column).first })
        .first(where: { !$0.text.isEmpty })
      {
        warnings.warnAboutUnnamed(at: cell.location(in: file), hint: "name it in the first line")
      }
    }
    table.header = named.map { table.header[$0] }
    table.rows = table.rows.map { row in named.prefix { $0 < row.count }.map { row[$0] } }
      .filter { !$0.isBlank }
  }

  /// Returns the row with at most as many cells as `header`. Extra cells are joined to the last
  /// one, unless all of them are empty.
  ///
  /// The warning is at the first extra cell, or at the beginning of a row that is too short.
  private mutating func fitted(
    _ row: [CSVTable.Cell], to header: [CSVTable.Cell]
  ) -> [CSVTable.Cell] {
    let count = header.count
    if row.count == count { return row }
    if row.count > count, row[count...].isBlank { return Array(row.prefix(count)) }
    let place = row.count > count ? row[count] : row[0]
    // Missing and extra cells of unnamed columns do not matter, because these columns are removed.
    let isReported =
      row.count > count ? header.last?.text.isEmpty != true : !header[row.count...].isBlank
    if isReported {
      let named = header.count { !$0.text.isEmpty }
      let isShort = row.count < named
      warnings.warn(
        isShort ? "short row" : "long row", at: place.location(in: file),
        "this row has \(row.count) \(row.count == 1 ? "cell" : "cells"), the header has \(named): "
          + (isShort ? "missing cells are empty" : "extra cells are joined to the last one"),
        hint: "quote cells that contain a separator, and write empty cells too")
    }
    guard row.count > count else { return row }
    var fitted = Array(row.prefix(count))
    let between = String(decoding: [separator], as: UTF8.self)
    fitted[count - 1].text = row[(count - 1)...].map(\.text).joined(separator: between)
    return fitted
  }
}

extension Collection<CSVTable.Cell> {
  /// Whether all cells are empty.
  fileprivate var isBlank: Bool { allSatisfy(\.text.isEmpty) }

  /// Whether this is the line `sep=;`, an instruction to Excel and not part of the table.
  fileprivate var namesSeparator: Bool {
    first?.text.lowercased() == "sep=" && dropFirst().isBlank
  }
}
