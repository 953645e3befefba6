/// The bytes of a file with the places of its lines, found once.
public struct SourceLines: Sendable {
  private let bytes: [UInt8]

  /// Where each line starts, and where one more would.
  private let starts: [Int]

  public init(of bytes: [UInt8]) {
    self.bytes = bytes
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    starts = bytes.withUnsafeBufferPointer { bytes in
      var starts = [mark]
      for index in mark..<bytes.count where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      return starts + [bytes.count + 1]
    }
  }

  /// At least 1: an empty file has one empty line.
  public var count: Int { starts.count - 1 }

  /// The bytes of a line without its end; the first line is 0.
  public subscript(index: Int) -> ArraySlice<UInt8> {
    let line = bytes[starts[index]..<starts[index + 1] - 1]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
