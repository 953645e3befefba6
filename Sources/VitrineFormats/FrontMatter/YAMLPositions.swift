import VitrineDiagnostics
import VitrineText

/// Converts positions of the YAML parser into positions in the file.
///
/// The parser counts characters, and treats U+0085, U+2028 and U+2029 as line ends. Diagnostics
/// count bytes, and lines as editors do.
struct YAMLPositions {
  let range: Range<Int>
  private let firstLine: Int

  private let lines: LineStarts

  /// The offset of every character, or nil for ASCII, where every character is one byte.
  private let characterOffsets: [Int]?

  init(_ text: SourceText) {
    range = text.range
    firstLine = text.firstLine
    let start = text.range.lowerBound
    lines = text.bytes.withUnsafeBufferPointer { bytes in
      var lines = LineStarts(first: start)
      var line = lineEnd(in: bytes, from: 0)
      while line.next > line.end {
        lines.append(start + line.next)
        line = lineEnd(in: bytes, from: line.next)
      }
      return lines
    }
    let isASCII = text.bytes.allSatisfy { $0 < 0x80 }
    characterOffsets =
      isASCII ? nil : text.bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
  }

  /// Returns the offset in the file of a character of the text. The index after the last character
  /// gives the offset after the last byte.
  func offset(ofCharacter index: Int) -> Int {
    guard let characterOffsets else { return min(range.lowerBound + index, range.upperBound) }
    return index < characterOffsets.count ? characterOffsets[index] : range.upperBound
  }

  /// Returns the line and column in the file of the byte at `offset`.
  func place(ofByteAt offset: Int) -> TextPosition {
    let place = lines.place(of: offset)
    return TextPosition(line: firstLine + place.line - 1, column: place.column)
  }
}
