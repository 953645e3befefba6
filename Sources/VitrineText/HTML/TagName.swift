/// The name of an element in lower case: ASCII, of 16 bytes at most.
package struct TagName: Hashable, Sendable {
  private var letters: UInt128 = 0

  /// Nil for a longer name, and for one with other letters.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    for byte in bytes {
      guard byte > 0x20, byte < 0x7F else { return nil }
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      letters = letters &<< 8 | UInt128(truncatingIfNeeded: isUpper ? byte | 0x20 : byte)
    }
  }

  /// Spread over 0..<256 for the names of HTML.
  var bucket: Int {
    let folded = UInt64(truncatingIfNeeded: letters) ^ UInt64(truncatingIfNeeded: letters >> 64)
    return Int(truncatingIfNeeded: (folded &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}

extension TagName: ExpressibleByStringLiteral {
  // Written so that the compiler makes a number of it: a page has many tags.
  @inline(__always)
  package init(stringLiteral name: StaticString) {
    var place = 0
    while place < name.utf8CodeUnitCount {
      letters = letters &<< 8 | UInt128(truncatingIfNeeded: name.utf8Start[place])
      place += 1
    }
  }
}
