import VitrineSystem

extension ReadableFile {
  /// Calls `body` with consecutive parts of the bytes until it returns false.
  borrowing func forEachPart(
    _ body: (RawSpan) throws(DiskError) -> Bool
  ) throws(DiskError) {
    // Read one byte more than expected, to notice that a file has grown.
    let expected = length.map { $0 + 1 } ?? FileSource.partLength
    var part = [UInt8](repeating: 0, count: min(expected, FileSource.partLength))
    var count = part.count
    while count == part.count {
      count = try read(into: &part)
      guard try body(part.span.bytes.extracting(0..<count)) else { return }
    }
  }
}
