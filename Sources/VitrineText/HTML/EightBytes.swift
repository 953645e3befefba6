/// Eight neighbouring bytes that are looked at together: most text has nothing to escape.
struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  private var bits: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let bytes = UnsafeRawBufferPointer(bytes)
    bits = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Writes the bytes to `target` and the seven places after it.
  func store(at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: bits.littleEndian, as: UInt64.self)
  }

  /// These bytes with the bits of `mask` set in each.
  func setting(_ mask: UInt8) -> EightBytes {
    var result = self
    result.bits |= Self.ones &* UInt64(mask)
    return result
  }

  func contains(_ byte: UInt8) -> Bool { places(of: byte).bits != 0 }

  /// Those that are `byte`.
  func places(of byte: UInt8) -> Places {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return Places(bits: (difference &- Self.ones) & ~difference & Self.tops)
  }

  /// Control characters, white space too, and the first bytes of characters some of which are forbidden.
  var placesOfForbidden: Places {
    let controls = (bits &- Self.ones &* 0x20) & ~bits
    // From 0xEF on, by a carry into the highest bit.
    let leads = ((bits & ~Self.tops) &+ Self.ones &* 0x11) & bits
    return Places(bits: (controls | leads) & Self.tops) | places(of: 0x7F) | places(of: 0xC2)
  }

  /// Some of the eight. The first is one that was asked for, those after it may be others: a comparison
  /// of all eight at once borrows from the next byte (Hacker's Delight, 6-1).
  struct Places: Sequence, IteratorProtocol {
    /// The highest bit of each.
    fileprivate var bits: UInt64

    /// How many bytes stand before the first, 8 where there is none.
    var first: Int { bits.trailingZeroBitCount / 8 }

    mutating func next() -> Int? {
      if bits == 0 { return nil }
      defer { bits &= bits &- 1 }
      return first
    }

    static func | (one: Places, other: Places) -> Places { Places(bits: one.bits | other.bits) }
  }

  /// True if all are printable ASCII.
  var arePrintable: Bool {
    (bits | (bits &- Self.ones &* 0x20) | (bits &+ Self.ones)) & Self.tops == 0
  }
}

/// Calls `body` with the UTF-8 of `text`, without a copy where the text is stored so.
func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  if text.utf8.withContiguousStorageIfAvailable(body) == nil {
    var copy = text
    copy.withUTF8(body)
  }
}
