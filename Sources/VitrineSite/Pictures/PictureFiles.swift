internal import VitrineText

/// The files of a picture among which browsers choose by its width on the page.
struct PictureFiles {
  /// Their addresses and widths, as the value of `srcset`.
  var sources: String

  /// The picture's width on the page, as the value of `sizes`.
  var sizes: String

  /// The mean colour of the picture, `#rrggbb`, or nil if it is partly transparent.
  var tint: String?
}

extension PictureFiles {
  /// Attributes of an `<img>`, each after a space.
  var attributes: [UInt8] {
    var html: [UInt8] = []
    html.append(markup: " srcset=\"")
    html.appendEscaped(sources)
    html.append(markup: "\" sizes=\"\(sizes)\"")
    if let tint { html.append(markup: " style=\"--tint:\(tint)\"") }
    return html
  }
}
