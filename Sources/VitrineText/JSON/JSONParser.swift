/// Parses JSON onto a tape, without recursion.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  var position: Int

  /// The end of the text: of the file, or of the current line.
  var end: Int
  var result:
    (entries: [JSONEntry], lines: LineStarts, errors: [JSONError], repeatedKeys: [JSONError])

  /// Whether duplicate keys are allowed and the first value counts.
  let firstValuesCount: Bool

  /// Whether there are strings that cannot be unescaped.
  private(set) var hasFaultyEscape = false

  private var countedErrors = 0

  /// Becomes false at the first byte that is invalid in text, because later lines are likely to
  /// have more of them.
  private var isText = true

  /// The entries of the enclosing arrays and objects, outermost first.
  private var containers: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, firstValuesCount: Bool) {
    self.bytes = bytes
    self.firstValuesCount = firstValuesCount
    self.depthLimit = depthLimit
    position = byteOrderMarkLength(in: bytes)
    end = bytes.count
    result = ([], LineStarts(first: position), [], [])
  }

  mutating func parseDocument() {
    skipSpace()
    guard position < end else {
      return report(JSONError.emptyText, at: position, hint: "write [] for an empty list")
    }
    if parseValue() { checkEnd() }
  }

  mutating func parseLines() {
    result.entries.append(
      JSONEntry(kind: .array, start: UInt32(position), extent: 0, next: 0))
    while position < bytes.count, isText, countedErrors < JSONFailure.maxErrors {
      end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      skipSpace()
      if position < end {
        containers = []
        if parseValue() {
          checkEnd()
          result.entries[0].extent += 1
        }
      }
      position = end + 1
      if position <= bytes.count { result.lines.append(position) }
    }
    result.entries[0].next = UInt32(result.entries.count)
  }

  /// Reports anything that follows the value.
  private mutating func checkEnd() {
    skipSpace()
    guard position < end else { return }
    report(
      "more text after the value", at: position,
      hint:
        "remove it, or put all values into a list, [ … ]; in a .jsonl file, each value goes on its own line"
    )
  }

  mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        result.lines.append(position)
      default: return
      }
    }
  }
}

// MARK: - Errors

extension JSONParser {
  mutating func report(_ error: JSONError) {
    if !error.isOfOneCharacter { countedErrors += 1 }
    result.errors.append(error)
  }

  mutating func report(
    _ message: String, at offset: Int, hint: String? = nil, isOfOneCharacter: Bool = false
  ) {
    report(
      JSONError(
        position: result.lines.place(of: offset), message: message, hint: hint,
        isOfOneCharacter: isOfOneCharacter))
  }

  /// Reports an error after which parsing cannot continue. Always returns false.
  mutating func fail(_ message: String, at offset: Int, hint: String? = nil) -> Bool {
    report(message, at: offset, hint: hint)
    return false
  }

  mutating func reportFaultyEscape(
    _ message: String, at offset: Int, hint: String, isOfOneCharacter: Bool = false
  ) {
    hasFaultyEscape = true
    report(message, at: offset, hint: hint, isOfOneCharacter: isOfOneCharacter)
  }

  mutating func reportInvalidUTF8(at offset: Int) {
    isText = false
    report(
      JSONError(
        kind: "encoding", position: result.lines.place(of: offset),
        message: "the byte 0x\(hexadecimal(bytes[offset])) is not UTF-8",
        hint: "save the file as UTF-8"))
  }

  mutating func reportControlCharacter(at offset: Int) {
    let byte = bytes[offset]
    guard byte > 0 else {
      isText = false
      return report(
        "a zero byte, which is not allowed in text", at: offset,
        hint: "the file is damaged or not UTF-8: save it again as UTF-8", isOfOneCharacter: true)
    }
    let escape = byte == UInt8(ascii: "\t") ? "\\t" : "\\u00\(hexadecimal(byte))"
    report(
      "a control character in a text", at: offset, hint: "write \(escape)",
      isOfOneCharacter: true)
  }

  private mutating func failAtEnd(expected: String) -> Bool {
    fail(
      "the text ends where \(expected) is expected", at: position, hint: "the file may be truncated"
    )
  }

  /// Reports an unexpected character at `position`.
  private mutating func fail(expected: String) -> Bool {
    let byte = bytes[position]
    if byte >= 0x80, utf8SequenceLength(bytes, at: position) == nil {
      reportInvalidUTF8(at: position)
    } else if byte == 0 {
      reportControlCharacter(at: position)
    } else {
      let isShown = byte >= 0x20 && byte != 0x7F
      let found = isShown ? "'\(character(at: position))'" : "a control character"
      report("\(found) where \(expected) is expected", at: position)
    }
    return false
  }

  private mutating func failAtComment() -> Bool {
    fail("a comment", at: position, hint: "JSON has no comments: remove it")
  }

  private mutating func failAtSingleQuotes() -> Bool {
    fail("text in single quotes", at: position, hint: "JSON uses double quotes only")
  }

  mutating func failAtPoint(_ offset: Int) -> Bool {
    fail("a number that begins with a dot", at: offset, hint: "write a 0 before the dot")
  }
}

// MARK: - Values

extension JSONParser {
  /// Parses a value with everything in it. Returns false if its end cannot be determined.
  private mutating func parseValue() -> Bool {
    repeat {
      skipSpace()
      guard position < end else { return failAtEnd(expected: "a value") }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard parseString() else { return false }
      case UInt8(ascii: "{"):
        guard open(.object) else { return false }
        if !skipClosing(UInt8(ascii: "}")) {
          guard parseKey() else { return false }
          continue
        }
      case UInt8(ascii: "["):
        guard open(.array) else { return false }
        if !skipClosing(UInt8(ascii: "]")) { continue }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        guard parseNumber() else { return false }
      default:
        guard parseWord() else { return false }
      }
      guard finishContainers() else { return false }
    } while !containers.isEmpty
    return true
  }

  private mutating func open(_ kind: JSONEntry.Kind) -> Bool {
    guard containers.count < depthLimit else {
      return fail(
        "more than \(depthLimit) levels of [ and {", at: position,
        hint: "remove some levels of lists or keys")
    }
    containers.append(result.entries.count)
    result.entries.append(JSONEntry(kind: kind, start: UInt32(position), extent: 0, next: 0))
    position += 1
    return true
  }

  /// Skips the bracket that closes an empty container. Returns false if there is something else.
  private mutating func skipClosing(_ bracket: UInt8) -> Bool {
    skipSpace()
    guard position < end, bytes[position] == bracket else { return false }
    position += 1
    close()
    return true
  }

  private mutating func close() {
    let container = containers.removeLast()
    result.entries[container].next = UInt32(result.entries.count)
    if result.entries[container].kind == .object { reportDuplicateKeys(of: container) }
  }

  /// Runs after a value: closes the containers that end here, and skips the comma before the next
  /// value.
  private mutating func finishContainers() -> Bool {
    while let container = containers.last {
      result.entries[container].extent += 1
      let isObject = result.entries[container].kind == .object
      skipSpace()
      guard position < end else {
        return failAtEnd(expected: isObject ? "',' or '}'" : "',' or ']'")
      }
      switch bytes[position] {
      case UInt8(ascii: ","):
        return skipComma(isObject: isObject)
      case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
        position += 1
        close()
      default:
        return failWithoutComma(in: container)
      }
    }
    return true
  }

  private mutating func skipComma(isObject: Bool) -> Bool {
    let comma = position
    position += 1
    skipSpace()
    guard position < end else {
      return failAtEnd(expected: isObject ? "a key" : "a value")
    }
    switch bytes[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return fail("a comma with nothing after it", at: comma, hint: "remove the comma")
    default: return isObject ? parseKey() : true
    }
  }

  private mutating func failWithoutComma(in container: Int) -> Bool {
    let entry = result.entries[container]
    switch bytes[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(
        JSONError(
          position: result.lines.place(of: position),
          message: "'\(character(at: position))' does not match",
          hint: "what it should close was opened at ",
          elsewhere: result.lines.place(of: Int(entry.start))))
      return false
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return fail("a comma is missing before this", at: position)
    case UInt8(ascii: "/"): return failAtComment()
    default: return fail(expected: entry.kind == .object ? "',' or '}'" : "',' or ']'")
    }
  }

  /// Parses a key and its colon.
  private mutating func parseKey() -> Bool {
    guard position < end else { return failAtEnd(expected: "a key") }
    guard bytes[position] == UInt8(ascii: "\"") else { return failAtKey() }
    guard parseString() else { return false }
    skipSpace()
    guard position < end else { return failAtEnd(expected: "':'") }
    guard bytes[position] == UInt8(ascii: ":") else { return fail(expected: "':'") }
    position += 1
    return true
  }

  private mutating func failAtKey() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "'"): return failAtSingleQuotes()
    case UInt8(ascii: "/"): return failAtComment()
    default:
      var word = word(at: position)
      if word.isEmpty { return fail(expected: "a key in double quotes") }
      var key = bytes[position..<end].prefix { byte in
        byte >= 0x20 && !"\"\\,:[]{}".utf8.contains(byte)
      }
      if key.endIndex < end, bytes[key.endIndex] == UInt8(ascii: ":") {
        while key.last == UInt8(ascii: " ") { key.removeLast() }
        word = String(decoding: key, as: UTF8.self)
      } else if word.utf8.allSatisfy(\.isDigit) {
        return fail("a comma in a number", at: position, hint: "decimal numbers use a dot")
      }
      return fail("a key without quotes", at: position, hint: "write \"\(word)\"")
    }
  }
}

// MARK: - Words

extension JSONParser {
  private mutating func parseWord() -> Bool {
    let words: [(StaticString, JSONEntry.Kind)] = [
      ("null", .null), ("true", .true), ("false", .false),
    ]
    let start = position
    let count = wordLength(at: start)
    for (word, kind) in words where word.utf8CodeUnitCount == count {
      let spelling = UnsafeBufferPointer(start: word.utf8Start, count: count)
      if bytes[start..<start + count].elementsEqual(spelling) {
        position += count
        append(kind, from: start, extent: position)
        return true
      }
    }
    return failAtValue()
  }

  private mutating func failAtValue() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "'"): return failAtSingleQuotes()
    case UInt8(ascii: "/"): return failAtComment()
    case UInt8(ascii: "."): return failAtPoint(position)
    case UInt8(ascii: "+"):
      return fail("a number that begins with +", at: position, hint: "remove the +")
    default:
      let word = word(at: position)
      if word.isEmpty { return fail(expected: "a value") }
      let hint =
        switch word.lowercased() {
        case "true", "yes", "on": "write true"
        case "false", "no", "off": "write false"
        case "null", "none", "nil", "undefined", "nan", "infinity", "-nan", "-infinity":
          "write null"
        default: "put text in double quotes"
        }
      return fail("'\(word)' is not a JSON value", at: position, hint: hint)
    }
  }

  private func wordLength(at start: Int) -> Int {
    var index = start
    while index < end, isWordByte(bytes[index]) { index += 1 }
    return index - start
  }

  private func word(at start: Int) -> String {
    String(decoding: bytes[start..<start + wordLength(at: start)], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "_$".utf8.contains(byte)
  }

  func character(at index: Int) -> String {
    let length = bytes[index] < 0x80 ? 1 : utf8SequenceLength(bytes, at: index) ?? 1
    return String(decoding: bytes[index..<index + length], as: UTF8.self)
  }

  mutating func append(
    _ kind: JSONEntry.Kind, from start: Int, extent: Int, isEscaped: Bool = false
  ) {
    result.entries.append(
      JSONEntry(
        kind: kind, isEscaped: isEscaped, start: UInt32(start), extent: UInt32(extent),
        next: UInt32(result.entries.count + 1)))
  }
}
