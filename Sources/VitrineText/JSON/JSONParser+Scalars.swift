extension JSONParser {
  /// Parses a string from its opening quote. Returns false if it is not closed.
  mutating func parseString() -> Bool {
    let start = position
    var isEscaped = false
    var index = position + 1
    while true {
      index = indexOfSpecial(from: index)
      guard index < end else { return failAtOpenString(start) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        append(.string, from: start, extent: index, isEscaped: isEscaped)
        position = index + 1
        return true
      case UInt8(ascii: "\\"):
        isEscaped = true
        guard let next = checkEscape(at: index) else { return failAtOpenString(start) }
        index = next
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return failAtOpenString(start)
      case 0..<0x20:
        reportControlCharacter(at: index)
        index += 1
      default:
        if let length = utf8SequenceLength(bytes, at: index), index + length <= end {
          index += length
        } else {
          reportInvalidUTF8(at: index)
          index += 1
          while index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
        }
      }
    }
  }

  private mutating func failAtOpenString(_ start: Int) -> Bool {
    fail(
      "text that is not closed on its line", at: start,
      hint: "close it with \", and write \\n for a line break")
  }

  /// The first index, starting at `start`, of a byte in a string that is not plain ASCII.
  private func indexOfSpecial(from start: Int) -> Int {
    var index = start
    while index + 8 <= end {
      let word = EightBytes(bytes, at: index)
      guard word.arePrintable, !word.contains(UInt8(ascii: "\"")),
        !word.contains(UInt8(ascii: "\\"))
      else { break }
      index += 8
    }
    while index < end {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return index
      }
      index += 1
    }
    return index
  }

  /// Checks the escape at a backslash. Returns where it ends, or nil at the end of the text.
  private mutating func checkEscape(at start: Int) -> Int? {
    guard start + 1 < end else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      return checkUnicodeEscape(at: start)
    case 0..<0x20:
      return start + 1
    default:
      return reportUnknownEscape("\\" + character(at: start + 1), at: start)
    }
  }

  private mutating func checkUnicodeEscape(at start: Int) -> Int {
    guard let unit = utf16Unit(bytes, at: start + 2) else {
      return reportUnknownEscape("\\u", at: start)
    }
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    let isPair =
      unit & 0xFC00 == 0xD800 && start + 12 <= end && bytes[start + 6] == UInt8(ascii: "\\")
      && bytes[start + 7] == UInt8(ascii: "u")
      && utf16Unit(bytes, at: start + 8).map { $0 & 0xFC00 == 0xDC00 } ?? false
    if isPair { return start + 12 }
    let spelling = String(decoding: bytes[start..<start + 6], as: UTF8.self)
    reportFaultyEscape(
      "'\(spelling)' is half a character", at: start,
      hint: "surrogates come in pairs: \\uD83D\\uDE00", isOfOneCharacter: true)
    return start + 6
  }

  /// Reports the escape and returns the offset after it.
  private mutating func reportUnknownEscape(_ escape: String, at start: Int) -> Int {
    reportFaultyEscape("unknown escape '\(escape)'", at: start, hint: "write \\\\ for a backslash")
    return start + 2
  }
}

// MARK: - Numbers

extension JSONParser {
  /// Parses a number. Returns false if its end cannot be determined.
  mutating func parseNumber() -> Bool {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let integer = position
    guard skipDigits() else { return failAfterMinus(start) }
    if bytes[integer] == UInt8(ascii: "0"), position - integer > 1 {
      report(
        "a number that begins with 0", at: start,
        hint: "remove the leading zeros, or write it as text in double quotes")
    }
    if position < end, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { return failWithoutDigits(after: ".") }
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let sign = character(at: position)
      position += 1
      if position < end,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      guard skipDigits() else { return failWithoutDigits(after: sign) }
    }
    append(.number, from: start, extent: position)
    return true
  }

  private mutating func failAfterMinus(_ start: Int) -> Bool {
    let isPoint = position < end && bytes[position] == UInt8(ascii: ".")
    return isPoint ? failAtPoint(start) : failWithoutDigits(after: "-")
  }

  private mutating func failWithoutDigits(after sign: String) -> Bool {
    fail("a number without digits after '\(sign)'", at: position)
  }

  /// Skips digits. Returns whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < end, bytes[position].isDigit { position += 1 }
    return position > start
  }
}

// MARK: - Keys

extension JSONParser {
  mutating func reportDuplicateKeys(of object: Int) {
    let count = Int(result.entries[object].extent)
    guard count > 1 else { return }
    var keys: [Int] = []
    keys.reserveCapacity(count)
    var index = object + 1
    for _ in 0..<count {
      keys.append(index)
      index = Int(result.entries[index + 1].next)
    }
    let isSimple = count <= 16 && keys.allSatisfy { !result.entries[$0].isEscaped }
    if isSimple {
      comparePairs(keys)
    } else {
      compareTexts(keys)
    }
  }

  private mutating func comparePairs(_ keys: [Int]) {
    for second in 1..<keys.count {
      for first in 0..<second where haveSameBytes(keys[first], keys[second]) {
        reportDuplicate(keys[second], of: keys[first])
        break
      }
    }
  }

  private func haveSameBytes(_ first: Int, _ second: Int) -> Bool {
    let first = result.entries[first]
    let second = result.entries[second]
    guard first.extent - first.start == second.extent - second.start else { return false }
    return bytes[Int(first.start)..<Int(first.extent)].elementsEqual(
      bytes[Int(second.start)..<Int(second.extent)])
  }

  private mutating func compareTexts(_ keys: [Int]) {
    var first: [[UInt8]: Int] = [:]
    first.reserveCapacity(keys.count)
    for key in keys {
      let bytes = keyBytes(key)
      if let known = first.updateValue(key, forKey: bytes) {
        reportDuplicate(key, of: known)
        first[bytes] = known
      }
    }
  }

  /// Keys are compared by code points, unlike Swift strings, which compare by canonical
  /// equivalence.
  private func keyBytes(_ key: Int) -> [UInt8] {
    let entry = result.entries[key]
    let content = UnsafeBufferPointer(rebasing: bytes[Int(entry.start) + 1..<Int(entry.extent)])
    return entry.isEscaped && !hasFaultyEscape ? unescapedJSON(content) : Array(content)
  }

  private mutating func reportDuplicate(_ key: Int, of first: Int) {
    let start = Int(result.entries[key].start)
    let text = String(decoding: keyBytes(key), as: UTF8.self)
    let place = result.lines.place(of: Int(result.entries[first].start))
    let error = JSONError(
      kind: "duplicate key", position: result.lines.place(of: start),
      message: "key '\(text)' is already used in this object", hint: "first used at ",
      elsewhere: place)
    guard firstValuesCount else { return report(error) }
    result.entries[key].isRepeated = true
    result.repeatedKeys.append(error)
  }
}
