import TestSupport
import Testing
import VitrineFormats
import VitrineSystem
import VitrineText

@testable import VitrinePictures

extension SerialTests {
  @Suite(.enabled(if: hasLibrary, "libvips is not installed")) struct TileTests {
    private let shop: PictureShop

    init() throws { shop = try PictureShop() }

    private func record(_ bytes: [UInt8], _ variants: [Int] = [100]) throws -> PictureRecord {
      try shop.folder.write(bytes, to: "picture")
      return shop.maker.records(of: [try job(variants)])[0]
    }

    private func job(_ variants: [Int] = [100], isTiled: Bool = true) throws -> PictureJob {
      var job = try shop.job("picture", variants.map { PictureVariant(width: $0) })
      job.isTiled = isTiled
      return job
    }

    /// The files of the tiles, in order.
    private func parts(of record: PictureRecord) throws -> [[UInt8]] {
      let tiles = try #require(record.tiles)
      let bytes = try #require(shop.maker.cache.bytes(of: tiles))
      var start = 0
      return tiles.parts.map { part in
        defer { start += part.length }
        return Array(bytes[start..<start + part.length])
      }
    }

    private func color(_ tile: [UInt8], _ x: Int, _ y: Int) throws -> String {
      try shop.folder.write(tile, to: "tile.jpg")
      let size = try PictureHeader(PictureBytes(tile)).size
      return try VipsImage(of: shop.folder.path(of: "tile.jpg"), size: size)
        .part(x: x, y: y, width: 1, height: 1).inMemory().meanColor
    }

    /// Odd sizes, edges of one pixel, and several strips for each scale.
    @Test(arguments: [(1100, 700), (1025, 513), (1537, 1), (300, 2050), (512, 1024), (9, 1603)])
    func tilesHaveTheirSizes(width: Int, height: Int) throws {
      let record = try record(TIFFPicture.noise(width: width, height: height).bytes)
      let tiles = PictureTiles(width: width, height: height)
      let promised = promisedTiles(
        width: width, height: height, side: 512, scaleFactors: tiles.scaleFactors)

      #expect(record.failure == nil && record.warning == nil)
      let parts = try parts(of: record)
      #expect(parts.count == promised.count)
      for (tile, bytes) in zip(tiles.all, parts) {
        let header = try PictureHeader(PictureBytes(bytes))
        #expect(header.format == .jpeg)
        let path = tiles.path(of: tile)
        #expect([header.size.width, header.size.height] == promised[path], "\(path)")
      }
    }

    /// The colour of each pixel says where it is.
    @Test func tilesShowWhatIsAtTheirPlaces() throws {
      let (width, height) = (1300, 1100)
      let source = TIFFPicture(width: width, height: height) { x, y in
        [x * 255 / width, y * 255 / height, 90]
      }
      let record = try record(source.bytes)
      let tiles = PictureTiles(width: width, height: height)

      for (tile, bytes) in zip(tiles.all, try parts(of: record)) {
        let size = try PictureHeader(PictureBytes(bytes)).size
        for (x, y) in [(0, 0), (size.width - 1, 0), (size.width - 1, size.height - 1)] {
          let at = [(tile.column, x, width), (tile.row, y, height)].map { number, offset, whole in
            min(255, (number * 512 + offset) * tile.scaleFactor * 255 / whole)
          }
          let wanted =
            "#\(String(at[0], digits: 2, radix: 16))\(String(at[1], digits: 2, radix: 16))5a"
          #expect(isNear(try color(bytes, x, y), wanted, within: 6), "\(tile) \(x) \(y)")
        }
      }
    }

    /// Each format is read in strips of its own.
    @Test(arguments: DerivativeFormat.allCases, [511, 1023, 1601])
    func everyFormatIsCut(format: DerivativeFormat, height: Int) throws {
      let source = TIFFPicture.quarters(width: 600, height: height)
      let record = try record(source.encoded(as: format, in: shop.folder))
      #expect(record.failure == nil && record.warning == nil)
      let tiles = PictureTiles(width: 600, height: height)

      for (tile, bytes) in zip(tiles.all, try parts(of: record)) where tile.scaleFactor == 1 {
        let isUpper = tile.row * 512 + 4 < height / 2
        let wanted = [["#ff0000", "#00ff00"], ["#0000ff", "#ffffff"]][isUpper ? 0 : 1][tile.column]
        #expect(isNear(try color(bytes, 80, 4), wanted, within: 12), "\(tile)")
      }
    }

    @Test func transparentPartsAreWhite() throws {
      let source = TIFFPicture(width: 600, height: 20, hasAlpha: true) { x, _ in
        x < 300 ? [0, 0, 0, 0] : [200, 30, 30, 255]
      }
      for tile in try parts(of: record(source.bytes)).suffix(1) {
        #expect(isNear(try color(tile, 10, 5), "#ffffff"))
        #expect(isNear(try color(tile, 290, 5), "#c81e1e", within: 6))
      }
    }

    @Test(arguments: [1, 6]) func tilesAreUpright(orientation: Int) throws {
      var source = TIFFPicture.quarters(width: 640, height: 400)
      source.orientation = orientation
      let record = try record(source.bytes)
      let last = try #require(try parts(of: record).last)

      let size = try PictureHeader(PictureBytes(last)).size
      #expect([size.width, size.height] == (orientation == 1 ? [320, 200] : [200, 320]))
      #expect(isNear(try color(last, 20, 20), orientation == 1 ? "#ff0000" : "#0000ff", within: 12))
    }

    @Test func tilesSayNothingOfThePlaceOrTheCamera() throws {
      let exif = ExifFixture(main: [(0x0110, .text("Camera 9"))])
      let jpeg = try TIFFPicture.noise(width: 700, height: 30).encoded(as: .jpeg, in: shop.folder)
        .inserting(exif)
      #expect(jpeg.contains("Camera 9"))
      for tile in try parts(of: record(jpeg)) {
        #expect(!tile.contains("Camera 9"))
      }
    }

    @Test func tilesAreNotMadeAgain() throws {
      let first = try record(TIFFPicture.noise(width: 700, height: 30).bytes)
      let (job, others) = (try job(), try job(isTiled: false))
      // Neither the source nor a library is needed: no program could read this one.
      try shop.folder.remove("picture")
      let maker = PictureMaker(
        cacheFolder: shop.folder.path(of: "cache"), jobs: 1, program: "/nowhere")

      #expect(maker.records(of: [job]) == [first])
      #expect(maker.records(of: [others])[0].tiles == nil)
    }

    /// Asking for tiles later changes no derivative.
    @Test func derivativesAreTheSameWithTiles() throws {
      try shop.folder.write(TIFFPicture.noise(width: 700, height: 30).bytes, to: "picture")
      let without = shop.maker.records(of: [try job(isTiled: false)])[0]
      let with = shop.maker.records(of: [try job()])[0]

      #expect(without.derivatives == with.derivatives)
      #expect(without.tiles == nil && with.tiles?.parts.count == 3)
      #expect(PictureRecord(json: with.json) == with)
      #expect(PictureJob(json: try job().json)?.isTiled == true)
    }

    @Test(arguments: ["", "RIFF", "longer than it was, and with other bytes"])
    func damagedTilesAreMadeAgain(text: String) throws {
      let bytes = TIFFPicture.noise(width: 700, height: 30).bytes
      let first = try #require(try record(bytes).tiles)
      try shop.folder.write(text, to: "cache/pictures/\(first.path)")

      let second = try #require(try record(bytes).tiles)
      #expect(second.hash == first.hash && second.parts == first.parts)
      #expect(shop.maker.cache.bytes(of: second) != nil)
    }

    @Test func aPictureThatEndsTooEarlyIsAWarning() throws {
      let jpeg = try TIFFPicture.noise(width: 700, height: 600).encoded(as: .jpeg, in: shop.folder)
      let record = try record(Array(jpeg.prefix(jpeg.count * 9 / 10)))

      #expect(record.failure != nil || record.warning != nil)
      #expect((record.tiles == nil) == (record.failure != nil))
    }
  }
}
