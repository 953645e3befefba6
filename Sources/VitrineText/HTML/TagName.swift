/// An element name in lower-case ASCII, at most 16 bytes long.
package struct TagName: Hashable, Sendable {
  private var letters: UInt128 = 0

  init() {}

  /// Appends a byte, making a letter lower case. The name must have fewer than 16 bytes.
  mutating func append(_ byte: UInt8) {
    letters = letters &<< 8 | UInt128(truncatingIfNeeded: byte.lowercased)
  }

  /// A hash in 0..<256 that spreads the names of HTML.
  var bucket: Int {
    let folded = UInt64(truncatingIfNeeded: letters) ^ UInt64(truncatingIfNeeded: letters >> 64)
    return Int(truncatingIfNeeded: (folded &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}

extension TagName: ExpressibleByStringLiteral {
  // Written so that the compiler folds it into a constant: pages have many tags.
  @inline(__always)
  package init(stringLiteral name: StaticString) {
    var place = 0
    while place < name.utf8CodeUnitCount {
      letters = letters &<< 8 | UInt128(truncatingIfNeeded: name.utf8Start[place])
      place += 1
    }
  }
}
