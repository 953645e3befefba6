package import VitrineDiagnostics

/// The offsets at which the lines of a text begin.
package struct LineStarts: Sendable {
  /// The offsets of lines, in ascending order. The first comes after any byte order mark.
  private var starts: [UInt32]

  package init(first start: Int) { starts = [UInt32(start)] }

  /// Finds the lines of a text, each ended by a line feed.
  package init(of bytes: [UInt8]) {
    starts = [UInt32(byteOrderMarkLength(in: bytes))]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { append(index + 1) }
  }

  package mutating func append(_ start: Int) { starts.append(UInt32(start)) }

  /// The place of the byte at `offset`.
  package func place(of offset: Int) -> TextPosition {
    let line = max(1, starts.partitioningIndex { Int($0) > offset })
    return TextPosition(line: line, column: offset - Int(starts[line - 1]) + 1)
  }
}
