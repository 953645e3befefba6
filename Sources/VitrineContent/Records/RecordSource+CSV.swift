import VitrineModel

extension RecordSource {
  /// A record a row; empty cells say nothing.
  static func csv(_ table: CSVTable, file: String) -> RecordSource {
    var source = RecordSource(count: table.rows.count) { row in
      let cells = table.rows[row]
      let members = zip(table.header, cells).map { name, cell in
        SourceValue.Member(
          key: name.text, keyLine: name.line, keyColumn: name.column,
          value: SourceValue(
            content: cell.text.isEmpty ? .null : .text(cell.text), line: cell.line,
            column: cell.column))
      }
      return RecordData(
        value: SourceValue(
          content: .object(members), line: cells[0].line, column: cells[0].column),
        file: file)
    }
    source.warnings = table.warnings
    return source
  }
}

/// The separator that a file's name says; where the header has none of these, the tab, semicolon or
/// bar that it has, as programs write where the comma is in numbers.
func csvSeparator(_ bytes: [UInt8], file: String) -> UInt8 {
  let separator = CSVTable.separator(ofFile: file)
  let header = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
  if header.contains(separator) { return separator }
  return [0x09, UInt8(ascii: ";"), UInt8(ascii: "|")].first(where: header.contains) ?? separator
}
