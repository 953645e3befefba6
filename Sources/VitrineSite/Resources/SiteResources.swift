internal import VitrineModel
internal import VitrineText

/// The files that pages load whatever their content.
struct SiteResources: Sendable {
  /// For each theme, the stylesheet of its pages; the site's theme is the first.
  let stylesheets: [Resource]
  private let themes: [String]

  /// Nil for a site with an icon of its own.
  let icon: Resource?

  /// The files that only some pages load, by their names.
  private let styles: LazyTable<String, Resource>
  private let scripts: LazyTable<BuiltInScript, Resource>

  /// Whether large pictures have tiles.
  private let hasTiles: Bool

  /// Nil for a site without a search.
  let search: SearchResources?

  /// `themes` are those of pages, and `words` those of each language.
  init(
    _ templates: SiteTemplates, themes: [String], settings: SiteSettings,
    words: [String: SiteWords], named naming: ResourceNaming
  ) {
    search = settings.search.map { _ in
      SearchResources(templates, words: words, settings: settings, named: naming)
    }
    self.themes = themes
    hasTiles = settings.pictures.mayHaveTiles
    stylesheets = themes.map { theme in
      Resource(
        theme == settings.theme ? "vitrine" : "vitrine-\(theme)", "css", named: naming,
        templates.stylesheet(theme: theme, settings: settings))
    }
    icon =
      settings.icon == nil
      ? Resource("icon", "svg", named: naming, templates.files["icon.svg"]?.bytes ?? []) : nil
    styles = LazyTable {
      Resource($0, "css", named: naming, condensed(templates.styles(named: $0)))
    }
    scripts = LazyTable { Resource($0.rawValue, "js", named: naming, templates.scripts[$0]) }
  }

  /// The stylesheet of pages with a theme, which is the site's where it is nil.
  func stylesheet(of theme: String?) -> Resource {
    stylesheets[theme.flatMap(themes.firstIndex) ?? 0]
  }

  /// The theme of a page that sets `theme`, which is the site's theme if that is nil.
  func theme(of theme: String?) -> String { theme ?? themes[0] }

  /// Whether these are the resources for the themes `others`.
  func areOf(_ others: [String]) -> Bool { themes == others }

  subscript(script: BuiltInScript) -> Resource { scripts[script] }

  /// Stylesheets that only some pages load, in the order in which they load them.
  func styles(_ styles: Set<PageStyles>) -> [Resource] {
    PageStyles.allCases.filter(styles.contains).map { self.styles[$0.rawValue] }
  }

  /// The styles of some parts of texts, in order, and the script that a part needs.
  func styles(of parts: Set<BodyPart>) -> [Resource] {
    parts.sorted().map { styles[$0.rawValue] }
  }
  func script(of part: BodyPart) -> Resource? {
    switch part {
    case .code: scripts[.copying]
    case .viewer: scripts[hasTiles ? .zoomingViewer : .viewer]
    default: nil
    }
  }
}
