import Testing

@testable import VitrineFormats

/// Whole pictures, and each of their beginnings.
@Suite struct PictureEndTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]

    /// What may stand behind the picture.
    var trailer: [UInt8] = [0, 1, 2, 3]
    var testDescription: String { name }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [1, 2, 3, 4]
  }

  static let png =
    [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]
    + chunk("IHDR", [0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0])
    + chunk("IDAT", Array(repeating: 7, count: 40)) + chunk("IEND", [])

  /// With a thumbnail in its first segment, which has an end marker of its own.
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 8, 0xFF, 0xD8, 0, 0, 0xFF, 0xD9, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 8]
    + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + Array(repeating: 9, count: 30)
    + [0xFF, 0xD9]

  /// Four colours, a comment, and a picture in two parts.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [8, 0, 6, 0, 0x81, 0, 0] + Array(repeating: 3, count: 12)
    + [0x21, 0xFE, 2, 65, 66, 0] + [0x2C, 0, 0, 0, 0, 8, 0, 6, 0, 0, 2, 3, 1, 2, 3, 2, 1, 2, 0]
    + [0x3B]

  static let webP: [UInt8] =
    Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [10, 0, 0, 0]
    + [0, 0, 0, 0x9D, 1, 0x2A, 8, 0, 6, 0]

  static let samples = [
    Sample(name: "PNG", bytes: png), Sample(name: "JPEG", bytes: jpeg),
    Sample(name: "GIF", bytes: gif), Sample(name: "WebP", bytes: webP),
    Sample(
      name: "SVG", bytes: Array("<svg width='8'><g/><path d='M0'/></svg>".utf8), trailer: [10]),
    Sample(
      name: "SVG with a prefix", bytes: Array("<s:svg width='8'><s:path/></s:svg>".utf8),
      trailer: Array("\n<!-- made by hand -->".utf8)),
  ]

  @Test(arguments: samples) func everyBeginningIsCutOff(_ sample: Sample) {
    #expect(!isCutOff(picture: sample.bytes))
    #expect(!isCutOff(picture: sample.bytes + sample.trailer))
    // Of fewer bytes no format is known: that is said where the size is looked for.
    let start = sample.name.hasPrefix("SVG") ? 16 : 13
    for length in start..<sample.bytes.count - 1 {
      if sample.bytes[..<length].suffix(2).elementsEqual("/>".utf8) { continue }
      #expect(isCutOff(picture: Array(sample.bytes[..<length])), "the first \(length) bytes")
    }
  }

  @Test func anAVIFEndsWithItsLastBox() {
    let avif = PictureSizeTests.avif() + PictureSizeTests.box("mdat", [1, 2, 3, 4])
    #expect(!isCutOff(picture: avif))
    #expect(isCutOff(picture: avif.dropLast()))
    #expect(isCutOff(picture: avif.dropLast(6)))
  }

  @Test func aPictureThatIsCutOffIsAWarning() throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\nimage: { src: owl.png, alt: An owl }\n---\n"
    ])
    try folder.write(Self.png.dropLast(20), to: "owl.png")
    #expect(
      folder.read().words == [
        """
        owl.png:1:1: warning: owl.png ends before its picture does
          hint: browsers show only part of it: copy the whole file again
        """
      ])
  }
}
