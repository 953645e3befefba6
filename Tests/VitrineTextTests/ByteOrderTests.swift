import Testing
import VitrineText

@Suite struct ByteOrderTests {
  @Test func textsStandInTheOrderOfTheirBytes() {
    let texts = ["", "a", "ab", "b", "Z", "é", "e\u{301}", "a-b", "a/b", "a.b", "😀", "\u{FFFD}"]
    for first in texts {
      for second in texts {
        #expect(
          precedesByBytes(first, second)
            == Array(first.utf8).lexicographicallyPrecedes(Array(second.utf8)))
      }
    }
  }
}
