/// Eight neighbouring bytes that are examined at once, because most text has nothing to escape.
struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  private var bits: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let bytes = UnsafeRawBufferPointer(bytes)
    bits = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Writes the bytes to `target` and the seven bytes after it.
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

  /// The places of the bytes that equal `byte`.
  func places(of byte: UInt8) -> Places {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return Places(bits: (difference &- Self.ones) & ~difference & Self.tops)
  }

  /// Control characters including white space, and lead bytes of characters some of which are
  /// forbidden.
  var placesOfForbidden: Places {
    let controls = (bits &- Self.ones &* 0x20) & ~bits
    // Bytes from 0xEF up carry into the highest bit.
    let leads = ((bits & ~Self.tops) &+ Self.ones &* 0x11) & bits
    return Places(bits: (controls | leads) & Self.tops) | places(of: 0x7F) | places(of: 0xC2)
  }

  /// Places among the eight bytes. The first is always a true match, but later ones can be false
  /// positives, because comparing all eight at once borrows from the next byte (Hacker's Delight,
  /// 6-1).
  struct Places: Sequence, IteratorProtocol {
    /// The highest bit of each matching byte.
    fileprivate var bits: UInt64

    /// How many bytes precede the first place, or 8 if there is no place.
    var first: Int { bits.trailingZeroBitCount / 8 }

    mutating func next() -> Int? {
      if bits == 0 { return nil }
      defer { bits &= bits &- 1 }
      return first
    }

    static func | (one: Places, other: Places) -> Places { Places(bits: one.bits | other.bits) }
  }

  /// Whether all eight bytes are printable ASCII.
  var arePrintable: Bool {
    (bits | (bits &- Self.ones &* 0x20) | (bits &+ Self.ones)) & Self.tops == 0
  }
}

/// Calls `body` with the UTF-8 of `text`, without copying if it is stored contiguously.
func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  if text.utf8.withContiguousStorageIfAvailable(body) == nil {
    var copy = text
    copy.withUTF8(body)
  }
}
