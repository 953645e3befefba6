import VitrineFormats
import VitrineModel

extension RecordSource {
  /// Makes a record of each row. Empty cells are null.
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
