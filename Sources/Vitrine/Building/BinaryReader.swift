/// The bytes of a cache are not what `BinaryWriter` wrote.
struct CorruptCache: Error {}

/// Reads what `BinaryWriter` wrote. Whatever the bytes are, it reads none that is not there.
struct BinaryReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func read<Value: BinaryValue>() throws(CorruptCache) -> Value {
    try Value(from: &self)
  }

  /// The next bytes.
  mutating func take(_ count: Int) throws(CorruptCache) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw CorruptCache() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The number of values that follow, each of which takes `length` bytes or more.
  mutating func count(ofLength length: Int = 1) throws(CorruptCache) -> Int {
    let count: Int = try read()
    guard count >= 0, count <= (bytes.count - position) / length else { throw CorruptCache() }
    return count
  }

  /// What `BinaryWriter.write(numbers:)` wrote.
  mutating func numbers<Number: FixedWidthInteger>() throws(CorruptCache) -> [Number] {
    let length = MemoryLayout<Number>.size
    let count = try count(ofLength: length)
    return try take(count * length).withUnsafeBytes { bytes in
      (0..<count).map {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * length, as: Number.self))
      }
    }
  }
}
