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

  /// The types that IANA registers.
  @Test(arguments: [
    ("heic", "image/heic"), ("heif", "image/heif"), ("jpe", "image/jpeg"), ("tif", "image/tiff"),
    ("avif", "image/avif"),
  ])
  func everyEndingOfAPhotographHasAMediaType(ending: String, type: String) {
    #expect(mediaType(of: "a/b.\(ending)") == type)
  }
}
