import Testing
import VitrineText

/// Expected: <https://infra.spec.whatwg.org/#ascii-whitespace>, and §2.1 of CommonMark.
@Suite struct ASCIIWhiteSpaceTests {
  @Test func fiveBytesAreWhiteSpace() {
    #expect((0...UInt8.max).filter(\.isWhiteSpace) == [0x09, 0x0A, 0x0C, 0x0D, 0x20])
  }

  @Test func twoOfThemAreInsideALine() {
    #expect((0...UInt8.max).filter(\.isSpaceOrTab) == [0x09, 0x20])
  }
}
