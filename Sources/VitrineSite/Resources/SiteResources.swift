internal import VitrineModel

/// The files that pages load whatever their content.
struct SiteResources: Sendable {
  /// The stylesheet of all pages: the templates' styles and the theme.
  let stylesheet: Resource
  let icon: Resource

  /// The styles of pages that play a transition.
  let transitionStyles: Resource

  /// The styles of pages whose visitors search, filter or sort items.
  let findingStyles: Resource

  /// The styles of pages whose visitors select items.
  let selectionStyles: Resource

  /// The styles of pages with charts.
  let chartStyles: Resource

  /// The styles of pages with key figures.
  let figureStyles: Resource

  /// The styles of what texts may hold.
  private let bodyStyles: [BodyPart: Resource]
  private let scripts: ScriptResources

  /// Nil for a site without a search.
  let search: SearchResources?

  /// `words` are those of the site's language.
  init(
    _ templates: SiteTemplates, settings: SiteSettings, words: SiteWords,
    named naming: ResourceNaming
  ) {
    search = settings.search.map { _ in
      SearchResources(templates, words: words, settings: settings, named: naming)
    }
    stylesheet = Resource(
      "vitrine", "css", named: naming,
      templates.stylesheet(theme: settings.theme, isSearched: search != nil))
    icon = Resource("icon", "svg", named: naming, templates.files["icon.svg"]?.bytes ?? [])
    scripts = ScriptResources(templates, named: naming)
    transitionStyles = Resource("transitions", "css", named: naming, templates.transitionStyles)
    findingStyles = Resource("finding", "css", named: naming, templates.findingStyles)
    selectionStyles = Resource("selection", "css", named: naming, templates.selectionStyles)
    chartStyles = Resource("chart", "css", named: naming, templates.chartStyles)
    figureStyles = Resource("figures", "css", named: naming, templates.figureStyles)
    bodyStyles = Dictionary(
      uniqueKeysWithValues: BodyPart.allCases.map {
        ($0, Resource($0.rawValue, "css", named: naming, templates.styles(of: $0)))
      })
  }

  subscript(script: OwnScript) -> Resource { scripts[script] }

  /// The styles of some parts of texts, in order, and the script that these need.
  func styles(of parts: Set<BodyPart>) -> [Resource] { parts.sorted().map { bodyStyles[$0]! } }
  func script(of parts: Set<BodyPart>) -> Resource? {
    parts.contains(.code) ? scripts[.copying] : nil
  }

  /// True if the stylesheet and the icon have the same paths as in `other`.
  func haveSameNames(as other: SiteResources) -> Bool {
    stylesheet.path == other.stylesheet.path && icon.path == other.icon.path
      && (search == nil) == (other.search == nil)
  }
}
