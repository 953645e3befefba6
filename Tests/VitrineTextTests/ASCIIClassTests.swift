import Testing
import VitrineText

@Suite struct ASCIIClassTests {
  @Test(arguments: UInt8.min ... .max)
  func lettersAndDigitsAreThoseOfASCII(_ byte: UInt8) {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    #expect(byte.isLetter == letters.utf8.contains(byte))
    #expect(byte.isDigit == "0123456789".utf8.contains(byte))
  }
}
