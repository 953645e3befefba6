/// Reads what `BinaryWriter` wrote. Whatever the bytes are, it reads none that is not there.
struct BinaryReader {
  /// What is read is not what was written.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ count: Int) throws(Damage) -> Range<Int> {
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    defer { position += count }
    return position..<position + count
  }

  mutating func number() throws(Damage) -> UInt64 {
    let range = try take(8)
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
    }
  }

  mutating func numbers() throws(Damage) -> [UInt64] {
    try values(of: 8) {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt64.self))
    }
  }

  /// Numbers of four bytes.
  mutating func words() throws(Damage) -> [UInt32] {
    try values(of: 4) {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self))
    }
  }

  private mutating func values<Value>(
    of length: Int, _ value: (UnsafeRawBufferPointer, Int) -> Value
  ) throws(Damage) -> [Value] {
    let count = try integer()
    guard count >= 0, count <= (bytes.count - position) / length else { throw Damage() }
    let range = try take(count * length)
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map { value(bytes, range.lowerBound + $0 * length) }
    }
  }

  mutating func integer() throws(Damage) -> Int { Int(Int64(bitPattern: try number())) }

  mutating func text() throws(Damage) -> String {
    let range = try take(integer())
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func optional<Value>(
    _ read: (inout BinaryReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    bytes[try take(1).lowerBound] == 0 ? nil : try read(&self)
  }

  mutating func list<Value>(
    _ read: (inout BinaryReader) throws(Damage) -> Value
  ) throws(Damage) -> [Value] {
    let count = try integer()
    // Each value takes a byte or more.
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
