import VitrineDiagnostics
import VitrineText

extension TOMLParser {
  /// Reads the value of a key.
  mutating func value() throws(UnreadableContent) -> SourceValue {
    let start = place
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return start.value(.text(try text()))
    case UInt8(ascii: "["): return start.value(.list(try elements()))
    case UInt8(ascii: "{"): return try inlineTable()
    case nil, 0x0A, 0x0D, UInt8(ascii: "#"):
      throw error(
        "the key has no value", hint: "write \"\" for empty text, or remove the key")
    default: return start.value(try scalar())
    }
  }

  private mutating func elements() throws(UnreadableContent) -> [SourceValue] {
    let start = place
    index += 1
    return try nested(at: start) { (parser) throws(UnreadableContent) in
      var elements: [SourceValue] = []
      while try parser.skipLines() {
        if parser.take("]") { return elements }
        if parser.peek == UInt8(ascii: ",") { throw parser.commaWithoutValue }
        elements.append(try parser.value())
        guard try parser.skipLines() else { break }
        if parser.take("]") { return elements }
        if !parser.take(",") { throw parser.noComma(opened: start) }
      }
      throw parser.error("the '[' that opens here is not closed", at: start)
    }
  }

  private mutating func inlineTable() throws(UnreadableContent) -> SourceValue {
    let start = place
    index += 1
    return try nested(at: start) { (parser) throws(UnreadableContent) in
      let table = TOMLTable(.header, at: start, depth: parser.depth, in: parser.file)
      parser.skipBlanks()
      if parser.take("}") { return table.value }
      while true {
        try parser.checkLine(opened: start)
        if parser.peek == UInt8(ascii: ",") || parser.peek == UInt8(ascii: "}") {
          throw parser.commaWithoutValue
        }
        try parser.pair(in: table)
        parser.skipBlanks()
        if parser.take("}") { return table.value }
        try parser.checkLine(opened: start)
        if !parser.take(",") { throw parser.noComma(opened: start) }
        parser.skipBlanks()
      }
    }
  }

  private var commaWithoutValue: UnreadableContent {
    error("a value is missing before or after a comma", hint: "remove the comma")
  }

  private func noComma(opened: TextPosition) -> UnreadableContent {
    error(
      "',' or the closing bracket is missing",
      hint: "the bracket was opened at \(opened.location(in: file))")
  }

  /// Throws if the line ends or a comment begins before an inline table is closed.
  private func checkLine(opened: TextPosition) throws(UnreadableContent) {
    switch peek {
    case nil: throw error("the '{' that opens here is not closed", at: opened)
    case 0x0A, 0x0D, UInt8(ascii: "#"):
      throw error(
        "a table in braces must be on one line",
        hint: "write it on one line, or as a separate table: [name], with its keys below")
    default: break
    }
  }

  /// Reads an unquoted value.
  private mutating func scalar() throws(UnreadableContent) -> SourceValue.Content {
    let start = index
    skipWord()
    // A date and a time can be separated by a space.
    if index - start == 10, bytes[start + 4] == UInt8(ascii: "-"), follows(" "),
      index + 1 < bytes.count, (0x30...0x39).contains(bytes[index + 1])
    {
      index += 1
      skipWord()
    }
    if let value = tomlScalar(UnsafeBufferPointer(rebasing: bytes[start..<index])) { return value }
    throw bareValue(string(start..<endOfWords(from: start)), at: place(of: start))
  }

  /// The error for an unquoted word that is not a value; `text` is the rest of its line.
  private func bareValue(_ text: String, at place: TextPosition) -> UnreadableContent {
    // The end of a list or table is not part of the text.
    let value = trimmed(openBrackets > 0 ? text.prefix { !",]}".contains($0) } : text[...])
    let digits = value.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-._,".utf8.contains($0) }
    switch value.lowercased() {
    case "true", "yes", "on":
      return error("'\(value)' is not a value", at: place, hint: "write true")
    case "false", "no", "off":
      return error("'\(value)' is not a value", at: place, hint: "write false")
    case "null", "nil", "none", "~":
      return error(
        "'\(value)' is not a value", at: place,
        hint: "TOML has no null: remove the key")
    case _ where digits && !value.isEmpty:
      return error(
        "'\(value)' is neither a number nor a TOML date", at: place,
        hint: "write numbers as 0.5, dates as 2024-05-01, and anything else in quotes")
    default:
      let needsPlain = value.contains { "\"\\".contains($0) }
      let quotes = needsPlain ? value.contains("'") ? "'''" : "'" : "\""
      var words = String(value.prefix(60))
      if value.isEmpty || value.count > 60 { words += "…" }
      return error(
        "text must be in quotes", at: place, hint: "write \(quotes)\(words)\(quotes)")
    }
  }

  private mutating func skipWord() {
    while let byte = peek, byte > 0x20, !",]}#".utf8.contains(byte) { index += 1 }
  }

  /// Returns where the text from `start` ends: at the end of the line, or at a comment.
  private func endOfWords(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "#") { end += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }
}
