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

  /// Writes numbers, each as many bytes as its type has.
  mutating func write(numbers: [some FixedWidthInteger]) {
    write(numbers.count)
    for number in numbers { write(number: number) }
  }

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The bytes, after a hash of them.
  var hashed: [UInt8] {
    var whole = BinaryWriter()
    whole.write(ContentHash(of: bytes))
    return whole.bytes + bytes
  }
}
