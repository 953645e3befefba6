internal import VitrineModel
internal import VitrineText

/// The logo in the top bar.
final class LogoContext: NamedContext, Sendable {
  private let logo: SiteLogo
  private let link: @Sendable (String) -> String

  init(_ logo: SiteLogo, link: @escaping @Sendable (String) -> String) {
    self.logo = logo
    self.link = link
  }

  static let names = TemplateNames<LogoContext> { names in
    names.text("src", "Its address.") { $0.link($0.logo.picture.output) }
    names.text("dark", "The address of the picture for dark pages.") { logo in
      logo.logo.dark.map { logo.link($0.output) }
    }
    names.text("alt", "Its alternative text, if it replaces the title.") {
      $0.logo.alternative
    }
    names.text("width", "The width in pixels, if both sides are known.") { logo in
      logo.logo.picture.height == nil ? nil : logo.logo.picture.width.map(String.init)
    }
    names.text("height", "The height in pixels, if both sides are known.") { logo in
      logo.logo.picture.width == nil ? nil : logo.logo.picture.height.map(String.init)
    }
  }
}

/// A font that a page preloads.
final class FontContext: NamedContext {
  private let link: String
  private let type: String

  init(_ font: SiteFont, link: String) {
    self.link = link
    let ending = font.file.output.split(separator: ".").last!
    type = "font/\(ending)"
  }

  static let names = TemplateNames<FontContext> { names in
    names.address("link", "Its address.") { $0.link }
    names.text("type", "Its type, such as `font/woff2`.") { $0.type }
  }
}
