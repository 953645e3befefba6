import TestSupport
import Testing

@testable import VitrineFormats

@Suite struct PictureSizeTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var width: Int
    var height: Int
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ width: Int, _ height: Int) {
      (self.name, self.bytes, self.width, self.height) = (name, bytes, width, height)
    }
  }

  static let png: [UInt8] =
    [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0]

  static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x01, 0xC8, 0x00, 0, 0, 0]

  static func jpeg(_ segments: [UInt8]..., frame: UInt8 = 0xC0) -> [UInt8] {
    [0xFF, 0xD8] + segments.flatMap { $0 } + [0xFF, frame, 0, 11, 8, 0, 100, 0, 200, 1, 1, 0x11, 0]
  }

  static func exif(orientation: UInt8, isLittle: Bool = true) -> [UInt8] {
    let tiff = tiff(orientation: orientation, isLittle: isLittle)
    return [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
  }

  static func tiff(orientation: UInt8, isLittle: Bool = true) -> [UInt8] {
    isLittle
      ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  }

  /// The lossy picture of 320 × 200 pixels with an Exif block, if `flag` says so.
  static func webP(exif: [UInt8], flag: UInt8 = 8) -> [UInt8] {
    webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x40, 0x41, 0xC8, 0])
      .appending(chunk: "EXIF", exif, flag: flag, width: 320, height: 200)
  }

  static func webP(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0x20, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8)
      + [UInt8(data.count), 0, 0, 0] + data
  }

  static func box(_ name: String, _ data: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(data.count + 8)] + Array(name.utf8) + data
  }

  /// Two items: a tile of 64 × 64 and the primary one of 320 × 200, with the given property besides.
  static func avif(brand: String = "avif", extra: [UInt8] = []) -> [UInt8] {
    let hasExtra = !extra.isEmpty
    let tile = box("ispe", [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64])
    let whole = box("ispe", [0, 0, 0, 0, 0, 0, 1, 0x40, 0, 0, 0, 200])
    let associations: [UInt8] =
      [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 0, 2] + (hasExtra ? [2, 0x82, 0x83] : [1, 0x82])
    let properties = box("iprp", box("ipco", tile + whole + extra) + box("ipma", associations))
    let primary = box("pitm", [0, 0, 0, 0, 0, 2])
    return box("ftyp", Array(brand.utf8) + [0, 0, 0, 0] + Array("mif1".utf8))
      + box("meta", [0, 0, 0, 0] + primary + properties)
  }

  @Test(arguments: [
    Sample("PNG", png, 258, 3),
    Sample("GIF", gif, 320, 200),
    Sample("JPEG", jpeg(), 200, 100),
    Sample("progressive JPEG", jpeg(frame: 0xC2), 200, 100),
    Sample(
      "JPEG with a comment and fill bytes", jpeg([0xFF, 0xFE, 0, 4, 1, 2], [0xFF, 0xFF]), 200, 100),
    Sample("JPEG with tables first", jpeg([0xFF, 0xC4, 0, 3, 0], frame: 0xC1), 200, 100),
    Sample("JPEG that stands upright", jpeg(exif(orientation: 1)), 200, 100),
    Sample("JPEG upside down", jpeg(exif(orientation: 3)), 200, 100),
    Sample("JPEG turned", jpeg(exif(orientation: 6)), 100, 200),
    Sample(
      "JPEG turned by its first segment", jpeg(exif(orientation: 6), exif(orientation: 1)), 100, 200
    ),
    Sample("JPEG turned, big-endian", jpeg(exif(orientation: 8, isLittle: false)), 100, 200),
    Sample("WebP, lossy", webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x40, 0x41, 0xC8, 0]), 320, 200),
    // 319 and 199 in 14 bits each, from the lowest on: 319 | 199 << 14 = 0x0031C13F.
    Sample("WebP, lossless", webP("VP8L", [0x2F, 0x3F, 0xC1, 0x31, 0x00]), 320, 200),
    Sample("WebP, extended", webP("VP8X", [0, 0, 0, 0, 0x3F, 1, 0, 0xC7, 0, 0]), 320, 200),
    Sample(
      "PNG turned", (png + [0, 0, 0, 0]).inserting(chunk: "eXIf", tiff(orientation: 6)), 3, 258),
    Sample(
      "PNG upside down", (png + [0, 0, 0, 0]).inserting(chunk: "eXIf", tiff(orientation: 3)), 258,
      3),
    Sample(
      "PNG whose orientation is behind its pixels",
      (png + [0, 0, 0, 0]).inserting(chunk: "eXIf", tiff(orientation: 6))
        .inserting(chunk: "IDAT", [1]), 258, 3),
    Sample("WebP, which Chromium does not turn", webP(exif: tiff(orientation: 6)), 320, 200),
    Sample("AVIF", avif(), 320, 200),
    Sample("AVIF, a quarter turned", avif(extra: box("irot", [1])), 200, 320),
    Sample("AVIF, half turned", avif(extra: box("irot", [2])), 320, 200),
    Sample("SVG with sizes", svg("width=\"30\" height='20px'"), 30, 20),
    Sample("SVG with units", svg("width=\"1in\" height=\"25.4mm\""), 96, 96),
    Sample("SVG with a viewBox", svg("viewBox=\"0 0 64.4 48.6\""), 64, 49),
    Sample("SVG in percent", svg("width=\"100%\" height=\"100%\" viewBox='0,0,3,2'"), 3, 2),
    Sample("SVG with one side", svg("width=\"60\" viewBox=\"0 0 3 2\""), 60, 40),
    Sample(
      "SVG behind a prologue",
      Array(
        """
        \u{FEFF}<?xml version="1.0"?>
        <!-- <svg width="1" height="1"> -->
        <!DOCTYPE svg [ <!ENTITY a "b>"> ]>
        <svg
          xmlns="http://www.w3.org/2000/svg" width = "7" height="8">
        """.utf8), 7, 8),
  ])
  func isReadFromTheHeader(_ sample: Sample) throws {
    #expect(
      try pictureSize(of: PictureBytes(sample.bytes))
        == PictureSize(width: sample.width, height: sample.height))
  }

  /// libvips turns WebP, and so do the derivatives that it makes.
  @Test(arguments: [
    (webP(exif: tiff(orientation: 8, isLittle: false)), true),
    (webP(exif: Array("Exif\0\0".utf8) + tiff(orientation: 5)), true),
    (webP(exif: tiff(orientation: 3)), false), (webP(exif: tiff(orientation: 6), flag: 0), false),
    (webP(exif: []), false),
  ])
  func webPIsUprightAfterItsOrientation(_ bytes: [UInt8], isTurned: Bool) throws {
    let size = PictureSize(width: 320, height: 200)
    #expect(
      try PictureHeader(PictureBytes(bytes)).uprightSize == (isTurned ? size.turned : size))
  }

  static func svg(_ attributes: String) -> [UInt8] { Array("<svg \(attributes)/>".utf8) }

  /// Every beginning of a file that is too short for its size.
  @Test(arguments: [
    (png, 24), (gif, 10), (jpeg(), 11), (webP("VP8X", [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]), 30),
    (svg("width='1' height='2'"), 26),
  ])
  func cutFileIsTruncated(_ bytes: [UInt8], needed: Int) throws {
    for length in 0..<needed where length == 0 || length > 12 {
      #expect(throws: PictureProblem.truncated, "\(length) bytes") {
        try pictureSize(of: PictureBytes(Array(bytes.prefix(length))))
      }
    }
    _ = try pictureSize(of: PictureBytes(Array(bytes.prefix(needed))))
  }

  @Test(arguments: [
    ([UInt8]("Hello, world".utf8), PictureProblem.unknownFormat),
    (Array("<html>".utf8), .unknownFormat),
    (Array("%PDF-1.7".utf8), .unknownFormat),
    (avif(brand: "heic"), .unknownFormat),
    ([], .truncated),
    (svg("id='a'"), .noSize),
    (svg("viewBox='0 0 0 4'"), .noSize),
    ([0xFF, 0xD8, 0xFF, 0xDA, 0, 2], .damaged),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0], .damaged),
    (webP("ABCD", [0]), .damaged),
    (Array(png.prefix(16)) + [0, 0, 0, 0, 0, 0, 0, 1], .damaged),
  ])
  func whatIsNoPictureHasNoSize(_ bytes: [UInt8], problem: PictureProblem) {
    #expect(throws: problem) { try pictureSize(of: PictureBytes(bytes)) }
  }

  /// As browsers and libjpeg do.
  @Test func bytesBetweenSegmentsAreSkipped() throws {
    let app: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    let picture = Self.jpeg([0, 7], app, [0, 0, 0, 0xFF, 0], app)
    #expect(try pictureSize(of: PictureBytes(picture)) == PictureSize(width: 200, height: 100))
    let junk = Self.jpeg([UInt8](repeating: 0, count: 100_000))
    #expect(throws: PictureProblem.damaged) { try pictureSize(of: PictureBytes(junk)) }
  }

  /// Damage is found or not, but never a crash or an endless search.
  @Test func damagedFilesAreSurvived() {
    var random = SplitMix64(seed: 7)
    let pictures = [
      Self.png, Self.gif, Self.jpeg(Self.exif(orientation: 6)), Self.avif(),
      (Self.png + [0, 0, 0, 0]).inserting(chunk: "eXIf", Self.tiff(orientation: 6)),
      Self.webP(exif: Self.tiff(orientation: 6)),
      Self.webP("VP8L", [0x2F, 1, 2, 3, 4]), Self.svg("width='1' height='2' viewBox='0 0 1 1'"),
    ]
    var sizes = 0
    for _ in 0..<20_000 {
      var bytes = pictures.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if (try? pictureSize(of: PictureBytes(bytes))) != nil { sizes += 1 }
    }
    #expect(sizes > 0 && sizes < 20_000)
  }

  @Test func onlyTheHeadOfALargeFileIsRead() throws {
    var reads: [Range<Int>] = []
    let bytes = PictureBytes { offset, count in
      reads.append(offset..<offset + count)
      return Array(
        (Self.png + Array(repeating: 0, count: 1_000_000)).dropFirst(offset).prefix(count))
    }

    _ = try pictureSize(of: bytes)

    #expect(reads == [0..<4096])
  }

  @Test func absentFileIsUnreadable() {
    #expect(throws: PictureProblem.unreadable) { try pictureSize(ofFile: "/no/such/file") }
  }

  /// TIFF 6.0 §19 and §21. Browsers do not show TIFF, and libvips shows these in wrong colors.
  @Test(arguments: [
    (2, 32, 1, "32-bit samples"), (0, 32, 3, "floating-point samples"),
    (2, 16, 2, "signed samples"), (6, 8, 1, "YCbCr colors without JPEG"),
  ])
  func aTIFFWithoutKnownColorsIsRefused(space: Int, bits: Int, format: Int, words: String) {
    var picture = TIFFPicture(width: 4, height: 3, photometric: space, bits: bits) { _, _ in
      Array(repeating: 1, count: space == 0 ? 1 : 3)
    }
    picture.sampleFormat = format

    #expect(throws: PictureProblem.unknownColors(words)) {
      try PictureHeader(PictureBytes(picture.bytes))
    }
  }

  /// 2¹⁶ - 1 pixels on each side, in 30 bytes of GIF.
  @Test func aPictureThatClaimsToBeHugeIsRefused() {
    let side = 65_535
    let gif =
      Array("GIF89a".utf8) + side.littleEndian(2) + side.littleEndian(2)
      + Array(repeating: 0, count: 20)

    #expect(throws: PictureProblem.tooLarge(PictureSize(width: side, height: side))) {
      try PictureHeader(PictureBytes(gif))
    }
  }

  @Test func everyProblemHasItsWords() {
    let problems: [PictureProblem] = [
      .unreadable, .unknownFormat, .truncated, .damaged, .noSize,
      .tooLarge(PictureSize(width: 65_500, height: 65_500)), .unknownColors("32-bit samples"),
    ]

    #expect(
      problems.map(\.words) == [
        "cannot be read", "is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture",
        "ends before its size can be read", "is damaged", "has no size: give its <svg> a viewBox",
        "is too large: 65500 × 65500 pixels, but the limit for such a file is 268 megapixels",
        "has 32-bit samples, whose colors cannot be shown",
      ])
  }

  /// Counts and offsets of 8 bytes (<http://www.simplesystems.org/libtiff/specification/bigtiff.html>).
  private static func bigTIFF(isLittle: Bool, width: Int, type: Int = 16) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? value.littleEndian(count) : value.bigEndian(count)
    }
    func entry(_ tag: Int, _ type: Int, _ value: [UInt8]) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(1, 8) + value
        + [UInt8](repeating: 0, count: 8 - value.count)
    }
    return Array((isLittle ? "II" : "MM").utf8) + number(43, 2) + number(8, 2) + number(0, 2)
      + number(16, 8) + number(3, 8)
      + entry(0x100, type, number(width, type == 16 ? 8 : 4)) + entry(0x101, 3, number(600, 2))
      + entry(0x112, 3, number(6, 2)) + number(0, 8)
  }

  @Test(arguments: [true, false]) func theHeaderOfABigTIFFIsRead(isLittle: Bool) throws {
    for type in [4, 16] {
      let bytes = Self.bigTIFF(isLittle: isLittle, width: 70_000, type: type)
      let header = try PictureHeader(PictureBytes(bytes))

      #expect(header.format == .tiff)
      #expect(header.uprightSize == PictureSize(width: 600, height: 70_000))
      #expect(!isCutOff(picture: bytes))
    }
  }

  /// Sizes whose product is no number of 64 bits, and offsets beyond them.
  @Test func hostileNumbersOfABigTIFFAreDamage() {
    for width in [0, -1, 1 << 40, Int.max] {
      #expect(throws: PictureProblem.damaged) {
        try PictureHeader(PictureBytes(Self.bigTIFF(isLittle: true, width: width)))
      }
    }
    let bytes = Self.bigTIFF(isLittle: true, width: 7)
    for index in bytes.indices.dropFirst(4) {
      for value in [0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = bytes
        bytes[index] = value
        let size = try? PictureHeader(PictureBytes(bytes)).size
        #expect(size.map { max($0.width, $0.height) <= UInt32.max } ?? true)
        _ = PictureMetadata(of: bytes)
      }
    }
  }
}
