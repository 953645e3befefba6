/// The XXH64 hash (seed 0) of some bytes, by which builds detect changes.
///
/// Not for security: collisions can be constructed. Specification:
/// <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.
public struct ContentHash: Hashable, Sendable {
  package var value: UInt64

  package init(value: UInt64) {
    self.value = value
  }

  package init(of bytes: RawSpan) {
    self = ContentHasher.hash(of: bytes)
  }

  package init(of bytes: [UInt8]) {
    self.init(of: bytes.span.bytes)
  }

  /// Hashes a text's UTF-8.
  package init(of text: String) {
    self.init(of: text.utf8.span.bytes)
  }
}

extension ContentHash: LosslessStringConvertible {
  /// 16 lower-case hexadecimal digits.
  public var description: String { String(value, digits: 16, radix: 16) }

  /// Parses exactly the form that `description` writes.
  public init?(_ description: String) {
    let isHex = description.utf8.allSatisfy { $0.isDigit || (0x61...0x66).contains($0) }
    guard description.utf8.count == 16, isHex, let value = UInt64(description, radix: 16) else {
      return nil
    }
    self.value = value
  }
}
