// JSON and TOML. Keys have the class `type`.
extension CodeCursor {
  /// Reads JSON, including the comments that some tools allow.
  mutating func readJSON() {
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "\""):
        let close = quoteEnd(from: position)
        let isKey = self[skip(from: close, while: isBlankByte)] == UInt8(ascii: ":")
        take(to: close, as: isKey ? .type : .string)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): takeLine(as: .comment)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        take(to: end(of: "*/", from: position + 2), as: .comment)
      case UInt8(ascii: "-"), 0x30...0x39:
        take(as: .number) { isWordByte($0) || "+-.".utf8.contains($0) }
      case let first where isLetter(first):
        let wordEnd = skip(from: position, while: isWordByte)
        take(to: wordEnd, as: Self.constants.contains(self[position..<wordEnd]) ? .keyword : .plain)
      default: take(1, as: .plain)
      }
    }
  }

  private static let constants = WordSet("true false null inf nan")

  /// Reads TOML. Names are keys before `=` and values after it.
  mutating func readTOML() {
    var brackets: [UInt8] = []
    while !isAtEnd {
      takeBlanks()
      let isKey = brackets.isEmpty || brackets.last == UInt8(ascii: "{")
      switch byte() {
      case UInt8(ascii: "#"): takeLine(as: .comment)
      case UInt8(ascii: "[") where brackets.isEmpty: readTableHeader()
      case UInt8(ascii: "="):
        take(1, as: .plain)
        skipTOMLBlanks()
        readTOMLValue(&brackets)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        brackets.popLast().map { _ in }
        take(1, as: .plain)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isKey {
          take(to: quoteEnd(from: position), as: .string)
        } else {
          readTOMLValue(&brackets)
        }
      case let first where isKey && isKeyByte(first): take(as: .type, while: isKeyByte)
      case _ where isKey: take(1, as: .plain)
      default: readTOMLValue(&brackets)
      }
    }
  }

  private mutating func skipTOMLBlanks() { take(as: .plain) { $0 == 0x20 || $0 == 0x09 } }

  private mutating func readTableHeader() {
    let lineEnd = lineEnd(from: position)
    while position < lineEnd {
      switch byte() {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): take(to: quoteEnd(from: position), as: .string)
      case UInt8(ascii: "#"): return takeLine(as: .comment)
      default: take(1, as: .keyword)
      }
    }
  }

  private mutating func readTOMLValue(_ brackets: inout [UInt8]) {
    switch byte() {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets.append(byte())
      take(1, as: .plain)
    case UInt8(ascii: "\"") where starts(with: "\"\"\""):
      take(to: longQuoteEnd("\"\"\"", escapes: true), as: .string)
    case UInt8(ascii: "'") where starts(with: "'''"):
      take(to: longQuoteEnd("'''", escapes: false), as: .string)
    case UInt8(ascii: "\""): take(to: quoteEnd(from: position), as: .string)
    case UInt8(ascii: "'"):
      take(to: skip(from: position + 1) { $0 != UInt8(ascii: "'") && $0 != 0x0A } + 1, as: .string)
    case let first where isDigit(first) || first == UInt8(ascii: "+") || first == UInt8(ascii: "-"):
      take(as: .number) { isWordByte($0) || "+-.:".utf8.contains($0) }
    case let first where isLetter(first):
      let wordEnd = skip(from: position, while: isWordByte)
      take(to: wordEnd, as: Self.constants.contains(self[position..<wordEnd]) ? .keyword : .plain)
    default: take(1, as: .plain)
    }
  }

  /// Returns the offset after the three quotes that end the text beginning here.
  func longQuoteEnd(_ quote: StaticString, escapes: Bool) -> Int {
    var offset = position + 3
    while offset < end {
      if starts(with: quote, at: offset) { return offset + 3 }
      offset += escapes && self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }
}

private func isKeyByte(_ byte: UInt8) -> Bool {
  byte < 0x80 && isWordByte(byte) || byte == UInt8(ascii: "-")
}
