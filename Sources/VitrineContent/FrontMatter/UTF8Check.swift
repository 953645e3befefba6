/// The offset of the first byte that is not part of valid UTF-8, or nil when all are.
///
/// Follows the table of well-formed byte sequences of the Unicode Standard (§3.9, table 3-7): no
/// surrogates, no overlong forms, nothing above U+10FFFF.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while true {
    index = endOfASCII(in: bytes, from: index)
    guard index < bytes.count else { return nil }
    guard let length = sequenceLength(in: bytes, at: index) else { return index }
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

/// The length of the well-formed sequence that begins with the byte at `index`, which is no ASCII.
private func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[index] {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
  for offset in 2..<max(2, length) where !(0x80...0xBF).contains(bytes[index + offset]) {
    return nil
  }
  return length
}
