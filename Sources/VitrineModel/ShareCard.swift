/// A picture that other sites show beside a link to a page without one: its title, the site's title
/// and the colours of its theme.
package struct ShareCard: Hashable, Sendable {
  package var title: String

  /// Empty if it is the same.
  package var siteTitle: String
  package var language: String
  package var isRightToLeft: Bool
  package var look: Look

  package struct Look: Hashable, Sendable {
    /// Whether titles have serifs.
    package var hasSerifs: Bool
    package var background: Color
    package var titleColor: Color
    package var textColor: Color
    package var accent: Color

    package init(
      hasSerifs: Bool, background: Color, titleColor: Color, textColor: Color, accent: Color
    ) {
      self.hasSerifs = hasSerifs
      self.background = background
      self.titleColor = titleColor
      self.textColor = textColor
      self.accent = accent
    }
  }

  package init(
    title: String, siteTitle: String, language: String, isRightToLeft: Bool, look: Look
  ) {
    self.title = title.isEmpty ? siteTitle : title
    self.siteTitle = title == siteTitle ? "" : siteTitle
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.look = look
  }
}

extension ShareCard {
  /// The size of all cards in pixels, as Open Graph's readers expect it.
  package static let width = 1200
  package static let height = 630
  package static var shape: Double { Double(width) / Double(height) }

  /// Everything that is drawn, in one text. It changes whenever the same card is drawn differently.
  package var description: String {
    let colors = [look.background, look.titleColor, look.textColor, look.accent]
    let recipe = "1"
    return
      ([recipe, title, siteTitle, language, "\(isRightToLeft)", "\(look.hasSerifs)"]
      + colors.map(\.description)).joined(separator: "\0")
  }
}

extension Asset {
  /// The size of the part that other sites show beside a link, in pixels. Nil for a picture that is
  /// copied unchanged, and for one that would look poor.
  package var cardSize: (width: Int, height: Int)? {
    guard let scalable else { return nil }
    let region = min(Double(scalable.width), Double(scalable.height) * ShareCard.shape)
    let width = min(ShareCard.width, Int(region))
    return width < ShareCard.width / 2
      ? nil : (width, Int((Double(width) / ShareCard.shape).rounded()))
  }

  /// The path of that part, around a focus.
  package func card(focus: Picture.Focus?) -> String {
    let dot = output.utf8.lastIndex(of: UInt8(ascii: ".")) ?? output.endIndex
    let point = focus.map { "-\(Int($0.x * 1000))-\(Int($0.y * 1000))" } ?? ""
    return "\(output[..<dot])-card\(point).jpg"
  }
}
