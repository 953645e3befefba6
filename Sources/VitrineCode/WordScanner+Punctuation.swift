extension WordScanner {
  /// Takes a construct that begins with a special character, if the language's features include it.
  mutating func takeSpecial() -> Bool {
    let features = language.features
    switch cursor.byte() {
    case UInt8(ascii: "#"):
      if features.contains(.directives), cursor.isAtLineStart {
        takeDirective()
        return true
      }
      if features.contains(.conditions), takeCondition() { return true }
      if features.contains(.hashedQuotes) {
        if !takeHashedQuote(from: cursor.position, closing: "\"") {
          cursor.take(as: .plain) { $0 == UInt8(ascii: "#") }
        }
        return true
      }
      if features.contains(.rust) { return takeAttribute() }
      return false
    case UInt8(ascii: "@"): return takeDecorator()
    case UInt8(ascii: "/"): return takeExpression()
    case UInt8(ascii: "'") where features.contains(.rust):
      takeCharacterOrLifetime()
      return true
    case UInt8(ascii: "$") where features.contains(.rust):
      let end = cursor.skip(from: cursor.position + 1, while: isWordByte)
      cursor.take(to: end, as: .keyword)
      return true
    default:
      return features.contains(.typesBehindColons) && takeNameAndType()
    }
  }

  private mutating func takeDecorator() -> Bool {
    let isDotted = language.features.contains(.dottedDecorators)
    guard isDotted || language.features.contains(.decorators), isNameByte(cursor.byte(1)),
      !isDigit(cursor.byte(1))
    else { return false }
    let end = cursor.skip(from: cursor.position + 1) {
      isNameByte($0) || isDotted && $0 == UInt8(ascii: ".")
    }
    cursor.take(to: end, as: .keyword)
    value()
    return true
  }

  /// Takes `#if os(Linux)` and the like. All words on the line are keywords.
  private mutating func takeCondition() -> Bool {
    let end = cursor.skip(from: cursor.position + 1, while: isLetter)
    let word = cursor[cursor.position + 1..<end]
    guard Self.conditions.contains(word) else { return false }
    cursor.take(to: end, as: .keyword)
    while !cursor.isAtEnd, cursor.byte() != 0x0A, !cursor.starts(with: "//") {
      let isName = isLetter(cursor.byte())
      let next = cursor.skip(from: cursor.position) {
        isName ? isWordByte($0) : !isLetter($0) && $0 != 0x0A && $0 != UInt8(ascii: "/")
      }
      cursor.take(to: max(next, cursor.position + 1), as: isName ? .keyword : .plain)
    }
    return true
  }

  private static let conditions = WordSet("if elseif else endif available")

  /// Takes `#…"…"#…`, whose first `#` or quote is at `start`.
  mutating func takeHashedQuote(from start: Int, closing quote: StaticString) -> Bool {
    let open = cursor.skip(from: start) { $0 == UInt8(ascii: "#") }
    guard cursor.starts(with: quote, at: open) else { return false }
    let isLong =
      cursor.starts(with: "\"\"\"", at: open) && language.features.contains(.hashedQuotes)
    takeRawQuote(
      from: open + (isLong ? 3 : 1), closing: isLong ? "\"\"\"" : quote, hashes: open - start)
    return true
  }
}

// MARK: Directives of C

extension WordScanner {
  /// Takes a directive up to the end of its line, or of the last line joined to it by a backslash.
  private mutating func takeDirective() {
    if takeInclusion() { return }
    while !cursor.isAtEnd, cursor.byte() != 0x0A {
      if cursor.starts(with: "//") {
        cursor.takeLine(as: .comment)
      } else if cursor.starts(with: "/*") {
        cursor.take(to: cursor.end(of: "*/", from: cursor.position + 2), as: .comment)
      } else {
        cursor.take(cursor.byte() == UInt8(ascii: "\\") ? 2 : 1, as: .keyword)
      }
    }
  }

  /// Takes `#include` and the file name after it.
  private mutating func takeInclusion() -> Bool {
    let word = cursor.skip(from: cursor.position + 1) { $0 == 0x20 || $0 == 0x09 }
    guard cursor.starts(with: "include", at: word) else { return false }
    let name = cursor.skip(from: word + 7) { $0 == 0x20 || $0 == 0x09 }
    let closing: UInt8
    switch cursor[name] {
    case UInt8(ascii: "<"): closing = UInt8(ascii: ">")
    case UInt8(ascii: "\""): closing = UInt8(ascii: "\"")
    default: return false
    }
    let end = cursor.skip(from: name + 1) { $0 != closing && $0 != 0x0A }
    guard cursor[end] == closing else { return false }
    cursor.take(to: word + 7, as: .keyword)
    cursor.take(to: end + 1, as: .string)
    return true
  }
}

// MARK: Rust

extension WordScanner {
  /// Takes `#[…]` or `#![…]`, up to the closing bracket.
  private mutating func takeAttribute() -> Bool {
    let open = cursor.byte(1) == UInt8(ascii: "!") ? 2 : 1
    guard cursor.byte(open) == UInt8(ascii: "[") else { return false }
    cursor.take(open + 1, as: .keyword)
    var depth = 1
    while depth > 0, !cursor.isAtEnd {
      let byte = cursor.byte()
      if byte == UInt8(ascii: "\""), takeQuote(from: cursor.position) { continue }
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      cursor.take(1, as: .keyword)
    }
    return true
  }

  /// Takes `'a'` or `'\n'` as text, and the `'a` of a lifetime as a type.
  private mutating func takeCharacterOrLifetime() {
    let start = cursor.position
    var end = start + 1
    if cursor[end] == UInt8(ascii: "\\") {
      end = cursor.skip(from: end + 2) { $0 != UInt8(ascii: "'") && $0 != 0x0A }
    } else {
      end = cursor.skip(from: end + 1) { $0 & 0xC0 == 0x80 }
    }
    if cursor[end] == UInt8(ascii: "'"), end > start + 1 {
      cursor.take(to: end + 1, as: .string)
      return value()
    }
    cursor.take(1, as: .plain)
    cursor.take(as: .type, while: isWordByte)
  }

  /// Expects a type after `:` and `->`, optionally preceded by `&` and a lifetime.
  mutating func expectType(after byte: UInt8) {
    let isColon = byte == UInt8(ascii: ":")
    let isArrow = byte == UInt8(ascii: ">") && cursor.byte(-2) == UInt8(ascii: "-")
    guard isColon || isArrow else { return }
    if isColon, cursor.byte() == byte || cursor.byte(-2) == byte { return }
    cursor.takeBlanks()
    while cursor.byte() == UInt8(ascii: "&") {
      cursor.take(1, as: .keyword)
      cursor.takeBlanks()
    }
    if cursor.byte() == UInt8(ascii: "'") {
      cursor.take(1, as: .plain)
      cursor.take(as: .type, while: isWordByte)
      cursor.takeBlanks()
    }
    expected = .type
  }
}

// MARK: TypeScript

extension WordScanner {
  /// Takes `name: Type`.
  private mutating func takeNameAndType() -> Bool {
    let start = cursor.position
    guard !followsDot, isNameByte(cursor.byte()), !isDigit(cursor.byte()) else { return false }
    let isOfName = { (byte: UInt8) in
      isWordByte(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
    }
    let name = cursor.skip(from: start, while: isOfName)
    let mark = cursor[name] == UInt8(ascii: "?") ? name + 1 : name
    let colon = cursor.skip(from: mark, while: isBlankByte)
    guard cursor[colon] == UInt8(ascii: ":") else { return false }
    let type = cursor.skip(from: colon + 1, while: isBlankByte)
    let end = cursor.skip(from: type, while: isOfName)
    guard end > type, !language.keywords.contains(cursor[start..<name]) else { return false }
    cursor.take(to: type, as: .plain)
    cursor.take(to: end, as: .type)
    value()
    return true
  }
}
