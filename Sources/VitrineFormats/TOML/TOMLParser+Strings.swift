import VitrineDiagnostics
import VitrineText

extension TOMLParser {
  /// Reads a simple or dotted key and the blanks after it.
  mutating func keyPath() throws(UnreadableContent) -> [TOMLKey] {
    var path: [TOMLKey] = []
    repeat {
      skipBlanks()
      path.append(try key())
      skipBlanks()
    } while take(".")
    return path
  }

  private mutating func key() throws(UnreadableContent) -> TOMLKey {
    let start = index
    let place = self.place
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      if follows("\"\"\"") || follows("'''") {
        throw error("keys must be on one line", hint: "put it in one pair of quotes")
      }
      return TOMLKey(text: try text(), place: place)
    }
    while let byte = peek, isBareKey(byte) { index += 1 }
    guard index > start else {
      switch try isAtEndOfLine() ? "" : characterAtIndex {
      case "": throw error("a key is missing", hint: "write key = value")
      case "=": throw error("a value without a key", hint: "write the key before the '='")
      case let found:
        throw error(
          "'\(found)' must be quoted in a key",
          hint: "put the key in quotes: \"\(found)…\"")
      }
    }
    if let byte = peek, byte >= 0x80 {
      throw error(
        "keys without quotes can only contain the letters A to Z, digits, '_' and '-'",
        hint: "put the key in quotes")
    }
    return TOMLKey(text: string(start..<index), place: place)
  }

  private func isBareKey(_ byte: UInt8) -> Bool {
    byte.isLetter || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }

  /// Reads the string that begins with the quotes at `index`: single or double, one or three.
  mutating func text() throws(UnreadableContent) -> String {
    let start = place
    let quote = bytes[index]
    let isMultiline = follows("\"\"\"") || follows("'''")
    index += isMultiline ? 3 : 1
    if isMultiline { _ = takeLineEnd() }
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        guard isMultiline else {
          index += 1
          return String(decoding: result, as: UTF8.self)
        }
        // Up to two quotes before the closing ones belong to the string.
        let count = bytes[index...].prefix(5).prefix { $0 == quote }.count
        index += count
        result += repeatElement(quote, count: count < 3 ? count : count - 3)
        if count >= 3 { return String(decoding: result, as: UTF8.self) }
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        try escape(into: &result, isMultiline: isMultiline)
      case _ where try isAtEndOfLine():
        guard isMultiline else { throw unclosedQuotes(isMultiline, at: start) }
        _ = takeLineEnd()
        result.append(0x0A)
      default:
        result.append(byte)
        index += 1
      }
    }
    throw unclosedQuotes(isMultiline, at: start)
  }

  private func unclosedQuotes(_ isMultiline: Bool, at start: TextPosition) -> UnreadableContent {
    isMultiline
      ? error(
        "the three quotes that open here are not closed", at: start, hint: "close them with three")
      : error(
        "the quote that opens here is not closed on this line", at: start,
        hint: "close it; for text over several lines, use three quotes at both ends")
  }

  /// Reads the escape sequence that begins with the backslash at `index`.
  private mutating func escape(into result: inout [UInt8], isMultiline: Bool)
    throws(UnreadableContent)
  {
    let start = index
    index += 1
    let byte = peek
    if byte != nil { index += 1 }
    switch byte {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(bytes[start + 1])
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let end = index + (byte == UInt8(ascii: "u") ? 4 : 8)
      while index < min(end, bytes.count), isHexadecimal(bytes[index]) { index += 1 }
      guard index == end, let number = UInt32(string(start + 2..<end), radix: 16),
        let scalar = Unicode.Scalar(number)
      else {
        throw error(
          "this is not a valid Unicode code point", at: place(of: start),
          hint: "\\u takes four hexadecimal digits, \\U eight")
      }
      result += String(Character(scalar)).utf8
    default:
      index = start + 1
      if isMultiline, skipJoinedLines() { return }
      throw error(
        "'\\\(characterAtIndex)' is not a valid escape in double quotes", at: place(of: start),
        hint: "write \\\\ for a backslash, or put the text in single quotes")
    }
  }

  /// If a line ends here, skips white space and line ends up to the next word, because the
  /// backslash before it joins the lines. Returns false otherwise.
  private mutating func skipJoinedLines() -> Bool {
    skipBlanks()
    guard takeLineEnd() else { return false }
    repeat { skipBlanks() } while takeLineEnd()
    return true
  }

  /// The character at `index`, or an empty string at the end of a line or the text.
  private var characterAtIndex: String {
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.map { $0.value < 0x20 ? "" : String(Character($0)) } ?? ""
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
