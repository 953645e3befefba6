import Testing
import VitrineText

/// Vectors of the xxHash project: its sanity check (`tests/sanity_test.c`) and those that the
/// implementations in other languages share.
@Suite struct ContentHashTests {
  /// The generator of xxHash's own sanity buffer.
  static func sanityBuffer(_ count: Int) -> [UInt8] {
    var state: UInt64 = 2_654_435_761
    return (0..<count).map { _ in
      defer { state &*= 11_400_714_785_074_694_797 }
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "e934a84adb052768"), (4, "9136a0dca57457ee"),
    (14, "8282dcc4994e35c8"), (222, "b641ae8cb691c174"),
  ])
  func agreesWithTheSanityVectors(_ count: Int, _ expected: String) {
    #expect(ContentHash(of: Self.sanityBuffer(count)).description == expected)
  }

  @Test(arguments: [
    ("a", "d24ec4f1a98c6e5b"), ("as", "1c330fb2d66be179"), ("asd", "631c37ce72a97393"),
    ("asdf", "415872f599cea71e"),
    (
      "Call me Ishmael. Some years ago--never mind how long precisely-", "02a2e85470d6fd96"
    ),
  ])
  func agreesWithTheTextVectors(_ text: String, _ expected: String) {
    #expect(ContentHash(of: text).description == expected)
  }

  @Test func partsOfAnyLengthGiveTheHashOfTheWhole() {
    let bytes = Self.sanityBuffer(222)

    for length in 1...100 {
      var hasher = ContentHasher()
      for start in stride(from: 0, to: bytes.count, by: length) {
        hasher.combine(Array(bytes[start..<min(start + length, bytes.count)]))
      }
      #expect(hasher.finalize().description == "b641ae8cb691c174", "parts of \(length)")
    }
  }

  @Test func countedFieldsKeepTheirBounds() {
    func hash(_ fields: String...) -> ContentHash {
      var hasher = ContentHasher()
      for field in fields { hasher.combine(counted: field) }
      return hasher.finalize()
    }

    #expect(hash("ab", "c") != hash("a", "bc"))
    #expect(hash("ab", "c") == hash("ab", "c"))
  }

  @Test func hexadecimalIsReadBack() {
    let hash = ContentHash(value: 0x00ab_0000_0000_0001)

    #expect(hash.description == "00ab000000000001")
    #expect(ContentHash("00ab000000000001") == hash)
    for text in ["", "ab000000000001", "00AB000000000001", "+0ab000000000001", "00ab00000000000g"] {
      #expect(ContentHash(text) == nil)
    }
  }
}
