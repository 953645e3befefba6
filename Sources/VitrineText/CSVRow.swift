extension [UInt8] {
  /// Appends a row of comma-separated values (RFC 4180) with its line break.
  ///
  /// With `marksFormulas`, a cell that a spreadsheet would read as a formula gets a leading
  /// apostrophe, which marks it as text.
  package mutating func append(rowOfCSV cells: [String], marksFormulas: Bool = true) {
    for (number, text) in cells.enumerated() {
      if number > 0 { append(UInt8(ascii: ",")) }
      append(cellOfCSV: text, marksFormulas: marksFormulas)
    }
    self += "\r\n".utf8
  }

  private mutating func append(cellOfCSV text: String, marksFormulas: Bool) {
    let isFormula =
      marksFormulas && text.utf8.first.map { "=+-@\t\r\n".utf8.contains($0) } == true
      && Double(text) == nil
    let isQuoted = text.utf8.contains { "\",\r\n".utf8.contains($0) }
    if isQuoted { append(UInt8(ascii: "\"")) }
    if isFormula { append(UInt8(ascii: "'")) }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    if isQuoted { append(UInt8(ascii: "\"")) }
  }
}
