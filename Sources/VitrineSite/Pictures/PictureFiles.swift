internal import VitrineModel
internal import VitrineText

/// The files of a picture among which browsers choose by its width on the page.
struct PictureFiles {
  /// Their addresses and widths, as the value of `srcset`.
  var sources: String

  /// The picture's width on the page, as the value of `sizes`.
  var sizes: String

  /// The mean colour of the picture, `#rrggbb`, or nil if it is partly transparent.
  var tint: String?

  /// Whether it is also published in tiles.
  var hasTiles: Bool
}

extension PictureFiles {
  /// Attributes of an `<img>`, each after a space.
  var attributes: [UInt8] {
    var html: [UInt8] = []
    html.append(markup: " srcset=\"")
    html.appendEscaped(sources)
    html.append(markup: "\" sizes=\"\(sizes)\"")
    if hasTiles { html.append(markup: " data-tiles") }
    return html
  }
}

/// The attribute of an `<img>`, after a space, with the point that stays visible where the picture
/// is cropped and the colour of its place while it loads. Nil if there is neither.
func styleAttribute(focus: Picture.Focus?, tint: String?) -> [UInt8]? {
  let position = focus.map {
    "object-position:\(($0.x * 100).decimalText(places: 2))% \(($0.y * 100).decimalText(places: 2))%"
  }
  let rules = [position, tint.map { "--tint:\($0)" }].compactMap(\.self)
  return rules.isEmpty ? nil : Array(" style=\"\(rules.joined(separator: ";"))\"".utf8)
}
