import Testing
import VitrineText

/// Control characters, and control sequences of ECMA-48, in texts that programs wrote for a terminal.
@Suite struct ControlSequenceTests {
  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[m", ""), ("a\u{1B}[1;38;5;208mb", "ab"),
    ("\u{1B}[?25lé", "é"), ("\u{1B}[2 qx", "x"), ("\u{1B}\u{1B}[Kx", "x"),
    ("\u{1B}[3\u{1B}[1mx", "[3x"), ("\u{1B}]8;;a:b\u{7}x\u{1B}]8;;\u{1B}\\y", "xy"),
    ("\u{1B}[31", "[31"), ("\u{1B}]8;;\nx", "]8;;\nx"), ("a\0\u{7}\u{7F}b\u{C}", "ab"),
  ])
  func theyAreTakenOut(text: String, expected: String) {
    #expect(text.withoutControls == expected)
  }

  @Test(arguments: ["", "plain", "[31m", "a\tb\r\nc", "é\u{85}"])
  func whatIsNoneStays(_ text: String) {
    #expect(text.withoutControls == nil)
  }
}
