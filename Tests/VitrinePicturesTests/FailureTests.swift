import TestSupport
import Testing
import VitrineFormats
import VitrineSystem
import VitrineText

@testable import VitrinePictures

extension SerialTests {
  @Suite(.enabled(if: hasLibrary, "libvips is not installed")) struct FailureTests {
    private let shop: PictureShop

    init() throws { shop = try PictureShop() }

    private func failure(_ bytes: [UInt8], named name: String = "picture") throws -> PictureFailure?
    {
      let record = try shop.record(bytes, named: name, [PictureVariant(width: 60)])
      #expect(record.derivatives.isEmpty)
      return record.failure
    }

    @Test(arguments: DerivativeFormat.allCases)
    func aTruncatedPictureIsRefused(format: DerivativeFormat) throws {
      let whole = try TIFFPicture.noise().encoded(as: format, in: shop.folder)

      for percent in [15, 30, 50, 75, 90, 98] {
        let bytes = Array(whole.prefix(whole.count * percent / 100))
        #expect(try failure(bytes) == PictureFailure(.truncated), "\(percent) %")
      }
    }

    @Test func aTruncatedTIFFIsRefused() throws {
      // Its directory is at the end.
      let bytes = Array(TIFFPicture.noise().bytes.dropLast(200))

      #expect(try failure(bytes) == PictureFailure(.truncated))
    }

    @Test func harmlessDamageIsAWarning() throws {
      let jpeg = try TIFFPicture.noise().encoded(as: .jpeg, in: shop.folder)
      // libjpeg skips bytes before a marker, here that of the scan.
      let scan = try #require(jpeg.firstRange(of: [0xFF, 0xDA])).lowerBound
      let damaged = Array(jpeg[..<scan] + Array(repeating: 0x55, count: 5) + jpeg[scan...])
      let record = try shop.record(damaged, [PictureVariant(width: 60)])

      #expect(record.failure == nil)
      #expect(record.derivatives.count == 1)
      #expect(record.warning?.kind == .damaged)
      #expect(record.warning?.words == "is damaged")
      #expect(record.warning?.libraryText?.contains("extraneous bytes") == true)
    }

    @Test func theContentDecidesAndNotTheName() throws {
      let png = try TIFFPicture.noise().encoded(as: .png, in: shop.folder)

      #expect(try shop.record(png, named: "a.jpg").header?.format == .png)
      #expect(try shop.record(png, named: "b[page=3,n=-1].tif[shrink=8]").header?.format == .png)
      #expect(try failure(Array("hello".utf8), named: "c.jpg") == PictureFailure(.notAPicture))
      #expect(try failure([], named: "d.jpg") == PictureFailure(.empty))
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
      #expect(try failure(Array(svg.utf8), named: "e.png") == PictureFailure(.notAPicture))
    }

    /// The header of a JPEG file with 65,500² pixels, and a few bytes of data.
    private func bomb(isProgressive: Bool) -> [UInt8] {
      let components: [UInt8] = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
      let frame = [8] + 65_500.bigEndian(2) + 65_500.bigEndian(2) + [3] + components
      let scan: [UInt8] =
        isProgressive ? [1, 1, 0, 0, 0, 0] : [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]
      return [0xFF, 0xD8] + jpegSegment(0xDB, [0] + Array(repeating: 1, count: 64))
        + jpegSegment(isProgressive ? 0xC2 : 0xC0, frame)
        + jpegSegment(0xC4, [0, 1] + Array(repeating: 0, count: 16))
        + jpegSegment(0xDA, scan) + Array(repeating: 0, count: 400) + [0xFF, 0xD9]
    }

    @Test func aSmallFileThatClaimsToBeHugeIsNotDecoded() throws {
      let start = ContinuousClock.now
      let progressive = try failure(bomb(isProgressive: true))
      let baseline = try failure(bomb(isProgressive: false))

      #expect(
        progressive?.words
          == "is too large: 65500 × 65500 pixels, but the limit for such a file is 208 megapixels")
      #expect(
        baseline?.words
          == "is too large: 65500 × 65500 pixels, but the limit for such a file is 268 megapixels")
      #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func anUnreadableFileIsNamedWithItsReason() throws {
      let job = PictureJob(file: shop.folder.path(of: "gone.jpg"), source: ContentHash(of: "x"))

      #expect(
        shop.maker.records(of: [job])[0].failure?.words
          == "cannot be read: No such file or directory")
    }

    @Test func aFileThatChangedAfterItWasHashedIsNotTaken() throws {
      try shop.folder.write(TIFFPicture.noise().bytes, to: "picture")
      var job = try shop.job("picture", [PictureVariant(width: 60)])
      job.source = ContentHash(of: "another")

      #expect(shop.maker.records(of: [job])[0].failure == PictureFailure(.changed))
    }

    @Test func onePictureDoesNotStopTheOthers() throws {
      try shop.folder.write(TIFFPicture.noise().bytes, to: "good.tif")
      try shop.folder.write("text", to: "bad.tif")
      let jobs = try ["bad.tif", "good.tif"].map { try shop.job($0, [PictureVariant(width: 60)]) }

      let records = shop.maker.records(of: jobs)
      #expect(records.map(\.failure) == [PictureFailure(.notAPicture), nil])
      #expect(records[1].derivatives.count == 1)
    }

    @Test func changedBytesNeverCrash() throws {
      var random = SplitMix64(seed: 44)
      for format in DerivativeFormat.allCases {
        let whole = try TIFFPicture.noise(width: 60, height: 40).encoded(
          as: format, in: shop.folder)
        for _ in 0..<20 {
          var bytes = whole
          for _ in 0...random.below(8) {
            bytes[random.below(bytes.count)] = UInt8(random.below(256))
          }
          let record = try shop.record(bytes, [PictureVariant(width: 30)])
          #expect(record.failure != nil || record.derivatives.count == 1)
        }
      }
    }
  }
}

@Suite struct FailureWordTests {
  @Test func everyFailureHasWordsAndWhatToDo() {
    let hints = PictureFailure.Kind.allCases.filter { PictureFailure($0).hint == nil }
    #expect(hints == [.animated])
    #expect(
      PictureFailure(.noLibrary, "libvips.so.42: not found").words
        == "needs libvips, which cannot be loaded")
    #expect(
      PictureFailure(.noLibrary).hint == "install it with: apt-get install libvips42")
    #expect(
      PictureFailure(.unreadableFormat, "HEIC").words
        == "has a format that the installed libvips cannot read: HEIC")
    #expect(PictureFailure(.outOfMemory).words == "needs too much memory")
    #expect(
      PictureFailure(.crashed, "signal 11").words
        == "cannot be read: the program that makes its sizes crashed (signal 11)")
  }

  /// What the library says is for programmers. Only what the words do not say is there for all.
  @Test func noWordsAreTheLibrarys() {
    for kind in PictureFailure.Kind.allCases {
      let failure = PictureFailure(kind, "VipsForeign: bad seek to 87")
      let repeats = failure.words.contains("VipsForeign")
      #expect(
        !repeats
          || [
            .oldLibrary, .unreadable, .unreadableFormat, .unwritableFormat, .tooManyPixels,
            .crashed,
            .unwritable,
          ].contains(kind))
      #expect(!repeats || failure.libraryText == nil)
    }
  }

  @Test(arguments: [
    "heifload: Unsupported feature: Unsupported codec (4.3000)\n",
    "tiff2vips: unsupported tiff image type\n",
    "VipsJpeg: Arithmetic coding not implemented\n",
  ])
  func whatTheLibraryLacksIsNotDamage(text: String) {
    #expect(PictureFailure(ofLibrary: text).kind == .unsupported)
  }

  @Test func memoryThatIsMissingIsNotDamage() {
    #expect(
      PictureFailure(ofLibrary: "vips_tracked: out of memory --- size == 3GB\n").kind
        == .outOfMemory)
    #expect(
      PictureFailure(ofLibrary: "VipsJpeg: Premature end\nmore\n")
        == PictureFailure(.damaged, "Premature end"))
    #expect(
      PictureFailure(ofLibrary: "source: bad seek to 87\nheifload: too large\n")
        == PictureFailure(.damaged, "too large"))
  }
}
