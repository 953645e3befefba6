internal import VitrineModel

/// The files that pages load whatever their content.
struct SiteResources: Sendable {
  /// The stylesheet of all pages: the templates' styles and the theme.
  let stylesheet: Resource
  let icon: Resource

  /// The engine of motion, which pages with one of the scripts below load before it.
  let motion: Resource

  /// The styles and the script of pages that play a transition.
  let transitionStyles: Resource
  let transitions: Resource

  /// The styles and the scripts of pages whose visitors search, filter or sort items. The script for
  /// the state of the address runs before anything is shown.
  let findingStyles: Resource
  let finding: Resource
  let findingState: Resource

  /// The scripts of pages whose visitors choose layouts: before they are painted, and after.
  let chosen: Resource
  let choice: Resource

  /// The script of pages that can show more of their sections.
  let portions: Resource

  /// The styles and the script of pages whose visitors select items.
  let selectionStyles: Resource
  let selection: Resource

  /// The styles of pages with charts.
  let chartStyles: Resource

  /// The styles of pages with key figures.
  let figureStyles: Resource

  /// The styles of what texts may hold, and the script of those with code.
  private let bodyStyles: [BodyPart: Resource]
  private let copying: Resource

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
    motion = Resource(.motion, named: naming, templates.motionScript)
    transitionStyles = Resource("transitions", "css", named: naming, templates.transitionStyles)
    transitions = Resource(.transitions, named: naming, templates.transitionScript)
    findingStyles = Resource("finding", "css", named: naming, templates.findingStyles)
    finding = Resource(.finding, named: naming, templates.findingScript)
    findingState = Resource(.findingState, named: naming, templates.findingStateScript)
    chosen = Resource(.chosen, named: naming, templates.chosenScript)
    choice = Resource(.choice, named: naming, templates.choiceScript)
    portions = Resource(.portions, named: naming, templates.portionScript)
    selectionStyles = Resource("selection", "css", named: naming, templates.selectionStyles)
    selection = Resource(.selection, named: naming, templates.selectionScript)
    chartStyles = Resource("chart", "css", named: naming, templates.chartStyles)
    figureStyles = Resource("figures", "css", named: naming, templates.figureStyles)
    bodyStyles = Dictionary(
      uniqueKeysWithValues: BodyPart.allCases.map {
        ($0, Resource($0.rawValue, "css", named: naming, templates.styles(of: $0)))
      })
    copying = Resource(.copying, named: naming, templates.copyingScript)
  }

  /// The styles of some parts of texts, in order, and the script that these need.
  func styles(of parts: Set<BodyPart>) -> [Resource] { parts.sorted().map { bodyStyles[$0]! } }
  func script(of parts: Set<BodyPart>) -> Resource? { parts.contains(.code) ? copying : nil }

  /// True if the stylesheet and the icon have the same paths as in `other`.
  func haveSameNames(as other: SiteResources) -> Bool {
    stylesheet.path == other.stylesheet.path && icon.path == other.icon.path
      && (search == nil) == (other.search == nil)
  }
}
