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

/// The attribute of an `<img>`, after a space, with the position at which the picture is cropped and
/// the colour of its place while it loads. Nil if there is neither.
func styleAttribute(position: Picture.Focus?, tint: String?) -> [UInt8]? {
  let rules = [
    position.map { "object-position:\($0.percentages)" }, tint.map { "--tint:\($0)" },
  ].compactMap(\.self)
  return rules.isEmpty ? nil : Array(" style=\"\(rules.joined(separator: ";"))\"".utf8)
}

extension Picture.Focus {
  /// As a position in CSS: `30% 60%`.
  var percentages: String {
    "\((x * 100).decimalText(places: 2))% \((y * 100).decimalText(places: 2))%"
  }
}
