/// The tiles of a picture, and their paths, by the IIIF Image API 3.0
/// (<https://iiif.io/api/image/3.0/implementation/#3-tile-region-parameter-calculation>).
///
/// Tiles are JPEG files: servers of static files have to offer that format.
package struct PictureTiles: Hashable, Sendable {
  /// The width and height of a tile that is not at an edge, in pixels.
  package static let side = 512

  /// The size of the whole picture in pixels.
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// A tile of the picture scaled down by a factor, from the top left.
  package struct Tile: Hashable, Sendable {
    package var scaleFactor: Int
    package var column: Int
    package var row: Int

    package init(scaleFactor: Int, column: Int, row: Int) {
      (self.scaleFactor, self.column, self.row) = (scaleFactor, column, row)
    }
  }
}

extension PictureTiles {
  /// Powers of two, up to the one with which a single tile shows the whole picture.
  package var scaleFactors: [Int] {
    var factors = [1]
    while factors.last! * Self.side < max(width, height) { factors.append(factors.last! * 2) }
    return factors
  }

  /// The size of the picture scaled down by a factor.
  package func size(scaledBy factor: Int) -> (width: Int, height: Int) {
    ((width - 1) / factor + 1, (height - 1) / factor + 1)
  }

  /// All tiles, in order of their factors, rows and columns. A few pixels in the last corner can be the same tile at
  /// several factors; it is there once, with the first of them.
  package var all: [Tile] {
    var corners: Set<String> = []
    return scaleFactors.flatMap { factor in
      let size = size(scaledBy: factor)
      return (0...(size.height - 1) / Self.side).flatMap { row in
        (0...(size.width - 1) / Self.side).map {
          Tile(scaleFactor: factor, column: $0, row: row)
        }
      }.filter { !isLast($0) || corners.insert(path(of: $0)).inserted }
    }
  }

  /// Whether a tile is the last one of its factor.
  private func isLast(_ tile: Tile) -> Bool {
    let side = Self.side * tile.scaleFactor
    return (tile.column + 1) * side >= width && (tile.row + 1) * side >= height
  }

  /// The path of a tile in the folder of the picture: `0,0,1024,1024/512,512/0/default.jpg`.
  package func path(of tile: Tile) -> String {
    let (factor, side) = (tile.scaleFactor, Self.side * tile.scaleFactor)
    let (x, y) = (tile.column * side, tile.row * side)
    let (regionWidth, regionHeight) = (min(side, width - x), min(side, height - y))
    let region =
      regionWidth == width && regionHeight == height
      ? "full" : "\(x),\(y),\(regionWidth),\(regionHeight)"
    return Self.path(
      region, "\((regionWidth - 1) / factor + 1),\((regionHeight - 1) / factor + 1)")
  }

  /// The path of the largest file with the whole picture.
  package static let largestPath = path("full", "max")

  private static func path(_ region: String, _ size: String) -> String {
    "\(region)/\(size)\(ending)"
  }

  private static let ending = "/0/default.jpg"

  /// Whether a path in a site can be one of a tile.
  package static func mayContain(_ path: String) -> Bool {
    path.hasPrefix("assets/") && path.hasSuffix(ending)
  }
}
