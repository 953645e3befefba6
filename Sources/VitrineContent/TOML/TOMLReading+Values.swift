extension TOMLReading {
  /// Reads the value of a key.
  mutating func value() throws(TOMLError) -> SourceValue {
    let start = place
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return start.value(.text(try text()))
    case UInt8(ascii: "["): return start.value(.list(try elements()))
    case UInt8(ascii: "{"): return try inlineTable()
    case nil, 0x0A, 0x0D, UInt8(ascii: "#"): throw error(.noValue)
    default: return start.value(try scalar())
    }
  }

  private mutating func elements() throws(TOMLError) -> [SourceValue] {
    let start = place
    index += 1
    return try nested(at: start) { (reading) throws(TOMLError) in
      var elements: [SourceValue] = []
      while try reading.skipLines() {
        if reading.take("]") { return elements }
        if reading.peek == UInt8(ascii: ",") { throw reading.error(.commaWithoutValue) }
        elements.append(try reading.value())
        guard try reading.skipLines() else { break }
        if reading.take("]") { return elements }
        if !reading.take(",") { throw reading.error(.noComma(opened: start)) }
      }
      throw TOMLError(problem: .openBracket("["), place: start)
    }
  }

  private mutating func inlineTable() throws(TOMLError) -> SourceValue {
    let start = place
    index += 1
    return try nested(at: start) { (reading) throws(TOMLError) in
      let table = TOMLTable(.header, at: start, depth: reading.depth)
      reading.skipBlanks()
      if reading.take("}") { return table.value }
      while true {
        try reading.checkLine(opened: start)
        if reading.peek == UInt8(ascii: ",") || reading.peek == UInt8(ascii: "}") {
          throw reading.error(.commaWithoutValue)
        }
        try reading.pair(in: table)
        reading.skipBlanks()
        if reading.take("}") { return table.value }
        try reading.checkLine(opened: start)
        if !reading.take(",") { throw reading.error(.noComma(opened: start)) }
        reading.skipBlanks()
      }
    }
  }

  /// Throws if the line ends, or a comment begins, before a table in braces does.
  private func checkLine(opened: TextPlace) throws(TOMLError) {
    switch peek {
    case nil: throw TOMLError(problem: .openBracket("{"), place: opened)
    case 0x0A, 0x0D, UInt8(ascii: "#"): throw error(.lineInBraces)
    default: break
    }
  }

  /// Reads a value without quotes.
  private mutating func scalar() throws(TOMLError) -> SourceValue.Content {
    let start = index
    skipWord()
    // A space may stand between a date and a time.
    if index - start == 10, bytes[start + 4] == UInt8(ascii: "-"), follows(" "),
      index + 1 < bytes.count, (0x30...0x39).contains(bytes[index + 1])
    {
      index += 1
      skipWord()
    }
    if let value = tomlScalar(UnsafeBufferPointer(rebasing: bytes[start..<index])) { return value }
    throw TOMLError(
      problem: .bareValue(
        string(start..<endOfWords(from: start)), isInBrackets: openBrackets > 0),
      place: place(of: start))
  }

  private mutating func skipWord() {
    while let byte = peek, byte > 0x20, !",]}#".utf8.contains(byte) { index += 1 }
  }

  /// Returns where what stands from `start` on ends: at the end of the line, or a comment.
  private func endOfWords(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "#") { end += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }
}
