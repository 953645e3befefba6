/// Returns a zip file whose parts are stored as they are.
public func storedZip(_ parts: [(name: String, bytes: [UInt8])]) -> [UInt8] {
  var zip: [UInt8] = []
  var directory: [UInt8] = []
  for (name, bytes) in parts {
    let offset = zip.count
    // Versions, flags, method, time and date: none of them matters.
    var header = [UInt8](repeating: 0, count: 10)
    header += littleEndian(checksum(of: bytes), 4)
    header += littleEndian(bytes.count, 4) + littleEndian(bytes.count, 4)
    header += littleEndian(name.utf8.count, 2) + [0, 0]
    zip += Array("PK\u{3}\u{4}".utf8) + header + Array(name.utf8) + bytes
    directory += Array("PK\u{1}\u{2}".utf8) + [0, 0] + header + [UInt8](repeating: 0, count: 10)
    directory += littleEndian(offset, 4) + Array(name.utf8)
  }
  let count = littleEndian(parts.count, 2)
  let end = [0, 0, 0, 0] + count + count + littleEndian(directory.count, 4)
  return zip + directory + Array("PK\u{5}\u{6}".utf8) + end + littleEndian(zip.count, 4) + [0, 0]
}

private func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

/// CRC-32, bit by bit.
func checksum(of bytes: [UInt8]) -> Int {
  var sum: UInt32 = .max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return Int(~sum)
}
