import Foundation
import TestSupport
import Testing
import VitrineFormats
import VitrineText

@testable import VitrinePictures

extension SerialTests {
  @Suite(.enabled(if: hasLibrary, "libvips is not installed")) struct MakingTests {
    private let shop: PictureShop

    init() throws { shop = try PictureShop() }

    /// Exif 2.32 §4.6.4, tag 0x0112: which sides the first row and the first column are.
    @Test(arguments: [
      (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"),
      (8, "gwrb"),
    ])
    func aPictureIsUpright(orientation: Int, corners: String) throws {
      var picture = TIFFPicture.quarters()
      picture.orientation = orientation
      let record = try shop.record(picture.bytes, [PictureVariant(width: 40, format: .png)])

      let size =
        orientation < 5 ? PictureSize(width: 40, height: 20) : PictureSize(width: 20, height: 40)
      let colors: [Character: String] = [
        "r": "#ff0000", "g": "#00ff00", "b": "#0000ff", "w": "#ffffff",
      ]
      #expect(record.header?.size == size)
      #expect(record.derivatives.map(\.size) == [size])
      #expect(try shop.quarters(of: record.derivatives[0]) == corners.map { colors[$0]! })
    }

    @Test func aJPEGWithAnExifOrientationIsUpright() throws {
      let jpeg = try TIFFPicture.quarters(width: 160, height: 80).encoded(
        as: .jpeg, in: shop.folder
      )
      .inserting(ExifFixture(main: [(0x0112, .short(6))]))
      let record = try shop.record(jpeg, [PictureVariant(width: 80, format: .png)])

      #expect(record.header?.size == PictureSize(width: 80, height: 160))
      let quarters = try shop.quarters(of: record.derivatives[0])
      #expect(isNear(quarters[0], "#0000ff", within: 12))
      #expect(isNear(quarters[1], "#ff0000", within: 12))
    }

    /// The size that pages give a picture is that of its derivatives.
    @Test(arguments: [DerivativeFormat.png, .webp, .jpeg], 1...8)
    func everyFormatIsTurnedAsItsSizeSays(format: DerivativeFormat, orientation: Int) throws {
      let plain = try TIFFPicture.quarters(width: 160, height: 80).encoded(
        as: format, in: shop.folder)
      let exif = ExifFixture(main: [(0x0112, .short(orientation))])
      let bytes =
        switch format {
        case .png: plain.inserting(chunk: "eXIf", exif.block)
        case .webp: plain.appending(chunk: "EXIF", exif.block, flag: 8, width: 160, height: 80)
        default: plain.inserting(exif)
        }
      let record = try shop.record(bytes, [PictureVariant(width: 160, format: .png)])

      let size = PictureSize(width: 160, height: 80)
      #expect(record.header?.size == (orientation < 5 ? size : size.turned))
      #expect(record.derivatives.map(\.size) == [orientation < 5 ? size : size.turned])
      #expect(try PictureHeader(PictureBytes(bytes)).uprightSize == record.header?.size)
    }

    @Test func derivativesHaveTheirWidthsAndAreNeverWiderThanTheSource() throws {
      let record = try shop.record(
        TIFFPicture.noise(width: 300, height: 201).bytes,
        [320, 100, 300, 7].map { PictureVariant(width: $0) })

      #expect(record.derivatives.map(\.size.width) == [300, 100, 300, 7])
      #expect(record.derivatives.map(\.size.height) == [201, 67, 201, 5])
      #expect(record.derivatives[0] == record.derivatives[2])
      for derivative in record.derivatives {
        let bytes = try #require(shop.maker.cache.bytes(of: derivative))
        #expect(bytes.count == derivative.length)
        let header = try SourceHeader(of: shop.path(of: derivative), bytes)
        #expect(header.size == derivative.size)
        #expect(header.format == .webp)
      }
    }

    @Test(arguments: [
      (DerivativeFormat.webp, PictureFormat.webp), (.avif, .avif), (.jpeg, .jpeg), (.png, .png),
    ])
    func aDerivativeHasItsFormat(format: DerivativeFormat, read: PictureFormat) throws {
      let record = try shop.record(
        TIFFPicture.plain([200, 100, 50]).bytes, [PictureVariant(width: 20, format: format)])

      let bytes = try #require(shop.maker.cache.bytes(of: record.derivatives[0]))
      #expect(PictureFormat(of: bytes) == read)
      #expect(record.derivatives[0].name.hasSuffix(".\(format.fileExtension)"))
      #expect(isNear(try shop.mean(of: record.derivatives[0]), "#c86432", within: 4))
      #expect(record.meanColor == "#c86432")
    }

    @Test(arguments: [
      (DerivativeFormat.jpeg, "jpg"), (.png, "png"), (.webp, "webp"), (.avif, "avif"),
    ])
    func aFormatIsKept(format: DerivativeFormat, ending: String) throws {
      let bytes = try TIFFPicture.noise().encoded(as: format, in: shop.folder)
      let record = try shop.record(bytes, [PictureVariant(width: 50, format: nil)])

      #expect(record.derivatives[0].name.hasSuffix(".\(ending)"))
    }

    @Test func aFormatThatBrowsersDoNotShowBecomesJPEG() throws {
      let record = try shop.record(
        TIFFPicture.noise().bytes, [PictureVariant(width: 50, format: nil)])

      #expect(record.derivatives[0].name.hasSuffix(".jpg"))
    }

    @Test func greyCMYKAnd16BitsBecome8BitsOfSRGB() throws {
      // 0x8080 is half of 16 bits; CMYK without ink is white.
      let grey = TIFFPicture(width: 9, height: 9, photometric: 0) { _, _ in [119] }
      let deep = TIFFPicture(width: 9, height: 9, bits: 16) { _, _ in [0x8080, 0, 0xFFFF] }
      let white = TIFFPicture(width: 9, height: 9, photometric: 5) { _, _ in [0, 0, 0, 0] }

      for (picture, color) in [(grey, "#777777"), (deep, "#8000ff"), (white, "#ffffff")] {
        let record = try shop.record(picture.bytes, [PictureVariant(width: 9, format: .png)])
        #expect(isNear(record.meanColor, color))
        #expect(isNear(try shop.mean(of: record.derivatives[0]), color))
      }
    }

    @Test func anEmbeddedProfileIsAppliedAndRemoved() throws {
      var picture = TIFFPicture.plain([255, 0, 0])
      picture.profile = exchangedProfile
      let record = try shop.record(picture.bytes, [PictureVariant(width: 40, format: .png)])

      #expect(isNear(record.meanColor, "#0000ff", within: 6))
      let bytes = try #require(shop.maker.cache.bytes(of: record.derivatives[0]))
      #expect(!bytes.contains("iCCP"))
    }

    @Test func aProfileWithThePerceptualIntentAloneIsApplied() throws {
      var picture = TIFFPicture.plain([90, 20, 200])
      picture.profile = perceptualProfile
      let record = try shop.record(picture.bytes, [PictureVariant(width: 40, format: .png)])

      #expect(isNear(record.meanColor, "#00ff00", within: 12))
      #expect(isNear(try shop.mean(of: record.derivatives[0]), "#00ff00", within: 12))
    }

    /// TIFF 6.0 §18: 0 is data of any kind, 2 is transparency.
    @Test(arguments: [([0], false), ([0, 0], false), ([2], true)])
    func dataBesideTheColorsAreNotTransparency(extra: [Int], hasAlpha: Bool) throws {
      for (color, photometric) in [([200, 40, 40], 2), ([120], 0)] {
        var picture = TIFFPicture.plain(color + extra.map { _ in 0 })
        (picture.extraSamples, picture.photometric) = (extra, photometric)
        let record = try shop.record(
          picture.bytes, named: "\(extra) \(photometric)", [PictureVariant(width: 20, format: .png)]
        )

        #expect(record.header?.hasAlpha == hasAlpha)
        if !hasAlpha {
          let shown = color.count == 3 ? "#c82828" : "#787878"
          #expect(isNear(record.meanColor, shown))
          #expect(isNear(try shop.mean(of: record.derivatives[0]), shown))
        }
      }
    }

    /// Halves of 64 and 192 in an AVIF file with one channel, written by libavif in limited range:
    /// libheif hands them on as 71 and 181.
    @Test func aGrayAVIFInLimitedRangeHasItsBrightness() throws {
      let file = """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOltZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0
        AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAAQ0AAAAtAAAA
        KGlpbmYAAAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGhpcHJwAAAASWlwY28AAAAUaXNw
        ZQAAAAAAAABQAAAAKAAAAA5waXhpAAAAAAEIAAAADGF2MUOBABwAAAAAE2NvbHJuY2x4AAEADQAGAAAA
        ABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAANW1kYXQSAAoJGBlnztMBDQYgMh5EINUgADyAQM/KKKbcxIOi
        GAGtrOBd8supRNpP//A=
        """
      let bytes = [UInt8](
        try #require(Data(base64Encoded: file, options: .ignoreUnknownCharacters)))
      let record = try shop.record(bytes, [PictureVariant(width: 80, format: .png)])

      let quarters = try shop.quarters(of: record.derivatives[0])
      for (quarter, color) in zip(quarters, ["#404040", "#c0c0c0", "#404040", "#c0c0c0"]) {
        #expect(isNear(quarter, color))
      }
      #expect(isNear(record.meanColor, "#808080"))
    }

    @Test func coloursWithoutAProfileStayAsTheyAre() throws {
      let record = try shop.record(
        TIFFPicture.plain([12, 34, 56]).bytes, [PictureVariant(width: 40, format: .png)])

      #expect(try shop.mean(of: record.derivatives[0]) == "#0c2238")
    }

    @Test func transparencyIsKeptAndBecomesWhiteInJPEG() throws {
      var picture = TIFFPicture.plain([0, 0, 0, 0])
      picture.hasAlpha = true
      let record = try shop.record(
        picture.bytes,
        [.webp, .avif, .png, .jpeg].map { PictureVariant(width: 20, format: $0) })

      #expect(record.header?.hasAlpha == true)
      let alpha = try record.derivatives.map { derivative in
        let bytes = try #require(shop.maker.cache.bytes(of: derivative))
        return try SourceHeader(of: shop.path(of: derivative), bytes).hasAlpha
      }
      #expect(alpha == [true, true, true, false])
      #expect(isNear(try shop.mean(of: record.derivatives[3]), "#ffffff"))
    }

    @Test func transparentPixelsDoNotCountForTheMeanColour() throws {
      var picture = TIFFPicture(width: 40, height: 20) { x, _ in
        x < 20 ? [200, 0, 0, 255] : [0, 200, 0, 0]
      }
      picture.hasAlpha = true
      let record = try shop.record(picture.bytes, [PictureVariant(width: 40)])

      #expect(record.meanColor == "#c80000")
    }

    @Test(arguments: [
      (PictureFocus(x: 0, y: 0.5), "#ff0000"), (PictureFocus(x: 1, y: 0.5), "#0000ff"),
      (PictureFocus(x: 0.5, y: 0), "#00ff00"), (PictureFocus(x: -3, y: 9), "#ff0000"),
    ])
    func aCropIsAroundItsFocus(focus: PictureFocus, color: String) throws {
      // Three squares beside each other.
      let picture = TIFFPicture(width: 180, height: 60) { x, _ in
        [[255, 0, 0], [0, 255, 0], [0, 0, 255]][x / 60]
      }
      let record = try shop.record(
        picture.bytes,
        [PictureVariant(width: 60, format: .png, crop: PictureCrop(shape: 1, focus: focus))])

      #expect(record.derivatives[0].size == PictureSize(width: 60, height: 60))
      #expect(try shop.mean(of: record.derivatives[0]) == color)
    }

    @Test func aCropWithoutAFocusShowsWhatStandsOut() throws {
      let picture = TIFFPicture(width: 400, height: 100) { x, y in
        (x - 350) * (x - 350) + (y - 50) * (y - 50) < 900 ? [230, 60, 40] : [120, 120, 120]
      }
      let record = try shop.record(
        picture.bytes, [PictureVariant(width: 100, format: .png, crop: PictureCrop(shape: 1))])

      // A disk of 2827 pixels in 10,000.
      #expect(isNear(try shop.mean(of: record.derivatives[0]), "#976761", within: 16))
    }

    @Test func cropsHaveTheirShapeInEverySize() throws {
      let crop = PictureCrop(shape: 1200.0 / 630, focus: PictureFocus(x: 0.3, y: 0.6))
      let record = try shop.record(
        TIFFPicture.noise(width: 900, height: 700).bytes,
        [PictureVariant(width: 1200, crop: crop), PictureVariant(width: 300, crop: crop)]
          + [PictureVariant(width: 300)])

      #expect(
        record.derivatives.map { [$0.size.width, $0.size.height] }
          == [[900, 473], [300, 158], [300, 233]])
    }

    @Test(arguments: [0, -1, 1e-300, 1e300, .infinity] as [Double])
    func impossibleShapesAreStillMade(shape: Double) throws {
      let crop = PictureCrop(shape: shape, focus: PictureFocus(x: -1e300, y: .infinity))
      let record = try shop.record(
        TIFFPicture.noise().bytes, [PictureVariant(width: -5, crop: crop)])

      #expect(record.derivatives.map(\.size.width) == [1])
    }

    @Test func aLongPictureFitsIntoWebP() throws {
      let picture = TIFFPicture(width: 3, height: 20_000) { _, y in [y % 256, 0, 0] }
      let record = try shop.record(picture.bytes, [PictureVariant(width: 3)])

      // 16,383 × 3 / 20,000 = 2.46.
      #expect(record.derivatives.map(\.size) == [PictureSize(width: 2, height: 13_333)])
    }

    @Test func metadataIsRemovedUnlessItIsToBeKept() throws {
      let exif = ExifFixture(main: [(0x8298, .text("© Ada"))], gps: ExifFixture.vienna)
      let jpeg = try TIFFPicture.noise().encoded(as: .jpeg, in: shop.folder).inserting(exif)
      #expect(PictureMetadata(of: jpeg).hasLocation)

      for format in [DerivativeFormat.webp, .avif, .jpeg] {
        let variants = [PictureVariant(width: 100, format: format)]
        func metadata(_ removed: RemovedMetadata) throws -> PictureMetadata {
          let record = try shop.record(jpeg, variants, removed: removed)
          let bytes = try #require(shop.maker.cache.bytes(of: record.derivatives[0]))
          return PictureMetadata(of: bytes)
        }
        let (none, some, all) = (
          try metadata(.all), try metadata(.location), try metadata(.nothing)
        )
        #expect(none == PictureMetadata(), "\(format)")
        #expect(some.copyright == "© Ada", "\(format)")
        #expect(!some.hasLocation, "\(format)")
        #expect(all.copyright == "© Ada" && all.hasLocation, "\(format)")
      }
    }

    @Test func animatedPicturesAreLeftAsTheyAre() throws {
      let frame: [UInt8] =
        [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 4, 5, 0]
      let gif = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
      let animated = gif + frame + frame + [0x3B]

      let record = try shop.record(animated, [PictureVariant(width: 2)])
      #expect(record.failure == PictureFailure(.animated))
      #expect(record.header?.isAnimated == true)
      #expect(record.derivatives.isEmpty)
      #expect(try shop.record(gif + frame + [0x3B], [PictureVariant(width: 2)]).failure == nil)
    }

    @Test func anAnimatedPNGIsKnownByItsControlChunk() throws {
      let png = try TIFFPicture.noise().encoded(as: .png, in: shop.folder)
      let animated = png.inserting(chunk: "acTL", Array(repeating: 0, count: 8))

      #expect(try shop.record(animated).header?.isAnimated == true)
      #expect(try shop.record(png).header?.isAnimated == false)
    }

    @Test func aPreviewIsMadeWithLessEffortUnderAnotherName() throws {
      let picture = TIFFPicture.noise().bytes
      let build = try shop.record(picture, [PictureVariant(width: 150)])
      let preview = try shop.record(picture, [PictureVariant(width: 150)], isPreview: true)

      #expect(build.derivatives[0].name != preview.derivatives[0].name)
      #expect(build.derivatives[0].hash != preview.derivatives[0].hash)
    }
  }
}
