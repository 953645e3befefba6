internal import VitrineModel
internal import VitrineText

extension SiteTemplates {
  /// The stylesheet that all pages of a site share: the templates' own styles and the theme.
  ///
  /// The files only fill cascade layers. The first file declares their order. A site may add its
  /// own rules in `styles/site.css`.
  func stylesheet(theme: String, settings: SiteSettings) -> [UInt8] {
    func styles(_ names: [String]) -> [UInt8] { names.flatMap(styles(named:)) }
    let search = settings.search == nil ? [] : ["search-link"]
    return condensed(
      styles(Self.stylesheets + search + ["theme-\(theme)"])
        + themeStyles(of: settings, theme: theme) + styles(["modes", "print", "site"]))
  }

  /// The rules of `styles/NAME.css`.
  func styles(named name: String) -> [UInt8] { files["styles/\(name).css"]?.bytes ?? [] }

  private static let stylesheets = [
    "tokens", "base", "page", "section", "card", "tile", "badge", "list", "carousel", "gallery",
    "navigation", "changes", "empty",
  ]
}
