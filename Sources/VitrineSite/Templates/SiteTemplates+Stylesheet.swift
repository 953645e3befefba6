extension SiteTemplates {
  /// The stylesheet that all pages of a site share: the templates' own, and the theme.
  ///
  /// The files only fill cascade layers, whose order the first file declares. A site may add rules of
  /// its own in `styles/site.css`.
  func stylesheet(theme: String, isSearched: Bool) -> [UInt8] {
    var css: [UInt8] = []
    let search = isSearched ? ["search-link"] : []
    for name in Self.stylesheets + search + ["theme-\(theme)", "modes", "site"] {
      if let file = files["styles/\(name).css"] { css += file.bytes }
    }
    return condensed(css)
  }

  /// The additional styles of pages that play their changes.
  var transitionStyles: [UInt8] { condensed(files["styles/transitions.css"]?.bytes ?? []) }

  /// The script of pages whose changes CSS alone cannot play. It is a block, which keeps its names
  /// apart from those of other scripts.
  var transitionScript: [UInt8] {
    let parts = ["surfaces", "transitions"].flatMap(script)
    return Array("{\n".utf8) + parts + Array("}\n".utf8)
  }

  func script(_ name: String) -> [UInt8] { files["scripts/\(name).js"]?.bytes ?? [] }

  private static let stylesheets = [
    "tokens", "base", "page", "section", "card", "tile", "badge", "list", "carousel", "gallery",
    "item", "changes", "prose", "empty",
  ]
}
