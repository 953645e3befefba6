import VitrineDiagnostics

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

  func position(of offset: Int) -> TextPlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return TextPlace(line: low + 1, column: offset - Int(starts[low]) + 1)
  }
}
