/// The UTF-8 that the inside of a JSON string stands for. Its escapes have been checked.
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

/// The value of the four hexadecimal digits at `index`; nil when there are none.
func utf16Unit(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
  guard index + 4 <= bytes.count else { return nil }
  var unit: UInt32 = 0
  for digit in bytes[index..<index + 4] {
    guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
    unit = unit << 4 | UInt32(value)
  }
  return unit
}

/// The length of the UTF-8 sequence of a scalar beyond ASCII at `index`; nil when it is not one
/// (Unicode, table 3-7).
func utf8SequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
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
