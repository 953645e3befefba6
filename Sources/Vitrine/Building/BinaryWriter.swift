import VitrineText

/// Writes values as bytes that `BinaryReader` reads.
struct BinaryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write<each Value: BinaryValue>(_ values: repeat each Value) {
    for value in repeat each values { value.write(to: &self) }
  }

  /// Writes a number, the lowest byte first.
  mutating func write(number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Writes the number of elements and then each of them with all bytes of its type.
  mutating func write(numbers: [some FixedWidthInteger]) {
    write(numbers.count)
    for number in numbers { write(number: number) }
  }

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The bytes, preceded by their hash.
  var hashed: [UInt8] {
    var whole = BinaryWriter()
    whole.write(ContentHash(of: bytes))
    return whole.bytes + bytes
  }
}
