/// Returns a text as search compares it, ignoring case, accents, letter width, the kind of kana and
/// the forms of Arabic letters. The same as `fold` in `Templates/scripts/fold.js`.
package func searchFolded(_ text: String) -> String {
  var text = text
  var folded: [UInt8] = []
  text.withUTF8 { folded.appendSearchFolded($0) }
  return String(decoding: folded, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a UTF-8 text as search compares it. Bytes that are not valid UTF-8 are left out.
  package mutating func appendSearchFolded(_ text: UnsafeBufferPointer<UInt8>) {
    reserveCapacity(count + text.count)
    var folding = SearchFolding()
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        folding.endMarks(into: &self)
        append(byte.lowercased)
        index += 1
      } else if let length = utf8SequenceLength(text, at: index) {
        folding.append(scalar(text, at: index, length: length), to: &self)
        index += length
      } else {
        index += 1
      }
    }
    folding.endMarks(into: &self)
  }
}

/// The marks since the last base character. They are held back until all are known, because Unicode
/// defines their order.
private struct SearchFolding {
  private let table = FoldingTable.unicode
  private var marks: [(scalar: UInt32, combiningClass: UInt8)] = []

  mutating func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch table.folded(scalar) {
    case .itself where hangulSyllables.contains(scalar):
      endMarks(into: &bytes)
      appendJamo(of: scalar, to: &bytes)
    case .itself: appendFolded(scalar, to: &bytes)
    case .scalar(let folded): appendFolded(folded, to: &bytes)
    case .sequence(let range):
      // A dropped character also ends a run of marks, unless it is a mark itself.
      if range.isEmpty, table.combiningClass(scalar) == 0 { endMarks(into: &bytes) }
      for index in range { appendFolded(table.sequences[index], to: &bytes) }
    }
  }

  private mutating func appendFolded(_ scalar: UInt32, to bytes: inout [UInt8]) {
    let combiningClass = table.combiningClass(scalar)
    if combiningClass == 0 {
      endMarks(into: &bytes)
      return bytes.appendUTF8(scalar)
    }
    // Sorted by class, keeping the original order within a class.
    let place = marks.lastIndex { $0.combiningClass <= combiningClass }.map { $0 + 1 } ?? 0
    marks.insert((scalar, combiningClass), at: place)
  }

  mutating func endMarks(into bytes: inout [UInt8]) {
    if marks.isEmpty { return }
    for mark in marks { bytes.appendUTF8(mark.scalar) }
    marks.removeAll(keepingCapacity: true)
  }
}

/// Decomposes a Hangul syllable arithmetically (The Unicode Standard, §3.12).
private func appendJamo(of syllable: UInt32, to bytes: inout [UInt8]) {
  let index = syllable - hangulSyllables.lowerBound
  bytes.appendUTF8(0x1100 + index / 588)
  bytes.appendUTF8(0x1161 + index % 588 / 28)
  if index % 28 > 0 { bytes.appendUTF8(0x11A7 + index % 28) }
}

private let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

extension [UInt8] {
  fileprivate mutating func appendUTF8(_ scalar: UInt32) {
    switch scalar {
    case ..<0x80: append(UInt8(scalar))
    case ..<0x800:
      append(0xC0 | UInt8(scalar >> 6))
      append(0x80 | UInt8(scalar & 63))
    case ..<0x10000:
      append(0xE0 | UInt8(scalar >> 12))
      append(0x80 | UInt8(scalar >> 6 & 63))
      append(0x80 | UInt8(scalar & 63))
    default:
      append(0xF0 | UInt8(scalar >> 18))
      append(0x80 | UInt8(scalar >> 12 & 63))
      append(0x80 | UInt8(scalar >> 6 & 63))
      append(0x80 | UInt8(scalar & 63))
    }
  }
}

/// Decodes the character of `length` bytes at `index`.
func scalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) -> UInt32 {
  let first = UInt32(text[index]) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
  return (index + 1..<index + length).reduce(first) { $0 << 6 | UInt32(text[$1]) & 0x3F }
}
