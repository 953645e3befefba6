import VitrineFormats

extension DataElements {
  /// The rows of a table, without their line ends, because the last row may not have one. Nil if
  /// the table cannot be read.
  static func inCSV(_ bytes: [UInt8], file: String) -> DataElements? {
    let separator = csvSeparator(bytes, file: file)
    guard let table = try? readCSV(bytes, file: file, separator: separator) else { return nil }
    let lines = TextLines(of: bytes)
    let places = table.rows.map { row in (line: row[0].line, column: row[0].column) }
    let starts = places.map { lines.starts[$0.line - 1] }
    let ends = starts.dropFirst() + [bytes.count]
    return DataElements(
      zip(places, zip(starts, ends)).map { place, bounds in
        let end = bytes[bounds.0..<bounds.1].lastIndex { $0 != 0x0A && $0 != 0x0D }
        return Element(
          range: bounds.0..<(end ?? bounds.0) + 1, line: place.line, column: place.column)
      })
  }
}
