import Testing
import VitrineDiagnostics

/// Where a byte of a file is.
@Suite struct SourceLocationTests {
  /// A byte order mark is no character, and stands on the first line alone.
  @Test func aByteOrderMarkTakesNoColumn() {
    let bytes = Array("\u{FEFF}ab\ncd".utf8)
    let places = [3, 4, 6, 7].map {
      SourceLocation(ofByteAt: $0, in: bytes, file: "a.md").description
    }
    #expect(places == ["a.md:1:1", "a.md:1:2", "a.md:2:1", "a.md:2:2"])
  }
}
