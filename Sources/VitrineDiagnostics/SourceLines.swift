/// The bytes of a file, indexed by line.
public struct SourceLines: Sendable {
  private let bytes: [UInt8]

  /// The offset of each line, and of the line that would follow the last one.
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

  /// The bytes of a line without its line end. Lines are counted from 0.
  public subscript(index: Int) -> ArraySlice<UInt8> {
    let line = bytes[starts[index]..<starts[index + 1] - 1]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
