extension SiteTemplates {
  /// The stylesheet that all pages of a site share: the templates' own, and the theme.
  ///
  /// The files only fill cascade layers, in an order that the first declares; `styles/site.css`
  /// exists where a site wants to add rules of its own.
  func stylesheet(theme: String) -> [UInt8] {
    var css: [UInt8] = []
    for name in Self.stylesheets + ["theme-\(theme)", "modes", "site"] {
      if let file = files["styles/\(name).css"] { css += file.bytes }
    }
    return condensed(css)
  }

  /// What pages need besides that play what changed.
  var transitionStyles: [UInt8] { condensed(files["styles/transitions.css"]?.bytes ?? []) }

  /// The script of pages where no rule can play what changed: a block, for its names are not those of
  /// other scripts.
  var transitionScript: [UInt8] {
    let parts = ["surfaces", "transitions"].flatMap { files["scripts/\($0).js"]?.bytes ?? [] }
    return Array("{\n".utf8) + parts + Array("}\n".utf8)
  }

  private static let stylesheets = [
    "tokens", "base", "page", "section", "card", "tile", "badge", "list", "carousel", "gallery",
    "item", "changes", "prose", "empty",
  ]
}
