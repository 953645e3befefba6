package import VitrineDiagnostics

/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// From 1.
  public var line: Int

  /// From 1, in UTF-8 bytes; a byte order mark counts in no column.
  public var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// This place in `file`.
  package func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

extension JSONPosition: Comparable {
  /// In the order of the text.
  public static func < (first: JSONPosition, second: JSONPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// Where the lines of a text begin.
struct JSONLines: Sendable {
  /// Ascending; the first is after a byte order mark.
  private(set) var starts: [UInt32]

  init(firstLine start: Int) {
    starts = [UInt32(start)]
  }

  mutating func append(_ start: Int) {
    starts.append(UInt32(start))
  }

  func position(of offset: Int) -> JSONPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return JSONPosition(line: low + 1, column: offset - Int(starts[low]) + 1)
  }
}
