/// Writes values as bytes that `BinaryReader` reads: numbers as eight, the lowest first, and texts as their
/// length and their UTF-8.
struct BinaryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(numbers: [UInt64]) {
    write(numbers.count)
    for number in numbers { write(number) }
  }

  /// Writes each number as four bytes.
  mutating func write(words numbers: [UInt32]) {
    write(numbers.count)
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write<Value>(
    optional value: Value?, _ write: (inout BinaryWriter, Value) -> Void
  ) {
    bytes.append(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func write<Value>(list values: [Value], _ write: (inout BinaryWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }
}
