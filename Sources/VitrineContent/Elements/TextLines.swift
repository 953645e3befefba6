import VitrineText

/// The offsets at which the lines of a text begin.
struct TextLines {
  /// Ascending. The first line begins after a byte order mark.
  let starts: [Int]

  init(of bytes: [UInt8]) {
    var starts = [byteOrderMarkLength(in: bytes)]
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        let next = lineEnd(in: bytes, from: starts[starts.count - 1]).next
        guard next > starts[starts.count - 1] else { return }
        starts.append(next)
      }
    }
    self.starts = starts
  }
}
