import VitrineModel
import VitrineText

extension PictureJob {
  /// Reads the output of `json`. Returns nil for any other bytes.
  init?(json bytes: [UInt8]) {
    guard let root = (try? JSONDocument(parsing: bytes))?.root, let file = root["file"]?.text,
      let source = root["source"]?.text.flatMap(ContentHash.init),
      let removed = root["removed"]?.text.flatMap(RemovedMetadata.init)
    else { return nil }
    self.init(
      file: file, source: source,
      variants: root["variants"]?.elements.compactMap(PictureVariant.init) ?? [],
      isTiled: root["isTiled"] != nil, removed: removed, isPreview: root["isPreview"] != nil)
    card = root["card"]?.text.flatMap(ShareCard.init)
  }

  /// The job as JSON, on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("file", file)
      writer.member("source", "\(source)")
      writer.member("removed", removed.rawValue)
      writer.member("isPreview", if: isPreview)
      writer.member("isTiled", if: isTiled)
      writer.member("card", card?.description)
      writer.array("variants", variants) { writer, variant in
        writer.object { writer in
          writer.member("width", variant.width)
          writer.member("format", variant.format?.rawValue)
          writer.member("shape", variant.crop?.shape)
          writer.member("x", variant.crop?.focus?.x)
          writer.member("y", variant.crop?.focus?.y)
        }
      }
    }
    return writer.bytes
  }
}

extension PictureVariant {
  fileprivate init?(_ json: JSONValue) {
    guard let width = json["width"]?.int else { return nil }
    self.init(width: width, format: json["format"]?.text.flatMap(DerivativeFormat.init))
    guard let shape = json["shape"]?.number?.value else { return }
    crop = PictureCrop(shape: shape)
    guard let x = json["x"]?.number?.value, let y = json["y"]?.number?.value else { return }
    crop?.focus = PictureFocus(x: x, y: y)
  }
}
