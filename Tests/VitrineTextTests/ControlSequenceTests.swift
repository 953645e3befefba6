import Testing
import VitrineText

/// Control sequences of ECMA-48 in texts that programs wrote for a terminal.
@Suite struct ControlSequenceTests {
  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[m", ""), ("a\u{1B}[1;38;5;208mb", "ab"),
    ("\u{1B}[?25lé", "é"), ("\u{1B}[2 qx", "x"), ("\u{1B}\u{1B}[Kx", "\u{1B}x"),
    ("\u{1B}[3\u{1B}[1mx", "\u{1B}[3x"),
  ])
  func theyAreTakenOut(text: String, expected: String) {
    #expect(text.withoutControlSequences == expected)
  }

  @Test(arguments: [
    "", "plain", "[31m", "\u{1B}", "\u{1B}[", "\u{1B}[31", "\u{1B}]8;;", "\u{1B}[é", "x\u{1B}[1 ",
  ])
  func whatIsNoneStays(_ text: String) {
    #expect(text.withoutControlSequences == nil)
  }
}
