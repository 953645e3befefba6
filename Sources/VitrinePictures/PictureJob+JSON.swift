import VitrineModel
import VitrineText

extension PictureJob {
  /// Reads what `json` writes. Nil for anything else.
  init?(json bytes: [UInt8]) {
    guard let root = (try? JSONDocument(parsing: bytes))?.root, let file = root["file"]?.text,
      let source = root["source"]?.text.flatMap(ContentHash.init),
      let removed = root["removed"]?.text.flatMap(RemovedMetadata.init)
    else { return nil }
    self.init(
      file: file, source: source,
      variants: root["variants"]?.elements.compactMap(PictureVariant.init) ?? [],
      isTiled: root["isTiled"] != nil, removed: removed, isPreview: root["isPreview"] != nil)
    card = root["card"].flatMap(ShareCard.init)
  }

  /// On one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("file", file)
      writer.member("source", "\(source)")
      writer.member("removed", removed.rawValue)
      writer.member("isPreview", if: isPreview)
      writer.member("isTiled", if: isTiled)
      if let card { writer.object("card") { card.write(to: &$0) } }
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

extension ShareCard {
  fileprivate init?(_ json: JSONValue) {
    let colors = ["background", "titleColor", "textColor", "accent"].compactMap {
      json[$0]?.text.flatMap { Color($0) }
    }
    guard let title = json["title"]?.text, let language = json["language"]?.text,
      colors.count == 4
    else { return nil }
    self.init(
      title: title, siteTitle: json["siteTitle"]?.text ?? "", language: language,
      isRightToLeft: json["isRightToLeft"] != nil,
      look: Look(
        hasSerifs: json["hasSerifs"] != nil, background: colors[0], titleColor: colors[1],
        textColor: colors[2], accent: colors[3]))
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("siteTitle", siteTitle)
    writer.member("language", language)
    writer.member("isRightToLeft", if: isRightToLeft)
    writer.member("hasSerifs", if: look.hasSerifs)
    writer.member("background", "\(look.background)")
    writer.member("titleColor", "\(look.titleColor)")
    writer.member("textColor", "\(look.textColor)")
    writer.member("accent", "\(look.accent)")
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
