/// Reads JSON to a tape, without recursion.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  var position: Int

  /// Where the text ends: the file, or its current line.
  var end: Int
  var result:
    (entries: [JSONEntry], lines: JSONLines, errors: [JSONError], repeatedKeys: [JSONError])

  /// True if a key twice in an object is no error.
  let firstValuesCount: Bool

  /// True if there are strings that cannot be unescaped.
  private(set) var hasFaultyEscape = false

  private var countedErrors = 0

  /// False once a byte is found that no text has: then all lines are likely to have some.
  private var isText = true

  /// The entries of the arrays and objects around.
  private var containers: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, firstValuesCount: Bool) {
    self.bytes = bytes
    self.firstValuesCount = firstValuesCount
    self.depthLimit = depthLimit
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = bytes.count
    result = ([], JSONLines(firstLine: position), [], [])
  }

  mutating func parseDocument() {
    skipSpace()
    guard position < end else { return report(.empty, at: position) }
    guard parseValue() else { return }
    skipSpace()
    if position < end { report(.extraContent, at: position) }
  }

  mutating func parseLines() {
    result.entries.append(
      JSONEntry(kind: .array, start: UInt32(position), extent: 0, next: 0))
    while position < bytes.count, isText, countedErrors < JSONFailure.mostErrors {
      end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      skipSpace()
      if position < end {
        containers = []
        if parseValue() {
          skipSpace()
          if position < end { report(.extraContent, at: position) }
          result.entries[0].extent += 1
        }
      }
      position = end + 1
      if position <= bytes.count { result.lines.append(position) }
    }
    result.entries[0].next = UInt32(result.entries.count)
  }

  mutating func report(_ problem: JSONError.Problem, at offset: Int) {
    switch problem {
    case .invalidEscape, .loneSurrogate: hasFaultyEscape = true
    case .invalidUTF8, .controlCharacter(0): isText = false
    default: break
    }
    let error = JSONError(problem, at: result.lines.position(of: offset))
    if !error.isOfOneCharacter { countedErrors += 1 }
    result.errors.append(error)
  }

  /// Reports what makes it impossible to go on.
  mutating func fail(_ problem: JSONError.Problem, at offset: Int) -> Bool {
    report(problem, at: offset)
    return false
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

// MARK: - Values

extension JSONParser {
  /// Reads a value and all that is in it; false when it cannot be told where it ends.
  private mutating func parseValue() -> Bool {
    repeat {
      skipSpace()
      guard position < end else { return fail(.endsEarly(expected: "a value"), at: position) }
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
      return fail(.tooDeep(limit: depthLimit), at: position)
    }
    containers.append(result.entries.count)
    result.entries.append(JSONEntry(kind: kind, start: UInt32(position), extent: 0, next: 0))
    position += 1
    return true
  }

  /// Skips the bracket that closes an empty container.
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

  /// After a value: closes what ends here, up to the comma after which the next value stands.
  private mutating func finishContainers() -> Bool {
    while let container = containers.last {
      result.entries[container].extent += 1
      let isObject = result.entries[container].kind == .object
      skipSpace()
      guard position < end else {
        return fail(.endsEarly(expected: isObject ? "',' or '}'" : "',' or ']'"), at: position)
      }
      switch bytes[position] {
      case UInt8(ascii: ","):
        return skipComma(isObject: isObject)
      case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
        position += 1
        close()
      default:
        return fail(missingComma(in: container), at: position)
      }
    }
    return true
  }

  private mutating func skipComma(isObject: Bool) -> Bool {
    let comma = position
    position += 1
    skipSpace()
    guard position < end else {
      return fail(.endsEarly(expected: isObject ? "a key" : "a value"), at: position)
    }
    switch bytes[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return fail(.trailingComma, at: comma)
    default: return isObject ? parseKey() : true
    }
  }

  private func missingComma(in container: Int) -> JSONError.Problem {
    let entry = result.entries[container]
    switch bytes[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return .wrongClosing(
        "'\(character(at: position))'", opened: result.lines.position(of: Int(entry.start)))
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return .missingComma
    case UInt8(ascii: "/"): return .comment
    default:
      return unexpected(expected: entry.kind == .object ? "',' or '}'" : "',' or ']'")
    }
  }

  /// Reads a key and its colon.
  private mutating func parseKey() -> Bool {
    guard position < end else { return fail(.endsEarly(expected: "a key"), at: position) }
    guard bytes[position] == UInt8(ascii: "\"") else { return fail(wrongKey, at: position) }
    guard parseString() else { return false }
    skipSpace()
    guard position < end else { return fail(.endsEarly(expected: "':'"), at: position) }
    guard bytes[position] == UInt8(ascii: ":") else {
      return fail(unexpected(expected: "':'"), at: position)
    }
    position += 1
    return true
  }

  private var wrongKey: JSONError.Problem {
    switch bytes[position] {
    case UInt8(ascii: "'"): return .singleQuotes
    case UInt8(ascii: "/"): return .comment
    default:
      let word = word(at: position)
      if word.isEmpty { return unexpected(expected: "a key in double quotes") }
      var key = bytes[position..<end].prefix { byte in
        byte >= 0x20 && !"\"\\,:[]{}".utf8.contains(byte)
      }
      if key.endIndex < end, bytes[key.endIndex] == UInt8(ascii: ":") {
        while key.last == UInt8(ascii: " ") { key.removeLast() }
        return .unquotedKey(String(decoding: key, as: UTF8.self))
      }
      let isNumber = word.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return isNumber ? .decimalComma : .unquotedKey(word)
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
    return fail(wrongValue, at: start)
  }

  private var wrongValue: JSONError.Problem {
    switch bytes[position] {
    case UInt8(ascii: "'"): return .singleQuotes
    case UInt8(ascii: "/"): return .comment
    case UInt8(ascii: "+"): return .leadingPlus
    case UInt8(ascii: "."): return .missingIntegerPart
    default:
      let word = word(at: position)
      return word.isEmpty ? unexpected(expected: "a value") : .unknownWord(word)
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
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  func unexpected(expected: String) -> JSONError.Problem {
    let byte = bytes[position]
    if byte >= 0x80, utf8SequenceLength(bytes, at: position) == nil { return .invalidUTF8(byte) }
    if byte == 0 { return .controlCharacter(byte) }
    let isShown = byte >= 0x20 && byte != 0x7F
    return .unexpected(
      isShown ? "'\(character(at: position))'" : "a control character", expected: expected)
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
