/// Computes a `ContentHash` incrementally: feed it bytes in chunks of any length, then call
/// `finalize`.
///
/// The chunk boundaries do not affect the result. For fields, whose boundaries matter, use
/// `combine(counted:)`.
package struct ContentHasher: Sendable {
  private var lanes = start

  /// The bytes after the last whole stripe, at their offsets within a stripe.
  private var rest = SIMD32<UInt8>()
  private var restCount = 0
  private var count: UInt64 = 0

  package init() {}

  package mutating func combine(_ bytes: RawSpan) {
    count &+= UInt64(bytes.byteCount)
    var position = 0
    if restCount > 0 {
      position = min(Self.stripeLength - restCount, bytes.byteCount)
      keep(bytes.extracting(0..<position))
      guard restCount == Self.stripeLength else { return }
      lanes = withUnsafeBytes(of: rest) { Self.mix(lanes, stripesOf: $0.bytes) }
      restCount = 0
    }
    let end = bytes.byteCount - (bytes.byteCount - position) % Self.stripeLength
    lanes = Self.mix(lanes, stripesOf: bytes.extracting(position..<end))
    keep(bytes.extracting(end..<bytes.byteCount))
  }

  package mutating func combine(_ bytes: [UInt8]) {
    combine(bytes.span.bytes)
  }

  /// Feeds a text's UTF-8.
  package mutating func combine(_ text: String) {
    combine(text.utf8.span.bytes)
  }

  /// Feeds a number as eight bytes, lowest first.
  package mutating func combine(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { combine($0.bytes) }
  }

  /// Feeds the length of a text's UTF-8 and then the text, so that `ab`, `c` differs from `a`,
  /// `bc`.
  package mutating func combine(counted text: String) {
    combine(UInt64(text.utf8.count))
    combine(text)
  }

  /// The hash of all bytes so far. More can follow.
  package func finalize() -> ContentHash {
    withUnsafeBytes(of: rest) {
      Self.finish(lanes, count, rest: $0.bytes.extracting(0..<restCount))
    }
  }

  /// Hashes bytes that are all available at once.
  static func hash(of bytes: RawSpan) -> ContentHash {
    let end = bytes.byteCount - bytes.byteCount % stripeLength
    return finish(
      mix(start, stripesOf: bytes.extracting(0..<end)), UInt64(bytes.byteCount),
      rest: bytes.extracting(end..<bytes.byteCount))
  }

  private static func finish(
    _ lanes: SIMD4<UInt64>, _ count: UInt64, rest: RawSpan
  ) -> ContentHash {
    var hash = count < stripeLength ? Prime.fifth : converged(lanes)
    hash &+= count
    var position = 0
    while position + 8 <= rest.byteCount {
      let word = rest.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
      hash ^= round(0, UInt64(littleEndian: word))
      hash = hash.rotated(by: 27) &* Prime.first &+ Prime.fourth
      position += 8
    }
    if position + 4 <= rest.byteCount {
      let word = rest.unsafeLoadUnaligned(fromByteOffset: position, as: UInt32.self)
      hash ^= UInt64(UInt32(littleEndian: word)) &* Prime.first
      hash = hash.rotated(by: 23) &* Prime.second &+ Prime.third
      position += 4
    }
    while position < rest.byteCount {
      hash ^=
        UInt64(rest.unsafeLoad(fromByteOffset: position, as: UInt8.self)) &* Prime.fifth
      hash = hash.rotated(by: 11) &* Prime.first
      position += 1
    }
    return ContentHash(value: avalanche(hash))
  }
}

extension ContentHasher {
  private enum Prime {
    static let first: UInt64 = 0x9E37_79B1_85EB_CA87
    static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    static let third: UInt64 = 0x1656_67B1_9E37_79F9
    static let fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
    static let fifth: UInt64 = 0x27D4_EB2F_1656_67C5
  }

  private static let stripeLength = 32

  private static let start = SIMD4<UInt64>(
    Prime.first &+ Prime.second, Prime.second, 0, 0 &- Prime.first)

  private mutating func keep(_ bytes: RawSpan) {
    withUnsafeMutableBytes(of: &rest) { rest in
      bytes.withUnsafeBytes { rest[restCount...].copyBytes(from: $0) }
    }
    restCount += bytes.byteCount
  }

  /// The four lanes after mixing in whole stripes of 32 bytes.
  private static func mix(_ lanes: SIMD4<UInt64>, stripesOf bytes: RawSpan) -> SIMD4<UInt64> {
    var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
    var offset = 0
    while offset < bytes.byteCount {
      a = round(a, word(bytes, offset))
      b = round(b, word(bytes, offset &+ 8))
      c = round(c, word(bytes, offset &+ 16))
      d = round(d, word(bytes, offset &+ 24))
      offset &+= stripeLength
    }
    return SIMD4(a, b, c, d)
  }

  private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    (lane &+ word &* Prime.second).rotated(by: 31) &* Prime.first
  }

  private static func converged(_ lanes: SIMD4<UInt64>) -> UInt64 {
    var hash =
      lanes[0].rotated(by: 1) &+ lanes[1].rotated(by: 7)
      &+ lanes[2].rotated(by: 12) &+ lanes[3].rotated(by: 18)
    for lane in lanes.indices {
      hash = (hash ^ round(0, lanes[lane])) &* Prime.first &+ Prime.fourth
    }
    return hash
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    let second = (hash ^ hash >> 33) &* Prime.second
    let third = (second ^ second >> 29) &* Prime.third
    return third ^ third >> 32
  }
}

extension UInt64 {
  fileprivate func rotated(by bits: UInt64) -> UInt64 {
    self &<< bits | self &>> (64 &- bits)
  }
}
