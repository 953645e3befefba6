/// Returns the end of the line that contains `start`, without its line end, and the start of the
/// next line. Lines end with a line feed, a carriage return or both.
package func lineEnd(
  in bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> (end: Int, next: Int) {
  var index = start
  // Skips eight bytes at a time as long as they contain no line end.
  let whole = UnsafeRawBufferPointer(bytes)
  while index + 8 <= bytes.count {
    let word = whole.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if word.holds(0x0A) || word.holds(0x0D) { break }
    index += 8
  }
  while index < bytes.count {
    switch bytes[index] {
    case 0x0A:
      return (index, index + 1)
    case 0x0D:
      let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return (index, index + (isPair ? 2 : 1))
    default:
      index += 1
    }
  }
  return (index, index)
}

extension UInt64 {
  /// Whether one of the eight bytes is `byte`. XOR turns equal bytes into 0, and subtracting 1 from
  /// each byte borrows only from a 0.
  fileprivate func holds(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let rest = self ^ (ones &* UInt64(byte))
    return (rest &- ones) & ~rest & (ones &* 0x80) != 0
  }
}
