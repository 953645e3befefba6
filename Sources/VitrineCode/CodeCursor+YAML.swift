// YAML. Keys have the class `type`. Unquoted values are plain.
extension CodeCursor {
  mutating func readYAML() {
    while !isAtEnd {
      let lineStart = position
      take(as: .plain) { $0 == 0x20 }
      if byte() == UInt8(ascii: "#") {
        takeLine(as: .comment)
      } else if position == lineStart, starts(with: "---") || starts(with: "..."), isBlankOrEnd(3) {
        take(3, as: .keyword)
        readYAMLNode(indent: 0)
      } else if position == lineStart, byte() == UInt8(ascii: "%") {
        takeLine(as: .keyword)
      } else if byte() != 0x0A {
        readYAMLEntries(from: lineStart)
      }
      take(1, as: .plain)
    }
  }

  private func isBlankOrEnd(_ distance: Int) -> Bool {
    position + distance >= end || isBlankByte(byte(distance))
  }

  /// Reads the `-` and `?` at the beginning of a line, its key and its value.
  private mutating func readYAMLEntries(from lineStart: Int) {
    var indent = position - lineStart
    while "-?:".utf8.contains(byte()), isBlankOrEnd(1) {
      indent = position - lineStart
      take(1, as: .plain)
      take(as: .plain) { $0 == 0x20 }
    }
    let start = position
    readYAMLKey()
    readYAMLNode(indent: position > start ? start - lineStart : indent)
  }

  /// Takes `key:`, if there is one.
  private mutating func readYAMLKey() {
    var offset = position
    search: while offset < end {
      switch self[offset] {
      case UInt8(ascii: ":"):
        if offset + 1 >= end || self[offset + 1] == 0x20 || self[offset + 1] == 0x0A {
          break search
        }
      case UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""),
        UInt8(ascii: "'"), 0x0A:
        return
      default: break
      }
      offset += 1
    }
    guard offset < end, offset > position else { return }
    take(to: offset, as: .type)
    take(1, as: .plain)
  }

  /// Reads a value to the end of its last line. `indent` is the indentation of its key.
  private mutating func readYAMLNode(indent: Int) {
    var brackets = 0
    while !isAtEnd {
      take(as: .plain) { $0 == 0x20 || brackets > 0 && $0 == 0x0A }
      switch byte() {
      case 0x0A: return
      case UInt8(ascii: "#"): takeLine(as: .comment)
      case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "*"):
        take(as: byte() == UInt8(ascii: "!") ? .type : .keyword) {
          !isBlankByte($0) && !",]}".utf8.contains($0)
        }
      case UInt8(ascii: "|") where brackets == 0, UInt8(ascii: ">") where brackets == 0:
        return readBlockScalar(indent: indent)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets += 1
        take(1, as: .plain)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        brackets = max(0, brackets - 1)
        take(1, as: .plain)
      case UInt8(ascii: "\""): take(to: longTextEnd(escape: UInt8(ascii: "\\")), as: .string)
      case UInt8(ascii: "'"): take(to: longTextEnd(escape: nil), as: .string)
      case 0: take(1, as: .plain)
      case _ where brackets > 0: readFlowScalar()
      case UInt8(ascii: ":"), UInt8(ascii: ","): take(1, as: .plain)
      default: return readPlainScalar(indent: indent)
      }
    }
  }

  /// Returns the offset after the quoted text that opens here, which can span several lines.
  private func longTextEnd(escape: UInt8?) -> Int {
    var offset = position + 1
    while offset < end, self[offset] != byte() { offset += self[offset] == escape ? 2 : 1 }
    return min(offset + 1, end)
  }

  private mutating func readFlowScalar() {
    let scalarEnd = skip(from: position) { !",:?[]{}\n#".utf8.contains($0) }
    let isKey = self[scalarEnd] == UInt8(ascii: ":") && isBlankByte(self[scalarEnd + 1])
    take(to: max(scalarEnd, position + 1), as: isKey ? .type : .plain)
  }

  /// Reads an unquoted value with its more deeply indented continuation lines.
  private mutating func readPlainScalar(indent: Int) {
    while true {
      let lineEnd = lineEnd(from: position)
      while position < lineEnd, !(byte() == UInt8(ascii: "#") && isBlankByte(byte(-1))) {
        take(1, as: .plain)
      }
      if position < lineEnd { return takeLine(as: .comment) }
      let next = skip(from: lineEnd) { $0 == 0x0A }
      let text = skip(from: next) { $0 == 0x20 }
      guard text - next > indent, text < end, self[text] != UInt8(ascii: "#"), self[text] != 0x0A
      else { return }
      take(to: text, as: .plain)
    }
  }

  /// Reads `|` or `>` and the more deeply indented lines after it.
  private mutating func readBlockScalar(indent: Int) {
    take(1, as: .plain)
    let header = lineEnd(from: position)
    take(as: .plain) { $0 != 0x0A && $0 != UInt8(ascii: "#") }
    take(to: header, as: .comment)
    while !isAtEnd {
      let start = position + 1
      let text = skip(from: start) { $0 == 0x20 }
      guard text < end else { return }
      if self[text] != 0x0A, text - start <= indent { return }
      take(to: text, as: .plain)
      takeLine(as: .string)
    }
  }
}
