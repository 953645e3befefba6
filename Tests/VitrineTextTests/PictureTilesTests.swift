import TestSupport
import Testing
import VitrineText

@Suite struct PictureTilesTests {
  @Test(arguments: [
    (5200, 3500, [1, 2, 4, 8, 16]), (2561, 1, [1, 2, 4, 8]), (3000, 9000, [1, 2, 4, 8, 16, 32]),
    (8191, 4097, [1, 2, 4, 8, 16]), (8193, 4096, [1, 2, 4, 8, 16, 32]), (512, 512, [1]),
    (513, 1, [1, 2]), (3073, 1025, [1, 2, 4, 8]), (4098, 2050, [1, 2, 4, 8, 16]),
  ])
  func tilesAreThoseOfTheSpecification(width: Int, height: Int, scaleFactors: [Int]) {
    let tiles = PictureTiles(width: width, height: height)
    let promised = promisedTiles(
      width: width, height: height, side: 512, scaleFactors: scaleFactors)

    #expect(tiles.scaleFactors == scaleFactors)
    #expect(tiles.all.map(tiles.path).sorted() == promised.keys.sorted())
    // One tile shows the whole picture.
    let last = tiles.path(of: tiles.all.last!)
    #expect(last.hasPrefix("full/"))
    let size = tiles.size(scaledBy: scaleFactors.last!)
    #expect(promised[last] == [size.width, size.height])
  }

  @Test func pathsOfTilesAreKnown() {
    #expect(PictureTiles.mayContain("assets/a.0123456789abcdef/0,0,512,512/512,512/0/default.jpg"))
    #expect(PictureTiles.mayContain("assets/a.0123456789abcdef/\(PictureTiles.largestPath)"))
    #expect(!PictureTiles.mayContain("assets/a.0123456789abcdef-shared.jpg"))
    #expect(!PictureTiles.mayContain("works/0/default.jpg"))
  }
}
