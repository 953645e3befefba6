/// The length of the well-formed UTF-8 sequence that begins at `index`, where the byte is not
/// ASCII. Nil if no sequence begins there.
///
/// Well-formed by the Unicode Standard (§3.9, table 3-7): no surrogates, no overlong forms, nothing
/// above U+10FFFF.
package func utf8SequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
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
  guard index + length <= bytes.count, second.contains(bytes[index + 1]),
    bytes[index + 2..<index + length].allSatisfy({ $0 & 0xC0 == 0x80 })
  else { return nil }
  return length
}

/// 3 if a text begins with a byte order mark, otherwise 0.
package func byteOrderMarkLength(in bytes: some Collection<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}
