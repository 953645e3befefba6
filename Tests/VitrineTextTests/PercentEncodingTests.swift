import Testing
import VitrineText

/// RFC 3986, sections 2.1 and 2.3.
@Suite struct PercentEncodingTests {
  static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

  static let kept: [(name: String, encoding: PercentEncoding, characters: String)] = [
    ("path", .path, unreserved + "/"), ("component", .component, unreserved),
    ("name", .name, unreserved.filter { !".~".contains($0) }),
    ("data", .data, unreserved + "!$()*+,/:;=?@[]^`{|}"),
  ]

  @Test(arguments: kept.indices)
  func otherCharactersOfASCIIAreEncoded(_ index: Int) {
    let (name, encoding, kept) = Self.kept[index]
    for byte in UInt8(0)..<0x80 {
      let character = String(UnicodeScalar(byte))
      let digits = String(byte, radix: 16, uppercase: true)
      let escape = "%\(digits.count == 1 ? "0" : "")\(digits)"
      #expect(
        encoding.encoded(character) == (kept.contains(character) ? character : escape),
        "\(name) of \(byte)")
    }
  }

  @Test func charactersBeyondASCIIStayInPathsAlone() {
    #expect(PercentEncoding.path.encoded("é/ü%") == "é/ü%25")
    for (_, encoding, _) in Self.kept.dropFirst() {
      #expect(encoding.encoded("é") == "%C3%A9")
    }
  }

  /// RFC 3987, section 3.1: of an address only bytes beyond ASCII, and those that it cannot have,
  /// are encoded.
  @Test(arguments: [
    ("https://example.org/é?q=ü&z=1#ß", "https://example.org/%C3%A9?q=%C3%BC&z=1#%C3%9F"),
    ("/a%20b;c@[1]~'()", "/a%20b;c@[1]~'()"), ("a b\u{7F}\n", "a%20b%7F%0A"), ("", ""),
  ])
  func addressesInASCIIKeepWhatIsEncoded(_ address: String, inASCII: String) {
    #expect(asciiAddress(address) == inASCII)
  }

  @Test(arguments: ["", "a b", "100%", "%41", "é/ü", "%%%", "a\u{0}b"])
  func whatIsEncodedIsDecoded(_ text: String) {
    for (_, encoding, _) in Self.kept { #expect(percentDecoded(encoding.encoded(text)) == text) }
  }

  @Test(arguments: [
    ("%41%e9", [0x41, 0xE9], true), ("%4", [0x25, 0x34], false), ("%", [0x25], false),
    ("%zz%41", [0x25, 0x7A, 0x7A, 0x41], false), ("%%41", [0x25, 0x41], false), ("a", [0x61], true),
  ])
  func whatIsNoEscapeStays(_ text: String, bytes: [UInt8], areAllEscapes: Bool) {
    let decoded = percentDecodedBytes(text.utf8)
    #expect(decoded.bytes == bytes)
    #expect(decoded.areAllEscapes == areAllEscapes)
  }

  @Test func bytesThatAreNoTextStayEncoded() {
    #expect(percentDecoded("a%E9b%41") == "a%E9b%41")
  }
}
