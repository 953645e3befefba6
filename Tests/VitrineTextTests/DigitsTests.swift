import Testing
import VitrineText

@Suite struct DigitsTests {
  @Test(arguments: [
    (0, 1, "0"), (0, 3, "000"), (7, 2, "07"), (12, 2, "12"), (365, 2, "365"),
  ])
  func zerosFillTheMissingDigits(_ number: Int, _ count: Int, _ text: String) {
    #expect(String(number, digits: count) == text)
  }

  @Test(arguments: [(UInt8(0), "00"), (0x0A, "0A"), (0x10, "10"), (0xFF, "FF")])
  func aByteHasTwoHexadecimalDigits(_ byte: UInt8, _ digits: String) {
    #expect(hexadecimal(byte) == digits)
    #expect(String(byte, digits: 2, radix: 16) == digits.lowercased())
  }
}
