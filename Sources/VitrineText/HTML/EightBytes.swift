/// Eight neighbouring bytes that are looked at together: most text has nothing to escape.
///
/// The comparisons answer whether any of the bytes is meant (Hacker's Delight, 6-1), not which.
struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  private var bits: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    bits = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Writes the bytes to `target` and the seven places after it.
  func store(at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: bits, as: UInt64.self)
  }

  /// These bytes with the bits of `mask` set in each.
  func setting(_ mask: UInt8) -> EightBytes {
    var result = self
    result.bits |= Self.ones &* UInt64(mask)
    return result
  }

  func contains(_ byte: UInt8) -> Bool {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.tops != 0
  }

  /// Whether one of them is a control character, white space too, or the first byte of characters some
  /// of which are forbidden.
  var mayHoldForbiddenCharacters: Bool {
    let controls = (bits &- Self.ones &* 0x20) & ~bits
    // From 0xEF on, by a carry into the highest bit.
    let leads = (bits & ~Self.tops) &+ Self.ones &* 0x11 & bits
    return (controls | leads) & Self.tops != 0 || contains(0x7F) || contains(0xC2)
  }

  /// Whether all are printable ASCII, or DEL.
  var arePlain: Bool {
    (bits | (bits &- Self.ones &* 0x20)) & Self.tops == 0
  }
}

/// Calls `body` with the UTF-8 of `text`, without a copy where the text is stored so.
func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  if text.utf8.withContiguousStorageIfAvailable(body) == nil {
    var copy = text
    copy.withUTF8(body)
  }
}
