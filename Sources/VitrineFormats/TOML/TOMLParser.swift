package import VitrineDiagnostics
import VitrineText

/// Reads a TOML 1.0 file. An empty file is an empty map.
///
/// Throws the first syntax error, preceded by all duplicate keys and tables before it.
package func readTOML(_ bytes: [UInt8], file: String) throws(UnreadableContent) -> SourceValue {
  try readTOML(SourceText(file: file, bytes: bytes))
}

/// Reads TOML that is only a part of a file, such as front matter.
func readTOML(_ text: SourceText) throws(UnreadableContent) -> SourceValue {
  try text.bytes.withUnsafeBufferPointer { (bytes) throws(UnreadableContent) in
    var parser = TOMLParser(bytes: bytes, file: text.file, firstLine: text.firstLine)
    return try parser.document()
  }
}

/// One pass over the bytes of a TOML text.
struct TOMLParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  var index = 0
  private var line: Int
  private var lineStart = 0

  /// How many lists and tables are open at `index`.
  private(set) var depth = 0

  /// How many brackets are open at `index`.
  private(set) var openBrackets = 0
  private var diagnostics: [Diagnostic] = []
  private let root: TOMLTable

  init(bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int) {
    self.bytes = bytes
    self.file = file
    line = firstLine
    root = TOMLTable(
      .header, at: TextPosition(line: firstLine, column: 1), depth: 0, in: file)
  }

  mutating func document() throws(UnreadableContent) -> SourceValue {
    do throws(UnreadableContent) {
      var table = root
      while try skipLines() {
        if peek == UInt8(ascii: "[") {
          table = try header()
          guard try skipToEndOfLine() else {
            throw error("unexpected text after the table's name", hint: "write its keys below it")
          }
        } else {
          try pair(in: table)
          guard try skipToEndOfLine() else {
            throw error(
              "unexpected text after the value",
              hint:
                "write one key per line, use decimal points, and quote text ('…' if it contains quotes)"
            )
          }
        }
        _ = takeLineEnd()
        // A file with more duplicates was probably pasted twice.
        if diagnostics.count == 100 { break }
      }
    } catch {
      diagnostics += error.diagnostics
    }
    guard diagnostics.isEmpty else { throw UnreadableContent(diagnostics: diagnostics) }
    return root.value
  }

  /// Reads `[a.b]` or `[[a.b]]`, and returns the table that the following keys belong to.
  private mutating func header() throws(UnreadableContent) -> TOMLTable {
    let start = place
    index += 1
    let isElement = take("[")
    skipBlanks()
    if peek == UInt8(ascii: "]") {
      throw error("a table without a name", hint: "write a name between the brackets")
    }
    let path = try keyPath()
    guard take("]"), !isElement || take("]") else {
      throw error("missing ']' after the table's name")
    }
    try checkDepth(path.count, at: start)
    do throws(UnreadableContent) {
      return try isElement ? root.appendTable(path, at: start) : root.openTable(path, at: start)
    } catch {
      diagnostics += error.diagnostics
      return TOMLTable(.header, at: start, depth: path.count, in: file)
    }
  }

  /// Reads `key = value` into a table.
  mutating func pair(in table: TOMLTable) throws(UnreadableContent) {
    let start = place
    let path = try keyPath()
    guard take("=") else {
      throw error(
        "missing '=' after the key",
        hint: peek == UInt8(ascii: ":")
          ? "TOML uses key = value; front matter with 'key: value' goes between lines of ---"
          : "write key = value, and quote keys that contain spaces")
    }
    skipBlanks()
    try checkDepth(table.depth + path.count, at: start)
    let before = depth
    depth = table.depth + path.count
    let value = try value()
    depth = before
    do throws(UnreadableContent) {
      try table.set(path, to: value)
    } catch {
      diagnostics += error.diagnostics
    }
  }

  /// Runs `body` one level deeper.
  mutating func nested<Result>(
    at start: TextPosition, _ body: (inout Self) throws(UnreadableContent) -> Result
  ) throws(UnreadableContent) -> Result {
    try checkDepth(depth + 1, at: start)
    depth += 1
    openBrackets += 1
    defer {
      depth -= 1
      openBrackets -= 1
    }
    return try body(&self)
  }

  private func checkDepth(_ depth: Int, at place: TextPosition) throws(UnreadableContent) {
    if depth > 100 {
      throw error(
        "values are nested more than 100 levels deep", at: place,
        hint: "remove some levels of lists or keys")
    }
  }
}

// MARK: Bytes and lines

extension TOMLParser {
  /// The byte at `index`, or nil at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The place of the byte at `index`.
  var place: TextPosition { place(of: index) }

  /// The place of a byte on the current line.
  func place(of index: Int) -> TextPosition {
    TextPosition(line: line, column: index - lineStart + 1)
  }

  /// An error that ends the reading, at `place` or at the byte at `index`.
  func error(
    _ message: String, at place: TextPosition? = nil, hint: String? = nil
  ) -> UnreadableContent {
    UnreadableContent(
      "TOML syntax", at: (place ?? self.place).location(in: file), message, hint: hint)
  }

  func follows(_ text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    return end <= bytes.count
      && bytes[index..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard follows(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isSpaceOrTab { index += 1 }
  }

  /// Skips the line end at `index`, if there is one.
  mutating func takeLineEnd() -> Bool {
    guard take("\n") || take("\r\n") else { return false }
    line += 1
    lineStart = index
    return true
  }

  /// Skips blanks, comments and line ends. Returns whether anything follows.
  mutating func skipLines() throws(UnreadableContent) -> Bool {
    repeat {
      skipBlanks()
      try skipComment()
    } while takeLineEnd()
    return index < bytes.count
  }

  private mutating func skipComment() throws(UnreadableContent) {
    guard peek == UInt8(ascii: "#") else { return }
    while try !isAtEndOfLine() { index += 1 }
  }

  /// Returns whether a line or the text ends here. Throws at a character that TOML does not allow.
  func isAtEndOfLine() throws(UnreadableContent) -> Bool {
    guard let byte = peek, byte != 0x0A, !follows("\r\n") else { return true }
    guard byte < 0x20 && byte != 0x09 || byte == 0x7F else { return false }
    throw byte == 0x0D
      ? error(
        "a carriage return without a line feed",
        hint: "save the file with a single kind of line ending")
      : error(
        "control character 0x\(hexadecimal(byte)) is not allowed in TOML",
        hint: "remove it")
  }

  /// Skips blanks and a comment after a value or a header. Returns false if the line has more.
  private mutating func skipToEndOfLine() throws(UnreadableContent) -> Bool {
    skipBlanks()
    try skipComment()
    return try isAtEndOfLine()
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
