package import VitrineModel
package import VitrineText

extension Asset {
  /// The tiles of a picture in several sizes, if it has any.
  package var tiles: PictureTiles? {
    scalable.flatMap { $0.hasTiles ? PictureTiles(width: $0.width, height: $0.height) : nil }
  }
}

/// Returns the description of a picture with tiles, which viewers look for in `info.json` in the
/// folder of the tiles (IIIF Image API 3.0, <https://iiif.io/api/image/3.0/#5-image-information>).
///
/// `address` is the full address of the folder. The whole picture is offered in the size of the
/// smallest tile and, as a JPEG, in that of its largest file.
package func imageService(of asset: Asset, at address: String) -> [UInt8] {
  let tiles = asset.tiles!
  let largest = asset.largestWidth!
  let shape = Double(tiles.width) / Double(tiles.height)
  let smallest = tiles.size(scaledBy: tiles.scaleFactors.last!)
  var json = JSONWriter()
  json.object { json in
    json.member("@context", "http://iiif.io/api/image/3/context.json")
    json.member("id", address)
    json.member("type", "ImageService3")
    json.member("protocol", "http://iiif.io/api/image")
    json.member("profile", "level0")
    json.member("width", tiles.width)
    json.member("height", tiles.height)
    json.member("maxWidth", largest)
    json.member("maxHeight", max(1, Int((Double(largest) / shape).rounded())))
    json.array("sizes", [smallest]) { json, size in
      json.object {
        $0.member("width", size.width)
        $0.member("height", size.height)
      }
    }
    json.array("tiles", [tiles]) { json, tiles in
      json.object { json in
        json.member("width", PictureTiles.side)
        json.array("scaleFactors", tiles.scaleFactors) { $0.number($1) }
      }
    }
  }
  return json.bytes + "\n".utf8
}
