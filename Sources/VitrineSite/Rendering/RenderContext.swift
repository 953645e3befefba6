internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// Everything that pages share, computed once: the order of records and pages, the layouts as CSS,
/// the stylesheets, and the changes of recent builds.
final class RenderContext: Sendable {
  /// The content, with the pages and records of terms at the end.
  let content: SiteContent

  /// Nil if this build is not compared with another.
  let fingerprints: ContentFingerprints?

  let map: SiteMap
  let trees: NavigationTrees

  /// The records whose pages are not in the folders of their collections' pages.
  let recordsElsewhere: Set<Int>
  let links: SiteLinks
  let templates: SiteTemplates

  let layouts: [LayoutByWidth]

  let lists: SiteLists
  let resources: SiteResources
  let sheets: LayoutSheets
  let filterings: FilteringFiles
  let chartFiles: ChartFiles
  let pictures: SitePictures
  let cards: ShareCards?
  let listPageFiles = ListPageFiles()
  let knownCounts = PageCountCache()

  /// The changes of recent builds that pages show, or nil if no build is recorded.
  let changes: SiteChanges?

  /// The measures in all builds so far, or empty if no page shows their history.
  let trends: SiteTrends

  /// The key figures of the previous build.
  let figures: EarlierFigures

  let recordChanges: RecordChanges

  /// The names of date fields, for describing changes of records.
  private let dateFields: Set<String>

  /// The titles of records that fields refer to, for describing changes of records.
  private let lookedUpTitles: [String: [ExactText: String]]

  /// Nil if the site has no feeds.
  let feed: Feed?

  let configured: ConfiguredCells

  /// The cells that the pages of neighbouring records share.
  let neighbourCells = CellCache()

  /// The words by language, for the languages of the site and all pages.
  private let words: [String: SiteWords]

  /// Reuses the lists of `earlier` that the site still has, and the stylesheet if everything that
  /// it depends on is the same. The files of both must be named by the same scheme.
  init(
    content: SiteContent, fingerprints: ContentFingerprints?, layouts: [LayoutByWidth],
    templates: SiteTemplates,
    configured: ConfiguredCells = ConfiguredCells(), changes: SiteChanges?, trends: SiteTrends,
    figures: EarlierFigures,
    resourcesNamed naming: ResourceNaming,
    reusing earlier: RenderContext? = nil, jobs: Int
  ) {
    var content = content.withTermPages
    var layouts = layouts
    content.showChangedItems(changes, in: &layouts)
    let words = SiteWords.ofPages(content, templates: templates)
    content.nameTerms { words[$0]! }
    self.words = words
    self.content = content
    self.fingerprints = fingerprints
    self.layouts = layouts
    self.templates = templates
    self.configured = configured
    self.changes = changes
    self.trends = trends
    self.figures = figures
    links = SiteLinks(settings: content.settings)
    map = SiteMap(content)
    trees = NavigationTrees(content, map: map)
    recordsElsewhere = Self.recordsElsewhere(in: content, map)
    lists = SiteLists(layouts, of: content, map: map, reusing: earlier?.lists)
    let settings = content.settings
    resources =
      earlier?.resources(of: templates, content.themes, settings, fingerprints, in: words.keys)
      ?? SiteResources(
        templates, themes: content.themes, settings: settings, words: words, named: naming)
    sheets = LayoutSheets(
      lists, of: content, map: map,
      resources: resources,
      choiceStyles: {
        templates.styles(named: "choice") + templates.styles(named: "theme-\($0)-choice")
      },
      cells: CellStyles(templates, configured, records: content.records),
      named: naming)
    filterings = FilteringFiles(
      of: FilteringFiles.Source(
        content: content, fingerprints: fingerprints, lists: lists, words: words), named: naming,
      reusing: earlier.map { ($0.filterings, $0.filteringSource) }, jobs: jobs)
    chartFiles = ChartFiles(of: content, words: words, named: naming)
    pictures = SitePictures(
      of: content, lists: lists, map: map, templates: templates
    ) { [resources, trees] in Self.column(ofPage: $0, of: content, resources, trees) }
    cards = ShareCards(of: content, templates: templates)
    recordChanges = RecordChanges(content, changes, links: links)
    dateFields = changes == nil ? [] : content.dateFields
    lookedUpTitles = changes == nil ? [:] : content.lookedUpTitles
    feed = changes?.feed(of: content.settings)
  }

  /// The column of a page, or of the site's own pages. Does not consider the contents beside a
  /// tree, which are not known here.
  func column(ofPage index: Int?) -> PageColumn {
    Self.column(ofPage: index, of: content, resources, trees)
  }

  private static func column(
    ofPage index: Int?, of content: SiteContent, _ resources: SiteResources,
    _ trees: NavigationTrees
  ) -> PageColumn {
    PageColumn(
      theme: resources.theme(of: index.flatMap { content.pages[$0].theme }),
      side: index.flatMap { trees[page: $0] } == nil ? .nothing : .tree)
  }

  private var filteringSource: FilteringFiles.Source {
    FilteringFiles.Source(content: content, fingerprints: fingerprints, lists: lists, words: words)
  }

  /// The resources, if a site with these templates and settings has the same ones, otherwise nil.
  private func resources(
    of templates: SiteTemplates, _ themes: [String], _ settings: SiteSettings,
    _ fingerprints: ContentFingerprints?, in languages: some Sequence<String>
  ) -> SiteResources? {
    let own = content.settings
    // Only the search resources contain words.
    let isSame =
      settings.search == nil && own.search == nil
      ? own.hasSameAppearance(as: settings)
        && own.pictures.mayHaveTiles == settings.pictures.mayHaveTiles
      : hasSameSettings(as: fingerprints) && Set(words.keys) == Set(languages)
    return isSame && resources.areOf(themes) && self.templates.isSame(as: templates)
      ? resources : nil
  }

  /// The links to the changes page and the feeds, or nil if no build is recorded.
  var changesLinks: ChangesLinks? {
    changes.map { _ in ChangesLinks(hasFeeds: feed != nil) }
  }

  /// Whether the settings are known to equal those with these fingerprints.
  func hasSameSettings(as others: ContentFingerprints?) -> Bool {
    fingerprints.map { $0.settings == others?.settings } ?? false
  }

  /// Everything that `changeLines` depend on except the changes themselves and a page's words.
  var wordsOfChanges: (dates: [String?], fields: Set<String>, titles: [String: [ExactText: String]])
  {
    ((changes?.builds ?? []).map(\.date), dateFields, lookedUpTitles)
  }

  /// Describes changes of records in the language of a page.
  func changeLines(in words: SiteWords) -> ChangeLines {
    ChangeLines(
      words: words, siteTitle: content.settings.title, dateFields: dateFields,
      titles: lookedUpTitles
    ) { [recordChanges] in
      recordChanges.pictures[$0]
    }
  }

  /// How a record shown by a cell's template affects the look of its list. A nil template stands
  /// for the standard expanding row.
  func appearance(of record: borrowing Record, template: String?) -> RecordAppearance {
    guard let template else { return RecordAppearance(record) }
    return RecordAppearance(record) { templates.shownNames[template]?.contains(.slot($0)) ?? false }
  }

  /// The rules of all lists on a page.
  func layouts(ofPage index: Int) -> [CompiledLayout] {
    lists.layouts(
      of: content.pages[index],
      subpages: map.unreachedSubpages(of: index, in: content).count)
  }

  /// The structures of a layout, one for each range of widths.
  func structures(of layout: LayoutByWidth) -> [LayoutStructure] {
    layouts.firstIndex(of: layout).map { lists[$0].structures } ?? layout.structures()
  }

  /// The site's own words on pages in `language`.
  func words(in language: String) -> SiteWords { words[language]! }

  /// The site's own words in its own language.
  var siteWords: SiteWords { words(in: content.settings.language) }

  var addresses: SiteAddresses { SiteAddresses(links: links, assets: content.assets) }
}

extension SiteSettings {
  fileprivate func hasSameAppearance(as other: SiteSettings) -> Bool {
    theme == other.theme && accent == other.accent && icon == other.icon && fonts == other.fonts
      && (logo == nil) == (other.logo == nil)
  }
}
