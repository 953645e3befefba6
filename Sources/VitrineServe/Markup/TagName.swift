/// The name of an element in lower case: ASCII, of 16 bytes at most.
struct TagName: Hashable, Sendable {
  private var letters: UInt128 = 0

  /// Nil for a longer name, and for one with other letters.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    for byte in bytes {
      guard byte > 0x20, byte < 0x7F else { return nil }
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      letters = letters << 8 | UInt128(isUpper ? byte | 0x20 : byte)
    }
  }
}

extension TagName: ExpressibleByStringLiteral {
  init(stringLiteral name: StaticString) {
    letters = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt128($1) } }
  }
}
