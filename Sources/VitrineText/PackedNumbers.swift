/// Reads the numbers of a packed table.
package struct PackedNumbers {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  package init(_ text: StaticString) {
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  package mutating func next() -> Int? {
    guard index < text.count else { return nil }
    var (value, shift) = (0, 0)
    while true {
      let digit = Self.value(of: text[index])
      index += 1
      value |= (digit & 31) << shift
      shift += 5
      if digit & 32 == 0 { return value }
    }
  }

  package mutating func nextSigned() -> Int {
    let value = next()!
    return value & 1 == 0 ? value >> 1 : -(value >> 1)
  }

  private static func value(of digit: UInt8) -> Int {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 48 + 52
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}

/// The digits of base64 (RFC 4648, section 4).
package let base64Digits = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
