import VitrineDiagnostics

/// Converts places of the YAML parser into places in the file.
///
/// The parser counts in characters, and takes U+0085, U+2028 and U+2029 for line ends. Diagnostics count
/// bytes, and lines as an editor does.
struct YAMLPlaces {
  let range: Range<Int>
  private let firstLine: Int

  /// The offset of every line, in ascending order.
  private let lineOffsets: [Int]

  /// The offset of every character. Nil for ASCII, where every character is one byte.
  private let characterOffsets: [Int]?

  init(_ text: SourceText) {
    range = text.range
    firstLine = text.firstLine
    let start = text.range.lowerBound
    lineOffsets = text.bytes.withUnsafeBufferPointer { bytes in
      var offsets = [start]
      var line = lineEnd(in: bytes, from: 0)
      while line.next > line.end {
        offsets.append(start + line.next)
        line = lineEnd(in: bytes, from: line.next)
      }
      return offsets
    }
    let isASCII = text.bytes.allSatisfy { $0 < 0x80 }
    characterOffsets =
      isASCII ? nil : text.bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
  }

  /// Returns the offset in the file of a character of the text. The one behind the last has the offset
  /// behind the last byte.
  func offset(ofCharacter index: Int) -> Int {
    guard let characterOffsets else { return min(range.lowerBound + index, range.upperBound) }
    return index < characterOffsets.count ? characterOffsets[index] : range.upperBound
  }

  /// Returns the line and column in the file of the byte at `offset`.
  func place(ofByteAt offset: Int) -> TextPlace {
    var (low, high) = (0, lineOffsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineOffsets[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPlace(line: firstLine + low, column: offset - lineOffsets[low] + 1)
  }
}
