import VitrineFormats
import VitrineText

/// The tiles of a picture in the making.
///
/// The picture is decoded in strips as high as a tile, and JPEG and PNG are never whole in memory.
/// Each strip is halved, and two of its kind make a strip of the next scale.
struct TileMaking {
  private let tiles: PictureTiles

  /// The tiles so far.
  private var made: [PictureTiles.Tile: [UInt8]] = [:]

  /// For each scale, the number of its strips so far, and the upper half of the next one.
  private var scales: [(strips: Int, upperHalf: VipsImage?)]

  /// Changes whenever tiles of the same source become different.
  private static let recipe = 2

  /// The name of the file with all tiles of a picture.
  static func name(of source: ContentHash) -> String {
    "\(ContentHash(of: "tiles \(recipe) \(source)")).tiles"
  }

  /// Returns the tiles in the order of `PictureTiles.all`, and the problem if the file is slightly
  /// damaged.
  static func tiles(
    of job: PictureJob, _ header: SourceHeader
  ) throws(PictureFailure) -> ([[UInt8]], warning: PictureFailure?) {
    let tiles = PictureTiles(width: header.size.width, height: header.size.height)
    let (made, warning) = try DerivationPlan.decoded(job, header) {
      (decoding) throws(PictureFailure) in
      var making = TileMaking(of: tiles)
      let image = try VipsImage.stretched(of: job.file, size: header.size, decoding)
      // These are read in strips of 8 and 16 lines. In other formats a line of the next strip may
      // have been read, and nothing can be read twice.
      try making.add([.jpeg, .png].contains(header.format) ? image : image.inMemory())
      return making.made
    }
    return (tiles.all.map { made[$0]! }, warning)
  }

  private init(of tiles: PictureTiles) {
    self.tiles = tiles
    scales = tiles.scaleFactors.map { _ in (0, nil) }
  }

  private mutating func add(_ image: VipsImage) throws(PictureFailure) {
    let image = image.hasAlpha ? try image.flattened() : image
    let size = image.size
    // From the top down, as files are read.
    for y in stride(from: 0, to: size.height, by: PictureTiles.side) {
      let height = min(PictureTiles.side, size.height - y)
      let strip = try image.part(x: 0, y: y, width: size.width, height: height).inMemory()
      strip.remove(.all)
      try add(strip, scale: 0)
    }
    for scale in scales.indices {
      guard let last = scales[scale].upperHalf else { continue }
      scales[scale].upperHalf = nil
      try add(last, scale: scale)
    }
  }

  /// Makes the tiles of the next strip of a scale.
  private mutating func add(_ strip: VipsImage, scale: Int) throws(PictureFailure) {
    let (size, side) = (strip.size, PictureTiles.side)
    for (column, x) in stride(from: 0, to: size.width, by: side).enumerated() {
      let tile = PictureTiles.Tile(
        scaleFactor: tiles.scaleFactors[scale], column: column, row: scales[scale].strips)
      made[tile] = try strip.part(
        x: x, y: 0, width: min(side, size.width - x), height: size.height
      ).encoded(as: .jpeg, isPreview: false)
    }
    scales[scale].strips += 1
    let next = scale + 1
    guard next < scales.count else { return }
    let half = try strip.halved().inMemory()
    if let upper = scales[next].upperHalf {
      scales[next].upperHalf = nil
      try add(upper.joined(above: half).inMemory(), scale: next)
    } else {
      scales[next].upperHalf = half
    }
  }
}
