import TestSupport
import Testing
import VitrineFormats
import VitrineSystem
import VitrineText

@testable import VitrinePictures

extension SerialTests {
  @Suite(.enabled(if: hasLibrary, "libvips is not installed")) struct CacheTests {
    private let shop: PictureShop
    private let variants = [PictureVariant(width: 100), PictureVariant(width: 50)]

    init() throws { shop = try PictureShop() }

    @Test func whatIsMadeIsNotMadeAgain() throws {
      let first = try shop.record(TIFFPicture.noise().bytes, variants)
      let job = try shop.job("picture", variants)
      // Neither the source nor a library is needed: no program could read this one.
      try shop.folder.remove("picture")
      let maker = PictureMaker(
        cacheFolder: shop.folder.path(of: "cache"), jobs: 1, program: "/nowhere")

      #expect(maker.records(of: [job]) == [first])
    }

    @Test(arguments: ["", "RIFF", "longer than it was, and with other bytes"])
    func aDamagedDerivativeIsMadeAgain(text: String) throws {
      let first = try shop.record(TIFFPicture.noise().bytes, variants)
      try shop.folder.write(text, to: "cache/pictures/\(first.derivatives[1].path)")
      #expect(shop.maker.cache.bytes(of: first.derivatives[1]) == nil)

      let second = try shop.record(TIFFPicture.noise().bytes, variants)
      #expect(second.derivatives.map(\.hash) == first.derivatives.map(\.hash))
      #expect(second.derivatives[0] == first.derivatives[0])
      #expect(shop.maker.cache.bytes(of: second.derivatives[1]) != nil)
    }

    @Test(arguments: ["", "{}", "{\"derivatives\":[{\"path\":\"../../x\"}]}", "not JSON"])
    func aDamagedRecordIsMadeAgain(text: String) throws {
      let first = try shop.record(TIFFPicture.noise().bytes, variants)
      let folder = first.derivatives[0].path.parentPath!
      try shop.folder.write(text, to: "cache/pictures/\(folder)/picture.json")

      let second = try shop.record(TIFFPicture.noise().bytes, variants)
      #expect(second.header == first.header)
      #expect(second.derivatives.map(\.hash) == first.derivatives.map(\.hash))
    }

    @Test func aCopiedCacheIsStillGood() throws {
      let first = try shop.record(TIFFPicture.noise().bytes, variants)
      let path = "cache/pictures/\(first.derivatives[0].path)"
      let bytes = try #require(shop.maker.cache.bytes(of: first.derivatives[0]))
      try shop.folder.remove(path)
      try shop.folder.write(bytes, to: path)

      let job = try shop.job("picture", variants)
      try shop.folder.remove("picture")
      #expect(shop.maker.records(of: [job])[0].derivatives == first.derivatives)
    }

    @Test func anInterruptedBuildLosesOnePicture() throws {
      let first = try shop.record(TIFFPicture.noise().bytes, variants)
      // As if the second derivative had been written halfway when the process was killed.
      try shop.folder.remove("cache/pictures/\(first.derivatives[1].path)")
      try shop.folder.write("RIF", to: "cache/pictures/\(first.derivatives[1].path).99999.new")

      let second = try shop.record(TIFFPicture.noise().bytes, variants)
      #expect(second.derivatives.map(\.hash) == first.derivatives.map(\.hash))
    }

    @Test func aFailureIsRemembered() throws {
      let first = try shop.record(Array("text".utf8), variants)
      let job = try shop.job("picture", variants)
      try shop.folder.remove("picture")

      #expect(first.failure == PictureFailure(.notAPicture))
      #expect(shop.maker.records(of: [job]) == [first])
    }

    @Test func aNameHasTheSameBytesHoweverMuchIsInTheCache() throws {
      let bytes = TIFFPicture.noise().bytes
      let small = try shop.record(bytes, [PictureVariant(width: 50)])
      let both = try shop.record(bytes, variants)
      let other = try PictureShop()
      let clean = try other.record(bytes, variants)

      // The small one is made from the large one, if there is a large one.
      #expect(small.derivatives[0].name != both.derivatives[1].name)
      #expect(both.derivatives.map(\.name) == clean.derivatives.map(\.name))
      #expect(both.derivatives.map(\.hash) == clean.derivatives.map(\.hash))
    }

    @Test func everyParameterIsInTheName() throws {
      let bytes = TIFFPicture.noise().bytes
      let crop = PictureCrop(shape: 1, focus: PictureFocus(x: 0.2, y: 0.2))
      let names = try [
        shop.record(bytes, [PictureVariant(width: 50)]),
        shop.record(bytes, [PictureVariant(width: 51)]),
        shop.record(bytes, [PictureVariant(width: 50, format: .jpeg)]),
        shop.record(bytes, [PictureVariant(width: 50, crop: crop)]),
        shop.record(bytes, [PictureVariant(width: 50, crop: PictureCrop(shape: 1))]),
        shop.record(bytes, [PictureVariant(width: 50)], removed: .nothing),
        shop.record(bytes, [PictureVariant(width: 50)], removed: .location),
        shop.record(bytes, [PictureVariant(width: 50)], isPreview: true),
        shop.record(TIFFPicture.noise(seed: 2).bytes, [PictureVariant(width: 50)]),
      ].map(\.derivatives[0].name)

      #expect(Set(names).count == names.count)
    }

    @Test func aRecordIsReadBackAsItWasWritten() throws {
      let exif = ExifFixture(
        main: [(0x0110, .text("\"Camera\"\n"))], photo: [(0x9003, .text("2017:05:03 11:22:33"))],
        gps: ExifFixture.vienna)
      let jpeg = try TIFFPicture.noise().encoded(as: .jpeg, in: shop.folder).inserting(exif)
      var record = try shop.record(jpeg, variants)
      record.failure = PictureFailure(.damaged, "why")
      record.warning = PictureFailure(.damaged)

      #expect(PictureRecord(json: record.json) == record)
      #expect(!record.json.contains(UInt8(ascii: "\n")))
    }

    @Test func aJobIsReadBackAsItWasWritten() throws {
      let job = PictureJob(
        file: "/a \"b\"\n.jpg", source: ContentHash(of: "x"),
        variants: [
          PictureVariant(width: 1),
          PictureVariant(width: 2, format: nil, crop: PictureCrop(shape: 4.0 / 3)),
          PictureVariant(
            width: 3, format: .avif,
            crop: PictureCrop(shape: 1, focus: PictureFocus(x: 0.1, y: 0.3))
          ),
        ], removed: .location, isPreview: true)
      let read = try #require(PictureJob(json: job.json))

      #expect(read.file == job.file && read.source == job.source && read.variants == job.variants)
      #expect(read.removed == .location && read.isPreview)
    }

    @Test func whatIsNotUsedForLongIsRemoved() throws {
      let record = try shop.record(TIFFPicture.noise().bytes, variants)
      shop.maker.cache.removeUnused(forDays: 30)
      #expect(shop.maker.cache.bytes(of: record.derivatives[0]) != nil)

      shop.maker.cache.removeUnused(forDays: -1)
      #expect(try shop.folder.contents(of: "cache/pictures") == ["libraries"])
    }
  }
}
