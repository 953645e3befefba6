import Testing

@testable import VitrineText

@Suite struct DataAddressTests {
  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func bytesAreWrittenInBase64(text: String, base64: String) {
    #expect(dataAddress("text/css", Array(text.utf8)) == "data:text/css;base64,\(base64)")
  }
}
