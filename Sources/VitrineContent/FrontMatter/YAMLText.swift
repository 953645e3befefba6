/// A stretch of a file that is YAML.
struct YAMLText {
  var file: String
  var bytes: [UInt8]
  var range: Range<Int>

  /// The number of the line, in the file, on which `range` begins.
  var firstLine: Int

  var string: String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line, from 1 in the file, and the column of the byte at `offset`.
  func location(ofByteAt offset: Int) -> (line: Int, column: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var line = firstLine
      var start = range.lowerBound
      while true {
        let (_, next) = lineEnd(in: bytes, from: start)
        guard next > start, next <= offset else { return (line, offset - start + 1) }
        start = next
        line += 1
      }
    }
  }
}
