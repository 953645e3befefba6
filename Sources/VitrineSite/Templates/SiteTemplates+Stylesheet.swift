internal import VitrineModel

extension SiteTemplates {
  /// The stylesheet that all pages of a site share: the templates' own, and the theme.
  ///
  /// The files only fill cascade layers, whose order the first file declares. A site may add rules of
  /// its own in `styles/site.css`.
  func stylesheet(theme: String, isSearched: Bool) -> [UInt8] {
    let search = isSearched ? ["search-link"] : []
    return condensed(
      (Self.stylesheets + search + ["theme-\(theme)", "modes", "site"]).flatMap(styles(named:)))
  }

  /// The rules of `styles/NAME.css`.
  func styles(named name: String) -> [UInt8] { files["styles/\(name).css"]?.bytes ?? [] }

  private static let stylesheets = [
    "tokens", "base", "page", "section", "card", "tile", "badge", "list", "carousel", "gallery",
    "navigation", "changes", "empty",
  ]
}
