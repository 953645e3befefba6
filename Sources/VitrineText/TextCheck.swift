/// The offset of the first byte that cannot occur in text, because it is zero or not part of
/// well-formed UTF-8. Nil if all bytes can.
package func firstByteOutsideText(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while true {
    index = endOfASCII(in: bytes, from: index)
    guard index < bytes.count else { return nil }
    guard bytes[index] != 0, let length = utf8SequenceLength(bytes, at: index) else {
      return index
    }
    index += length
  }
}

/// The offset, at or after `start`, of the first byte that is zero or not ASCII.
private func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var index = start
  if let base = bytes.baseAddress {
    let raw = UnsafeRawPointer(base)
    while index + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Subtracting one from a byte below 0x80 sets its highest bit only if the byte was zero.
      let marks = (word &- 0x0101_0101_0101_0101) | word
      guard marks & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
  }
  while index < bytes.count, bytes[index] != 0, bytes[index] < 0x80 { index += 1 }
  return index
}
