extension WordScanner {
  mutating func takeWord() {
    let start = cursor.position
    let end = cursor.skip(from: start, while: isNameByte)
    let word = cursor[start..<end]
    if opensQuote(word, end) { return }
    let kind = kind(of: word, end)
    cursor.take(to: end, as: kind)
    let isKeyword = kind == .keyword
    followsValue = !isKeyword
    followsDot = false
    if isKeyword { expect(after: word) } else if expected != .path { expected = nil }
  }

  private func kind(of word: UnsafeBufferPointer<UInt8>, _ end: Int) -> CodeClass {
    if expected == .path {
      return language.keywords.contains(word) && !followsDot ? .keyword : .plain
    }
    if followsDot, !language.keywordsBehindDots.contains(word) { return .plain }
    if expected == .name { return .plain }
    if language.keywords.contains(word) { return .keyword }
    if language.features.contains(.softKeywords), isSoftKeyword(word, end) { return .keyword }
    if expected == .type || language.types.contains(word) { return .type }
    return .plain
  }

  private mutating func expect(after word: UnsafeBufferPointer<UInt8>) {
    expected =
      if language.typeDeclarations.contains(word) {
        .type
      } else if language.nameDeclarations.contains(word) {
        .name
      } else if language.pathDeclarations.contains(word) { .path } else { nil }
  }

  /// Takes a word together with the quote that it prefixes.
  private mutating func opensQuote(_ word: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    let next = cursor[end]
    if language.features.contains(.rust), word.last == UInt8(ascii: "r"), word.count <= 2,
      next == UInt8(ascii: "\"") || next == UInt8(ascii: "#")
    {
      return takeHashedQuote(from: end, closing: "\"")
    }
    guard next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") else { return false }
    if language.features.contains(.markedQuotes), word.last == UInt8(ascii: "R"),
      next == UInt8(ascii: "\"")
    {
      takeMarkedQuote(from: end)
      return true
    }
    guard language.quotePrefixes.contains(word) else { return false }
    return takeQuote(from: end, holdsBraces: language.bracePrefixes.contains(word))
  }

  /// Takes `R"mark(…)mark"`, whose opening quote is at `start`.
  private mutating func takeMarkedQuote(from start: Int) {
    let open = cursor.skip(from: start + 1) {
      $0 > 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "\\")
    }
    let mark = open - start - 1
    var offset = open
    search: while offset < cursor.end {
      offset = cursor.find(UInt8(ascii: ")"), from: offset) + 1
      guard mark <= 16, cursor[offset + mark] == UInt8(ascii: "\"") else { continue }
      for index in 0..<mark where cursor[offset + index] != cursor[start + 1 + index] {
        continue search
      }
      offset += mark + 1
      break
    }
    cursor.take(to: offset, as: .string)
    value()
  }

  /// Whether this is `match` or `case` at the beginning of a line, and what follows does not show
  /// that it is a name.
  private func isSoftKeyword(_ word: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    let isSoft = word.elementsEqual("match".utf8) || word.elementsEqual("case".utf8)
    guard isSoft, cursor.isAtLineStart else { return false }
    let next = cursor.skip(from: end) { $0 == 0x20 || $0 == 0x09 }
    guard next > end || cursor[next] == UInt8(ascii: "(") else { return false }
    return !":,;=^&|@~)]}.\n".utf8.contains(cursor[next])
  }

  mutating func takeNumber() {
    var offset = cursor.position
    let isRadix = cursor[offset] == UInt8(ascii: "0") && "xXbBoO".utf8.contains(cursor[offset + 1])
    if isRadix { offset += 2 }
    offset = digits(from: offset)
    if !isRadix {
      if cursor[offset] == UInt8(ascii: "."), isDigit(cursor[offset + 1]) {
        offset = digits(from: offset + 1)
      } else if cursor[offset] == UInt8(ascii: "."), cursor[offset + 1] != UInt8(ascii: "."),
        !isNameByte(cursor[offset + 1]), offset > cursor.position
      {
        offset += 1
      }
    }
    let last = cursor[offset - 1]
    if last | 0x20 == UInt8(ascii: "e") || last | 0x20 == UInt8(ascii: "p"), !isRadix,
      cursor[offset] == UInt8(ascii: "+") || cursor[offset] == UInt8(ascii: "-"),
      isDigit(cursor[offset + 1])
    {
      offset = digits(from: offset + 1)
    }
    cursor.take(to: offset, as: .number)
  }

  /// Returns the offset after digits and any letters that end a number.
  private func digits(from offset: Int) -> Int {
    var offset = offset
    while true {
      offset = cursor.skip(from: offset) { $0 < 0x80 && isWordByte($0) }
      guard let separator = language.digitSeparator, cursor[offset] == separator,
        isWordByte(cursor[offset + 1])
      else { return offset }
      offset += 1
    }
  }
}
