/// The name of an element in lower case: ASCII, of 16 bytes at most.
package struct TagName: Hashable, Sendable {
  private var letters: UInt128 = 0

  init() {}

  /// Appends a byte, a letter in lower case. The name has no more than 16 of them.
  mutating func append(_ byte: UInt8) {
    letters = letters &<< 8 | UInt128(truncatingIfNeeded: byte.lowercased)
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
