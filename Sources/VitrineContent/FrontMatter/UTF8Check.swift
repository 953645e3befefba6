import VitrineText

/// The offset of the first byte that is not part of well-formed UTF-8, or nil when all are.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while true {
    index = endOfASCII(in: bytes, from: index)
    guard index < bytes.count else { return nil }
    guard let length = utf8SequenceLength(bytes, at: index) else { return index }
    index += length
  }
}

private func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var index = start
  if let base = bytes.baseAddress {
    let raw = UnsafeRawPointer(base)
    while index + 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
  }
  while index < bytes.count, bytes[index] < 0x80 { index += 1 }
  return index
}
