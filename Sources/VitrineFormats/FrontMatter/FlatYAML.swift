import VitrineModel
import VitrineText

/// Reads the simple YAML of most front matter: keys at the start of lines, each with a plain or
/// quoted scalar, a flow list of scalars on one line, or a block list of them.
///
/// A full parser takes longer for nine keys than Markdown takes for its page. This parser answers
/// only if its result is certain to be the same, and leaves everything else, including errors, to
/// the full parser.
struct FlatYAML {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int
  private var lineStart: Int
  private var line: Int
  private var members: [SourceValue.Member] = []

  /// Returns the keys and values of `text`, or nil if the full parser is needed.
  static func members(of text: SourceText) -> [SourceValue.Member]? {
    text.bytes.withUnsafeBufferPointer { bytes in
      var reader = FlatYAML(
        bytes: bytes, end: bytes.count, index: 0, lineStart: 0, line: text.firstLine)
      return reader.read() ? reader.members : nil
    }
  }

  private mutating func read() -> Bool {
    while skipEmptyLines() {
      // Keys are compared one by one, so data with more keys is left to the full parser.
      guard members.count < 100, let member = member(),
        !members.contains(where: { $0.key == member.key })
      else { return false }
      members.append(member)
    }
    return index == end && !members.isEmpty
  }

  /// Skips empty lines and comments. Returns whether another line follows that is not indented.
  private mutating func skipEmptyLines() -> Bool {
    while index < end {
      let first = afterBlanks(index)
      guard first < end else {
        index = end
        return false
      }
      switch bytes[first] {
      case 0x0A, 0x0D, UInt8(ascii: "#"):
        guard let next = endOfLine(from: first) else { return false }
        beginLine(at: next)
      default:
        return first == index
      }
    }
    return false
  }

  private mutating func member() -> SourceValue.Member? {
    let start = index
    guard isLetter(bytes[index]) else { return nil }
    while index < end, isLetter(bytes[index]) || isDigitOrHyphen(bytes[index]) { index += 1 }
    let keyEnd = index
    guard index < end, bytes[index] == UInt8(ascii: ":"), keyEnd - start < 100 else { return nil }
    index += 1
    guard index == end || bytes[index] <= 0x20 else { return nil }
    let (keyLine, keyColumn) = (line, start - lineStart + 1)
    guard let value = value() else { return nil }
    return SourceValue.Member(
      key: string(start..<keyEnd), keyLine: keyLine, keyColumn: keyColumn, value: value)
  }

  /// Reads the value after the colon at `index - 1`, and leaves `index` at the start of a line.
  private mutating func value() -> SourceValue? {
    let afterColon = index
    index = afterBlanks(index)
    if index == end || bytes[index] == 0x0A || bytes[index] == 0x0D {
      let nothing = SourceValue(
        content: .null, line: line, column: afterColon - lineStart + 1)
      guard finishLine() else { return nil }
      return blockList(otherwise: nothing)
    }
    let (line, column) = (self.line, index - lineStart + 1)
    let content = bytes[index] == UInt8(ascii: "[") ? flowList() : scalar()
    guard let content, finishLine() else { return nil }
    return SourceValue(content: content, line: line, column: column)
  }

  /// Reads the lines from `index` that begin with the same indentation and `- `. Returns `nothing`
  /// if there are none.
  private mutating func blockList(otherwise nothing: SourceValue) -> SourceValue? {
    var values: [SourceValue] = []
    var listColumn = 0
    var listLine = 0
    while index < end {
      let dash = afterBlanks(index)
      guard dash < end, bytes[dash] == UInt8(ascii: "-") else { break }
      let column = dash - lineStart + 1
      if values.isEmpty {
        (listLine, listColumn) = (line, column)
      } else if column != listColumn {
        return nil
      }
      guard dash + 1 < end, bytes[dash + 1] == 0x20 else { return nil }
      index = afterBlanks(dash + 1)
      let valueColumn = index - lineStart + 1
      let valueLine = line
      guard let content = scalar(), finishLine() else { return nil }
      values.append(SourceValue(content: content, line: valueLine, column: valueColumn))
    }
    if values.isEmpty { return nothing }
    return SourceValue(content: .list(values), line: listLine, column: listColumn)
  }

  private mutating func flowList() -> SourceValue.Content? {
    index = afterBlanks(index + 1)
    var values: [SourceValue] = []
    if index < end, bytes[index] == UInt8(ascii: "]") {
      index += 1
      return .list([])
    }
    while index < end {
      let column = index - lineStart + 1
      guard let content = isQuote(bytes[index]) ? quoted() : plain(isInList: true) else {
        return nil
      }
      values.append(SourceValue(content: content, line: line, column: column))
      index = afterBlanks(index)
      guard index < end else { return nil }
      let separator = bytes[index]
      index = afterBlanks(index + 1)
      if separator == UInt8(ascii: "]") { return .list(values) }
      guard separator == UInt8(ascii: ",") else { return nil }
    }
    return nil
  }

  private mutating func scalar() -> SourceValue.Content? {
    guard index < end else { return nil }
    return isQuote(bytes[index]) ? quoted() : plain(isInList: false)
  }

  /// Reads a quoted text on one line, without escapes.
  private mutating func quoted() -> SourceValue.Content? {
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < end, bytes[index] != quote {
      guard isPlainCharacter(at: index), bytes[index] != UInt8(ascii: "\\") else { return nil }
      index += 1
    }
    guard index < end else { return nil }
    index += 1
    // A doubled quote stands for one quote, and is left to the full parser.
    if index < end, bytes[index] == quote { return nil }
    return .text(string(start..<index - 1))
  }

  private mutating func plain(isInList: Bool) -> SourceValue.Content? {
    let start = index
    guard canBeginPlain(at: index) else { return nil }
    scan: while index < end {
      switch bytes[index] {
      case 0x0A, 0x0D:
        break scan
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        if isInList { break scan }
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if isInList { return nil }
      case UInt8(ascii: ":"):
        if isInList || index + 1 == end || bytes[index + 1] <= 0x20 { return nil }
      case UInt8(ascii: "#"):
        if bytes[index - 1] == 0x20 { return nil }
      default:
        guard isPlainCharacter(at: index) else { return nil }
      }
      index += 1
    }
    var textEnd = index
    while bytes[textEnd - 1] == 0x20 { textEnd -= 1 }
    return coreSchemaValue(of: string(start..<textEnd))
  }
}

extension FlatYAML {
  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private func afterBlanks(_ start: Int) -> Int {
    var index = start
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index
  }

  private mutating func beginLine(at start: Int) {
    index = start
    lineStart = start
    line += 1
  }

  /// Moves to the next line. Returns false if there is anything but blanks left on this one.
  private mutating func finishLine() -> Bool {
    index = afterBlanks(index)
    if index == end { return true }
    guard bytes[index] == 0x0A || bytes[index] == 0x0D, let next = endOfLine(from: index) else {
      return false
    }
    beginLine(at: next)
    return true
  }

  /// Returns the start of the line after the one that contains `start`. Returns nil if the rest of
  /// the line has a lone carriage return or a character with special rules in YAML.
  private func endOfLine(from start: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] == 0x0A { return index + 1 }
      if bytes[index] == 0x0D {
        return index + 1 < end && bytes[index + 1] == 0x0A ? index + 2 : nil
      }
      guard isPlainCharacter(at: index) else { return nil }
      index += 1
    }
    return end
  }

  private func canBeginPlain(at index: Int) -> Bool {
    guard index < end else { return false }
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "("),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "<"),
      UInt8(ascii: "$"), 0x80...:
      return true
    case UInt8(ascii: "-"):
      return index + 1 < end && isDigitOrLetter(bytes[index + 1])
    default:
      return false
    }
  }

  /// Whether the byte is printable in YAML and not a line end. Non-ASCII characters that begin with
  /// certain bytes are left to the full parser.
  private func isPlainCharacter(at index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 { return (0x20...0x7E).contains(byte) }
    guard byte >= 0xC2 else { return true }
    let next = index + 1 < end ? bytes[index + 1] : 0
    switch byte {
    // C1 controls, including U+0085.
    case 0xC2: return next >= 0xA0
    // U+2000 to U+203F, which include U+2028 and U+2029.
    case 0xE2: return next != 0x80 || index + 2 >= end || bytes[index + 2] & 0xFE != 0xA8
    // U+FEFF, U+FFFE and U+FFFF.
    case 0xEF: return next != 0xBB && next != 0xBF
    default: return true
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_")
  }

  private func isDigitOrHyphen(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  private func isDigitOrLetter(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
