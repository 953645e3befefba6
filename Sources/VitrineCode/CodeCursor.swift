/// A position in a text, and the runs up to that position.
struct CodeCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  /// Where reading ends: at the end of the text, or of an embedded part in another language.
  var end: Int

  private(set) var runs: [CodeRun] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at `distance` from the position, or 0 outside the text.
  func byte(_ distance: Int = 0) -> UInt8 { self[position + distance] }

  /// The byte at an offset of the text, or 0 outside it.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < end ? bytes[offset] : 0
  }

  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  func starts(with text: StaticString, at offset: Int? = nil) -> Bool {
    let start = offset ?? position
    let count = text.utf8CodeUnitCount
    guard start + count <= end else { return false }
    for index in 0..<count where bytes[start + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Returns the offset of the next `byte` at or after `offset`, or `end` if there is none.
  func find(_ byte: UInt8, from offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset] != byte { offset += 1 }
    return min(offset, end)
  }

  /// Returns the offset after the next `text` at or after `offset`, or `end` if there is none.
  func end(of text: StaticString, from offset: Int) -> Int {
    var offset = offset
    while offset < end {
      offset = find(text.utf8Start[0], from: offset)
      if starts(with: text, at: offset) { return offset + text.utf8CodeUnitCount }
      offset += 1
    }
    return end
  }

  /// Returns the offset of the next line feed, or `end` if there is none.
  func lineEnd(from offset: Int) -> Int { find(0x0A, from: offset) }

  /// Returns the first offset, at or after `offset`, of a byte that does not satisfy `passes`.
  func skip(from offset: Int, while passes: (UInt8) -> Bool) -> Int {
    var offset = offset
    while offset < end, passes(bytes[offset]) { offset += 1 }
    return min(offset, end)
  }

  /// Whether only blanks come between the beginning of the line and the position.
  var isAtLineStart: Bool {
    var offset = position - 1
    while offset >= 0, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset -= 1 }
    return offset < 0 || bytes[offset] == 0x0A
  }
}

extension CodeCursor {
  mutating func take(_ count: Int, as kind: CodeClass) { take(to: position + count, as: kind) }

  mutating func take(as kind: CodeClass, while passes: (UInt8) -> Bool) {
    take(to: skip(from: position, while: passes), as: kind)
  }

  /// Assigns a class to everything up to `offset`.
  mutating func take(to offset: Int, as kind: CodeClass) {
    let offset = min(offset, end)
    guard offset > position else { return }
    defer { position = offset }
    guard let last = runs.last else {
      runs.append(CodeRun(kind: kind, end: offset))
      return
    }
    if last.kind == kind {
      runs[runs.count - 1].end = offset
    } else if last.kind == .plain, runs.count > 1, runs[runs.count - 2].kind == kind,
      isBlank(runs[runs.count - 2].end..<last.end)
    {
      // White space is invisible, so runs of the same class on both sides of it are merged.
      runs.removeLast()
      runs[runs.count - 1].end = offset
    } else {
      runs.append(CodeRun(kind: kind, end: offset))
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.count <= 64 && range.allSatisfy { isBlankByte(bytes[$0]) }
  }

  mutating func takeLine(as kind: CodeClass) { take(to: lineEnd(from: position), as: kind) }

  mutating func takeBlanks() { take(as: .plain, while: isBlankByte) }
}

func isBlankByte(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Whether the byte can be part of a name in nearly every language: letters, digits, `_` and
/// everything beyond ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
}
