/// Decodes the content of a JSON string to UTF-8. Its escapes have already been checked.
func unescapedJSON(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(content.count)
  var index = 0
  while index < content.count {
    guard content[index] == UInt8(ascii: "\\") else {
      bytes.append(content[index])
      index += 1
      continue
    }
    let escape = content[index + 1]
    index += 2
    switch escape {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      var unit = utf16Unit(content, at: index)!
      index += 4
      if unit & 0xFC00 == 0xD800 {
        let low = utf16Unit(content, at: index + 2)!
        unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        index += 6
      }
      bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(unit)!)!)
    default: bytes.append(escape)
    }
  }
  return bytes
}

/// The value of the four hexadecimal digits at `index`, or nil if there are fewer.
func utf16Unit(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
  guard index + 4 <= bytes.count else { return nil }
  var unit: UInt32 = 0
  for digit in bytes[index..<index + 4] {
    guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
    unit = unit << 4 | UInt32(value)
  }
  return unit
}
