internal import VitrineModel

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

  /// The additional styles of pages whose visitors choose layouts.
  var choiceStyles: [UInt8] { files["styles/choice.css"]?.bytes ?? [] }

  /// The additional styles of pages with cells of a kind that content describes.
  func styles(named name: String) -> [UInt8] { files["styles/\(name).css"]?.bytes ?? [] }

  /// The additional styles of pages whose visitors search, filter or sort items.
  var findingStyles: [UInt8] { condensed(files["styles/finding.css"]?.bytes ?? []) }

  /// The additional styles of pages with charts.
  var chartStyles: [UInt8] { condensed(files["styles/chart.css"]?.bytes ?? []) }

  /// The additional styles of pages with key figures.
  var figureStyles: [UInt8] { condensed(files["styles/figures.css"]?.bytes ?? []) }

  /// The additional styles of pages whose visitors select items.
  var selectionStyles: [UInt8] { condensed(files["styles/selection.css"]?.bytes ?? []) }

  /// The additional styles of pages whose text holds such a part.
  func styles(of part: BodyPart) -> [UInt8] {
    condensed(files["styles/\(part.rawValue).css"]?.bytes ?? [])
  }

  private static let stylesheets = [
    "tokens", "base", "page", "section", "card", "tile", "badge", "list", "carousel", "gallery",
    "item", "navigation", "changes", "prose", "empty", "pages", "index",
  ]
}
