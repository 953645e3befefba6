// CSS. Text before `{` is a selector or an at-rule; text that ends with `;` or `}` is a
// declaration.
extension CodeCursor {
  mutating func readStylesheet() {
    var depth = 0
    while !isAtEnd {
      takeBlanks()
      switch byte() {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        depth += byte() == UInt8(ascii: "{") ? 1 : byte() == UInt8(ascii: "}") ? -1 : 0
        take(1, as: .plain)
      case _ where takeStylesheetComment(): break
      default:
        let statement = statementEnd()
        let isDeclaration =
          self[statement] != UInt8(ascii: "{") && depth > 0 && byte() != UInt8(ascii: "@")
        if isDeclaration { readDeclaration(to: statement) } else { readPrelude(to: statement) }
      }
    }
  }

  /// Returns the offset of the `{`, `;` or `}` that ends the statement beginning here.
  private func statementEnd() -> Int {
    var offset = position
    while offset < end {
      switch self[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return offset
      case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = quoteEnd(from: offset)
      case UInt8(ascii: "/") where self[offset + 1] == UInt8(ascii: "*"):
        offset = self.end(of: "*/", from: offset + 2)
      case UInt8(ascii: "("): offset = addressEnd(from: offset) ?? offset + 1
      default: offset += 1
      }
    }
    return end
  }

  /// Returns the offset after the quote that opens at `offset`, or the end of its line if it is not
  /// closed.
  func quoteEnd(from offset: Int) -> Int {
    let quote = self[offset]
    var offset = offset + 1
    while offset < end, self[offset] != quote, self[offset] != 0x0A {
      offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(self[offset] == quote ? offset + 1 : offset, end)
  }

  /// Returns the offset of the `)` that closes an unquoted `url(`, whose parenthesis is at
  /// `offset`. Nil for anything else.
  private func addressEnd(from offset: Int) -> Int? {
    guard offset >= 3, starts(with: "url", at: offset - 3) else { return nil }
    let first = self[skip(from: offset + 1, while: isBlankByte)]
    guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else { return nil }
    return skip(from: offset) { $0 != UInt8(ascii: ")") && $0 != 0x0A }
  }

  private mutating func takeStylesheetComment() -> Bool {
    guard starts(with: "/*") else { return false }
    take(to: end(of: "*/", from: position + 2), as: .comment)
    return true
  }

  private mutating func takeStylesheetQuote() -> Bool {
    guard byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "'") else { return false }
    take(to: quoteEnd(from: position), as: .string)
    return true
  }

  private mutating func readPrelude(to statement: Int) {
    if byte() == UInt8(ascii: "@") {
      take(1, as: .plain)
      take(as: .keyword, while: isStyleWordByte)
    }
    while position < statement {
      if takeStylesheetComment() || takeStylesheetQuote() { continue }
      if isStyleWordByte(byte()) {
        take(as: .type, while: isStyleWordByte)
      } else {
        take(1, as: .plain)
      }
    }
  }

  private mutating func readDeclaration(to statement: Int) {
    let nameEnd = skip(from: position, while: isStyleWordByte)
    if self[skip(from: nameEnd, while: isBlankByte)] == UInt8(ascii: ":") {
      take(to: nameEnd, as: starts(with: "--") ? .type : .keyword)
    }
    while position < statement {
      if takeStylesheetComment() || takeStylesheetQuote() { continue }
      readValue(to: statement)
    }
  }

  private mutating func readValue(to statement: Int) {
    let first = byte()
    let second = byte(1)
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let isNumber =
      isDigit(first) || first == UInt8(ascii: ".") && isDigit(second)
      || isSigned && (isDigit(second) || second == UInt8(ascii: ".") && isDigit(byte(2)))
    if isNumber {
      take(1, as: .number)
      take(as: .number) {
        isDigit($0) || isLetter($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%")
      }
    } else if first == UInt8(ascii: "#"), isDigit(second) || isLetter(second) {
      take(1, as: .number)
      take(as: .number) { isDigit($0) || isLetter($0) }
    } else if starts(with: "!important") {
      take(10, as: .keyword)
    } else if starts(with: "--") {
      take(as: .type, while: isStyleWordByte)
    } else if isStyleWordByte(first) {
      take(as: .plain, while: isStyleWordByte)
      if byte() == UInt8(ascii: "("), let address = addressEnd(from: position) {
        take(1, as: .plain)
        take(to: address, as: .string)
      }
    } else {
      take(1, as: .plain)
    }
  }
}

private func isStyleWordByte(_ byte: UInt8) -> Bool {
  isWordByte(byte) || byte == UInt8(ascii: "-")
}
