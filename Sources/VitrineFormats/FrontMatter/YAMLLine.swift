import VitrineText

/// A line of YAML as a person sees it: a key, a colon, a value. Used for hints, not for reading
/// values.
struct YAMLLine {
  /// The offset of the first byte after the indentation and the `-` of list entries.
  var keyOffset: Int

  /// The key, or nil without a colon after it.
  var key: Range<Int>?

  /// The text after the colon, or after `- ` in a line without a key. Nil if there is none.
  var value: Range<Int>?
}

extension SourceText {
  /// Returns the line that contains the byte at `offset`.
  func line(at offset: Int) -> YAMLLine {
    let start = startOfLine(at: offset)
    var end = bytes[offset...].firstIndex(where: isLineEnd) ?? bytes.endIndex
    while end > start, isBlank(at: end - 1) { end -= 1 }

    var keyOffset = afterBlanks(start, end)
    while keyOffset + 1 < end, bytes[keyOffset] == UInt8(ascii: "-"), isBlank(at: keyOffset + 1) {
      keyOffset = afterBlanks(keyOffset + 1, end)
    }
    var line = YAMLLine(keyOffset: keyOffset)
    let colon = (keyOffset..<end).first {
      bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == end || isBlank(at: $0 + 1))
    }
    if let colon { line.key = keyOffset..<colon }
    let valueStart = colon.map { afterBlanks($0 + 1, end) } ?? keyOffset
    if valueStart < end { line.value = valueStart..<end }
    return line
  }

  /// Returns the entry whose value begins at `offset`: a line, or an entry between brackets on a
  /// line.
  func entry(ofValueAt offset: Int) -> YAMLLine {
    let line = line(at: offset)
    guard let lineValue = line.value, lineValue.contains(offset) else { return line }
    let isInBrackets =
      lineValue.lowerBound < offset || bytes[lineValue].last == UInt8(ascii: ",")
      || "]}".utf8.contains(bytes[lineValue.upperBound - 1]) && openBracket(before: offset) != nil
    guard isInBrackets else { return line }
    var end =
      bytes[offset..<lineValue.upperBound].firstIndex { ",]}".utf8.contains($0) }
      ?? lineValue.upperBound
    while end > offset, isBlank(at: end - 1) { end -= 1 }
    let before = bytes[line.keyOffset..<offset]
    let start = before.lastIndex { "{[,".utf8.contains($0) }.map { $0 + 1 } ?? line.keyOffset
    var entry = YAMLLine(keyOffset: afterBlanks(start, offset), value: offset..<end)
    let colon = before.lastIndex(of: UInt8(ascii: ":"))
    if let colon, colon > entry.keyOffset { entry.key = entry.keyOffset..<colon }
    return entry
  }

  /// Returns the key of the map that contains the entry at `offset`: the key before the bracket
  /// around it, or on the nearest line above with less indentation.
  func key(aroundEntryAt offset: Int) -> String? {
    if let bracket = openBracket(before: offset) {
      // A list entry has no key.
      guard let name = entry(ofValueAt: bracket).key, !name.contains(bracket) else {
        return key(aroundEntryAt: bracket)
      }
      return string(name)
    }
    let start = startOfLine(at: offset)
    var above = start
    while above > bytes.startIndex {
      above = startOfLine(at: above - 1)
      let line = line(at: above)
      guard let first = line.key ?? line.value, bytes[first.lowerBound] != UInt8(ascii: "#") else {
        continue
      }
      if line.keyOffset - above < offset - start { return line.key.map(string) }
    }
    return nil
  }

  /// Returns the last bracket that opens before `offset` and is still open there.
  func openBracket(before offset: Int) -> Int? {
    var closed = 0
    var closedBelow = 0
    for index in bytes[..<offset].indices.reversed() {
      switch bytes[index] {
      case UInt8(ascii: "#") where beginsComment(at: index): closed = closedBelow
      case _ where isLineEnd(bytes[index]): closedBelow = closed
      case UInt8(ascii: "]"), UInt8(ascii: "}"): closed += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if closed == 0 { return index }
        closed -= 1
      default: break
      }
    }
    return nil
  }

  /// Whether there is a `#` at `offset`, outside quotes and after a blank or a bracket.
  func beginsComment(at offset: Int) -> Bool {
    guard self[offset] == UInt8(ascii: "#") else { return false }
    // A long line can have many, so only nearby text is searched.
    let near = bytes[..<offset].suffix(500)
    let before = near[(near.lastIndex(where: isLineEnd).map { $0 + 1 } ?? near.startIndex)...]
    guard before.last.map({ $0 <= 0x20 || "[{,".utf8.contains($0) }) ?? true else { return false }
    return "\"'".utf8.allSatisfy { quote in before.count(where: { $0 == quote }) % 2 == 0 }
  }

  /// Returns a value without a trailing comment.
  func words(_ value: Range<Int>) -> String {
    let words = string(value)
    guard let first = words.first, !"#\"'".contains(first) else { return words }
    return words.split(separator: " #", maxSplits: 1).first.map { trimmed($0) } ?? words
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the character at `offset`, or nil at the end.
  func character(at offset: Int) -> String? {
    let scalars = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars
    return scalars.first.map(String.init)
  }

  private func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? bytes.startIndex
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isBlank(at index: Int) -> Bool { bytes[index].isSpaceOrTab }

  private func afterBlanks(_ start: Int, _ end: Int) -> Int {
    (start..<end).first { !isBlank(at: $0) } ?? end
  }
}

extension YAMLLine {
  /// Returns a hint that shows this line with quotes around its value.
  func hintWithQuotes(_ text: SourceText) -> String {
    guard let value, value.count <= 80 else { return "put the value in quotes" }
    let words = text.words(value)
    let key = key.map { "\(text.string($0)): " } ?? ""
    guard key.utf8.count <= 40 else { return "put the value in quotes" }
    if words.utf8.contains(UInt8(ascii: "\"")) || words.utf8.contains(UInt8(ascii: "\\")) {
      let doubled = words.split(separator: "'", omittingEmptySubsequences: false)
      return "put the value in quotes: \(key)'\(doubled.joined(separator: "''"))'"
    }
    return "put the value in quotes: \(key)\"\(words)\""
  }
}
