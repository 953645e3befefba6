/// Thrown if the bytes of a cache were not written by `BinaryWriter`.
struct CorruptCache: Error {}

/// Reads the output of `BinaryWriter`. Never reads past the end, whatever the bytes are.
struct BinaryReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func read<Value: BinaryValue>() throws(CorruptCache) -> Value {
    try Value(from: &self)
  }

  /// Returns the next `count` bytes.
  mutating func take(_ count: Int) throws(CorruptCache) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw CorruptCache() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads the number of values that follow, each of at least `length` bytes.
  mutating func count(ofLength length: Int = 1) throws(CorruptCache) -> Int {
    let count: Int = try read()
    guard count >= 0, count <= (bytes.count - position) / length else { throw CorruptCache() }
    return count
  }

  /// Reads numbers written by `BinaryWriter.write(numbers:)`.
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
