/// Reads what `BinaryWriter` wrote. Whatever the bytes are, it reads none that is not there.
struct BinaryReader {
  /// What is read is not what was written.
  struct CorruptData: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ count: Int) throws(CorruptData) -> Range<Int> {
    guard count >= 0, count <= bytes.count - position else { throw CorruptData() }
    defer { position += count }
    return position..<position + count
  }

  mutating func number() throws(CorruptData) -> UInt64 {
    let range = try take(8)
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
    }
  }

  mutating func numbers() throws(CorruptData) -> [UInt64] {
    try values(of: 8) {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt64.self))
    }
  }

  /// Numbers of four bytes.
  mutating func words() throws(CorruptData) -> [UInt32] {
    try values(of: 4) {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self))
    }
  }

  private mutating func values<Value>(
    of length: Int, _ value: (UnsafeRawBufferPointer, Int) -> Value
  ) throws(CorruptData) -> [Value] {
    let count = try integer()
    guard count >= 0, count <= (bytes.count - position) / length else { throw CorruptData() }
    let range = try take(count * length)
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map { value(bytes, range.lowerBound + $0 * length) }
    }
  }

  mutating func integer() throws(CorruptData) -> Int { Int(Int64(bitPattern: try number())) }

  mutating func text() throws(CorruptData) -> String {
    let range = try take(integer())
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func optional<Value>(
    _ read: (inout BinaryReader) throws(CorruptData) -> Value
  ) throws(CorruptData) -> Value? {
    bytes[try take(1).lowerBound] == 0 ? nil : try read(&self)
  }

  mutating func list<Value>(
    _ read: (inout BinaryReader) throws(CorruptData) -> Value
  ) throws(CorruptData) -> [Value] {
    let count = try integer()
    // Each value takes a byte or more.
    guard count >= 0, count <= bytes.count - position else { throw CorruptData() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
