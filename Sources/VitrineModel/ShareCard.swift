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
    let siteTitle = Self.line(siteTitle)
    self.title = Self.line(title)
    if self.title.isEmpty { self.title = siteTitle }
    self.siteTitle = self.title == siteTitle ? "" : siteTitle
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

  /// A text without line breaks and control characters.
  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.isASCII && $0 < " " }.joined(separator: " ")
  }
}

extension ShareCard: LosslessStringConvertible {
  /// Changes whenever the same card is drawn differently.
  private static let recipe = "1"

  /// Everything that is drawn, in one text.
  package var description: String {
    let colors = [look.background, look.titleColor, look.textColor, look.accent]
    let texts = [
      Self.recipe, title, siteTitle, language, "\(isRightToLeft)", "\(look.hasSerifs)",
    ]
    return (texts + colors.map(\.description)).joined(separator: "\0")
  }

  package init?(_ description: String) {
    let parts = description.split(separator: "\0", omittingEmptySubsequences: false)
    let colors = parts.suffix(4).compactMap { Color(String($0)) }
    guard parts.count == 10, colors.count == 4 else { return nil }
    self.init(
      title: String(parts[1]), siteTitle: String(parts[2]), language: String(parts[3]),
      isRightToLeft: parts[4] == "true",
      look: Look(
        hasSerifs: parts[5] == "true", background: colors[0], titleColor: colors[1],
        textColor: colors[2], accent: colors[3]))
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
    let point = focus.map { "-\(Int($0.x * 1000))-\(Int($0.y * 1000))" } ?? ""
    return "\(stem)-card\(point).jpg"
  }
}
