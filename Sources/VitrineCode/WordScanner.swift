/// Reads a text in a language described by words, quotes and comments.
struct WordScanner {
  let language: WordLanguage
  var cursor: CodeCursor

  /// The role of the next word, if the previous one determines it.
  var expected: Expected?

  /// Whether a value precedes the position, so that `/` means division.
  var followsValue = false
  var followsDot = false

  /// The quotes around the code being read, outermost first.
  private var nesting: [Nesting] = []

  /// The regular expressions on this line that were never closed.
  private var openExpressions = 0

  enum Expected { case type, name, path }

  struct Nesting {
    var quote: WordLanguage.Quote

    /// How many brackets in the code are open that are of the same kind as the one that ends it.
    var depth = 0
  }

  /// Code nested more deeply is treated as part of its quote.
  private static let deepest = 32

  init(_ language: WordLanguage, at cursor: CodeCursor) {
    (self.language, self.cursor) = (language, cursor)
  }

  mutating func scan() {
    while !cursor.isAtEnd { step() }
  }

  private mutating func step() {
    let byte = cursor.byte()
    if isBlankByte(byte) {
      if byte == 0x0A { openExpressions = 0 }
      if byte == 0x0A, !language.features.contains(.rust) { expected = nil }
      cursor.take(1, as: .plain)
    } else if takeComment() || takeSpecial() || takeQuote(from: cursor.position) {
      return
    } else if isDigit(byte) || byte == UInt8(ascii: ".") && isDigit(cursor.byte(1)) {
      takeNumber()
      value()
    } else if isNameByte(byte) {
      takeWord()
    } else {
      takeSign(byte)
    }
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || language.nameSigns.contains(byte)
  }

  /// Records that a value ends here.
  mutating func value() { (followsValue, followsDot, expected) = (true, false, nil) }

  private mutating func takeSign(_ byte: UInt8) {
    if let inner = nesting.last, let code = inner.quote.code {
      if byte == code.closing, inner.depth == 0 {
        nesting.removeLast()
        cursor.take(1, as: .string)
        takeRest(of: inner.quote)
        return
      }
      if byte == code.closing { nesting[nesting.count - 1].depth -= 1 }
      if byte == opening(of: code.closing) { nesting[nesting.count - 1].depth += 1 }
    }
    followsValue =
      byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    followsDot = byte == UInt8(ascii: ".") && cursor.byte(1) != byte && cursor.byte(-1) != byte
    if expected != .path || byte != UInt8(ascii: ".") { expected = nil }
    cursor.take(1, as: .plain)
    if language.features.contains(.rust) { expectType(after: byte) }
  }

  private func opening(of closing: UInt8) -> UInt8 {
    closing == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
  }
}

// MARK: Comments

extension WordScanner {
  private mutating func takeComment() -> Bool {
    if language.lineComments.contains(where: { cursor.starts(with: $0) }) {
      cursor.takeLine(as: .comment)
      return true
    }
    guard let comment = language.blockComment, cursor.starts(with: comment.opening) else {
      return false
    }
    cursor.take(comment.opening.utf8CodeUnitCount, as: .comment)
    guard comment.nests else {
      cursor.take(to: cursor.end(of: comment.closing, from: cursor.position), as: .comment)
      return true
    }
    var depth = 1
    while depth > 0, !cursor.isAtEnd {
      if cursor.starts(with: comment.closing) {
        depth -= 1
        cursor.take(comment.closing.utf8CodeUnitCount, as: .comment)
      } else if cursor.starts(with: comment.opening) {
        depth += 1
        cursor.take(comment.opening.utf8CodeUnitCount, as: .comment)
      } else {
        cursor.take(1, as: .comment)
      }
    }
    return true
  }
}

// MARK: Quotes

extension WordScanner {
  /// Takes a quote that opens at `start`, with anything before it.
  mutating func takeQuote(from start: Int, holdsBraces: Bool = false) -> Bool {
    guard var quote = language.quotes.first(where: { cursor.starts(with: $0.opening, at: start) })
    else { return false }
    if holdsBraces { quote.code = ("{", UInt8(ascii: "}")) }
    cursor.take(to: start + quote.opening.utf8CodeUnitCount, as: .string)
    takeRest(of: quote)
    return true
  }

  /// Takes the rest of a quote, from inside it to its end or to code in it.
  private mutating func takeRest(of quote: WordLanguage.Quote) {
    var offset = cursor.position
    while offset < cursor.end {
      let byte = cursor[offset]
      if cursor.starts(with: quote.closing, at: offset) {
        offset += quote.closing.utf8CodeUnitCount
        break
      }
      if byte == 0x0A, quote.isOneLine { break }
      if let code = quote.code, cursor.starts(with: code.opening, at: offset) {
        let inside = offset + code.opening.utf8CodeUnitCount
        if code.opening.utf8CodeUnitCount == 1, cursor[inside] == byte {
          offset += 2
          continue
        }
        if nesting.count < Self.deepest {
          cursor.take(to: inside, as: .string)
          nesting.append(Nesting(quote: quote))
          (followsValue, followsDot, expected) = (false, false, nil)
          return
        }
      }
      offset += byte == quote.escape ? 2 : 1
    }
    cursor.take(to: offset, as: .string)
    value()
  }

  /// Takes a raw quote, in which only its closing has a meaning: `mark` followed by as many `#` as
  /// `hashes`.
  mutating func takeRawQuote(from start: Int, closing mark: StaticString, hashes: Int) {
    var offset = start
    while offset < cursor.end {
      offset = cursor.end(of: mark, from: offset)
      let hashesEnd = cursor.skip(from: offset) { $0 == UInt8(ascii: "#") }
      if hashesEnd - offset >= hashes {
        offset += hashes
        break
      }
      offset = max(offset, hashesEnd)
    }
    cursor.take(to: offset, as: .string)
    value()
  }

  /// Takes `/…/` and the letters after it, if it ends on the same line.
  mutating func takeExpression() -> Bool {
    guard language.features.contains(.expressions), !followsValue, openExpressions < 8,
      cursor.byte() == UInt8(ascii: "/")
    else { return false }
    var offset = cursor.position + 1
    var isInClass = false
    while offset < cursor.end, cursor[offset] != 0x0A {
      switch cursor[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        let end = cursor.skip(from: offset + 1, while: isLetter)
        cursor.take(to: end, as: .string)
        value()
        return true
      default: break
      }
      offset += 1
    }
    openExpressions += 1
    return false
  }
}
