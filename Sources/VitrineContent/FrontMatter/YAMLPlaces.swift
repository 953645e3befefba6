internal import Yams

/// Converts the YAML parser's marks into places in the file.
///
/// The parser counts columns in Unicode scalars and takes U+0085, U+2028 and U+2029 for line ends;
/// diagnostics count bytes, and lines as an editor does.
struct YAMLPlaces {
  private let bytes: ArraySlice<UInt8>

  /// For each line as the parser counts them: its offset, and the number and offset of the file's line
  /// that it begins in.
  private let lines: [(offset: Int, fileLine: Int, fileLineOffset: Int)]

  /// The offset of every scalar, which finds columns even in a file of one long line. Nil for ASCII,
  /// where every scalar is one byte.
  private let scalarOffsets: [Int]?

  init(_ text: SourceText) {
    bytes = text.bytes
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    scalarOffsets = isASCII ? nil : bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
    var lines = [(offset: text.range.lowerBound, text.firstLine, text.range.lowerBound)]
    var fileLine = text.firstLine
    var fileLineOffset = text.range.lowerBound
    var index = text.range.lowerBound
    while index < text.range.upperBound {
      let length = lineBreakLength(in: bytes, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      let isLineOfFile = bytes[index] < 0x80
      index += length
      if isLineOfFile {
        fileLine += 1
        fileLineOffset = index
      }
      lines.append((index, fileLine, fileLineOffset))
    }
    self.lines = lines
  }

  /// Returns the offset in the file of a mark; every node that the parser composes has one. A mark at
  /// the end of the text gives the offset behind its last byte.
  func offset(of mark: Mark?) -> Int {
    guard let mark else { return lines[0].offset }
    guard mark.line <= lines.count else { return bytes.endIndex }
    let start = lines[max(0, mark.line - 1)].offset
    let column = max(0, mark.column - 1)
    guard let scalarOffsets else { return min(start + column, bytes.endIndex) }
    let scalar = index(ofScalarAt: start, in: scalarOffsets) + column
    return scalar < scalarOffsets.count ? scalarOffsets[scalar] : bytes.endIndex
  }

  /// Returns the index of `offset` in `offsets`, which are ascending.
  private func index(ofScalarAt offset: Int, in offsets: [Int]) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the line and column in the file of a mark.
  func location(of mark: Mark?) -> (line: Int, column: Int) {
    let line = lines[min(max(1, mark?.line ?? 1), lines.count) - 1]
    return (line.fileLine, offset(of: mark) - line.fileLineOffset + 1)
  }
}

/// Returns the length of the line break at `index` as libyaml sees it, 0 if there is none.
private func lineBreakLength(in bytes: ArraySlice<UInt8>, at index: Int) -> Int {
  func follows(_ sequence: [UInt8]) -> Bool { bytes[index...].starts(with: sequence) }
  switch bytes[index] {
  case 0x0A: return 1
  case 0x0D: return follows([0x0D, 0x0A]) ? 2 : 1
  case 0xC2: return follows([0xC2, 0x85]) ? 2 : 0
  case 0xE2: return follows([0xE2, 0x80, 0xA8]) || follows([0xE2, 0x80, 0xA9]) ? 3 : 0
  default: return 0
  }
}
