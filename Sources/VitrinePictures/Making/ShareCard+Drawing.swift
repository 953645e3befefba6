import CPictures
import VitrineFormats
import VitrineModel
import VitrineText

/// A card has a bar at the edge where reading begins, its title at the top and the site's at the
/// bottom, both as large as they can be there. A site's own card has only the title, in the middle.
///
/// Pango breaks lines, chooses fonts for other scripts and says what they lack, which drawings in SVG
/// would have to guess.
extension ShareCard {
  private static let margin = 88
  private static let bar = 24
  private static let titleHeight = 350
  private static let titleSizes = [100, 84, 72, 62, 54]
  private static let siteHeight = 56
  private static let siteSizes = [38, 32]
  private static let textWidth = width - 2 * (margin + bar)

  /// More characters than these never fit.
  private static let longestText = 400

  func drawn() throws(PictureFailure) -> VipsImage {
    guard vitrine_vips_unknown_glyphs("") >= 0 else {
      throw PictureFailure(.noFont)
    }
    let title = try drawable(title)
    let siteTitle = try siteTitle.isEmpty ? "" : drawable(siteTitle)
    func left(_ text: VipsImage) -> Int {
      let start = Self.margin + Self.bar
      return isRightToLeft ? Self.width - start - text.size.width : start
    }
    let card = try VipsImage(pixels: background, size: SourceHeader.ofCards.size)
    let top = try fitted(title, Self.titleSizes, Self.titleHeight, look.titleColor, isTitle: true)
    if siteTitle.isEmpty {
      return try card.with(top, left: left(top), top: (Self.height - top.size.height) / 2)
    }
    let image = try card.with(top, left: left(top), top: Self.margin)
    let bottom = try fitted(
      siteTitle, Self.siteSizes, Self.siteHeight, look.textColor, isTitle: false)
    return try image.with(
      bottom, left: left(bottom), top: Self.height - Self.margin - bottom.size.height)
  }
}

extension ShareCard {
  /// Three bytes for each pixel.
  private var background: [UInt8] {
    let row = (0..<Self.width).flatMap { x -> [UInt8] in
      let isBar = isRightToLeft ? x >= Self.width - Self.bar : x < Self.bar
      let color = isBar ? look.accent : look.background
      return [color.red, color.green, color.blue]
    }
    return Array(repeatElement(row, count: Self.height).joined())
  }

  /// The beginning of a text that can fit. Emoji that no font has are left out.
  private func drawable(_ text: String) throws(PictureFailure) -> String {
    func isDrawable(_ text: String) -> Bool { vitrine_vips_unknown_glyphs(text) == 0 }
    let text = String(text.prefix(Self.longestText))
    if isDrawable(text) { return text }
    let plain = trimmed(
      text.filter { !$0.unicodeScalars.contains(where: \.properties.isEmojiPresentation) })
    guard !plain.isEmpty, isDrawable(plain) else { throw PictureFailure(.noFont) }
    return plain
  }

  /// The picture of a text in the largest of these sizes that fits, or of its beginning.
  private func fitted(
    _ text: String, _ sizes: [Int], _ height: Int, _ color: Color, isTitle: Bool
  ) throws(PictureFailure) -> VipsImage {
    let families = look.hasSerifs && isTitle ? "P052, Noto Serif, serif" : "Inter, Noto Sans, sans"
    let weight = isTitle ? look.hasSerifs ? " Medium" : " Bold" : ""
    func picture(_ text: String, _ size: Int) throws(PictureFailure) -> VipsImage? {
      let markup =
        "<span foreground=\"\(color)\" lang=\"\(language.escaped)\" insert_hyphens=\"false\">\(text.escaped)</span>"
      let image = try VipsImage(
        text: markup, font: "\(families)\(weight) \(size)", width: Self.textWidth)
      return image.size.height <= height && image.size.width <= Self.textWidth ? image : nil
    }
    for size in sizes {
      if let image = try picture(text, size) { return image }
    }
    var (fitting, long) = (0, text.count)
    var best: VipsImage?
    while fitting + 1 < long {
      let middle = (fitting + long) / 2
      // Ends between words, if it has some.
      let whole = text.prefix(middle).lastIndex(of: " ").map { text[..<$0] }
      let beginning = trimmed(whole ?? text.prefix(middle))
      if let image = try picture(beginning + "…", sizes.last!) {
        (fitting, best) = (middle, image)
      } else {
        long = middle
      }
    }
    guard let best else { throw PictureFailure(.noFont) }
    return best
  }
}

extension String {
  fileprivate var escaped: String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
