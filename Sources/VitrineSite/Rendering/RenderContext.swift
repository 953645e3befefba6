internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// Everything that pages share, made once: the order of records and pages, the layouts as CSS, the
/// stylesheets, and each folder's site bar and footer.
final class RenderContext: Sendable {
  let content: SiteContent
  let map: SiteMap
  let links: SiteLinks
  let templates: SiteTemplates

  let layouts: [LayoutByWidth]

  let lists: SiteLists
  let resources: SiteResources
  let sheets: LayoutSheets

  /// The changes of recent builds that pages show; nil if no build is remembered.
  let changes: SiteChanges?

  /// The builds that appear in the feeds.
  let feedEntries: [FeedEntry]

  /// The day on which the feeds last changed; nil if unknown.
  let feedDate: String?

  /// The links to the changes page and the feeds; nil if no build is remembered.
  let changesLinks: ChangesLinks?

  /// The chrome of the changes page, and of the page that lists all pages.
  let changesChrome: Chrome
  let pagesChrome: Chrome

  /// The changes that each record shows, the most important first, by the record's index. A record
  /// that shows none is left out.
  let recordChanges: [Int: [SiteChanges.RecordChange]]

  /// The measures of each record that the newest build changed, by the record's index.
  let measureChanges: [Int: [SiteDifference.MeasureChange]]

  /// The records' pictures by their addresses from the site's root; empty if no picture changed.
  private let picturesByAddress: [String: Picture]

  /// The cells that pages of neighbouring records share.
  let neighbourCells = CellCache()

  /// By language: the site's and every page's.
  private let words: [String: SiteWords]

  /// For each page, its own chrome and the chrome of its records' pages.
  let chrome: [Chrome]
  let recordChrome: [Chrome]

  /// Takes over from `earlier` the lists that the site still has, and the stylesheet and chrome if
  /// everything they are made of is the same. Its files must be named by the same scheme.
  init(
    content: SiteContent, layouts: [LayoutByWidth], templates: SiteTemplates,
    changes: SiteChanges?, resourcesNamed naming: ResourceNaming,
    reusing earlier: RenderContext? = nil
  ) {
    self.changes = changes
    let shown = RecordChanges(content, changes)
    feedEntries = changes?.feedEntries(of: content) ?? []
    recordChanges = shown.records
    measureChanges = shown.measures
    let links = SiteLinks(settings: content.settings)
    self.layouts = layouts
    picturesByAddress =
      shown.hasPictures ? content.picturesByAddress(links: links) : [:]
    let map = SiteMap(content)
    let lists = SiteLists(layouts, of: content, map: map, reusing: earlier?.lists)
    self.lists = lists
    sheets = LayoutSheets(lists, of: content, map: map, named: naming)
    let hasSameTemplates = earlier.map { $0.templates.isSame(as: templates) } ?? false
    let resources: SiteResources
    if let earlier, hasSameTemplates, earlier.content.settings.theme == content.settings.theme {
      resources = earlier.resources
    } else {
      resources = SiteResources(templates, theme: content.settings.theme, named: naming)
    }
    self.resources = resources
    let languages = Set(content.pages.map(\.language) + [content.settings.language])
    let words = Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0, SiteWords(language: $0, settings: content.settings, templates: templates))
      })
    let siteWords = words[content.settings.language]!
    let feedDate = changes?.feedDate(feedEntries, of: content)
    self.feedDate = feedDate
    let hasFeeds =
      content.settings.feeds ?? true && content.settings.url != nil && feedDate != nil
    let changesLinks = changes.map { _ in
      ChangesLinks(words: siteWords, hasFeeds: hasFeeds)
    }
    self.changesLinks = changesLinks
    if let earlier, hasSameTemplates, earlier.hasFeeds == hasFeeds,
      earlier.hasChanges == (changes != nil), content.hasSameHeads(as: earlier.content)
    {
      chrome = earlier.chrome
      recordChrome = earlier.recordChrome
    } else {
      chrome = content.pages.map {
        Chrome(
          of: $0.output, under: $0.parent, in: content, links: links, resources: resources,
          changes: changesLinks, siteWords: siteWords, words: words[$0.language]!,
          templates: templates)
      }
      recordChrome = content.pages.enumerated().map { index, page in
        Chrome(
          of: page.output.outputFolder + "~/index.html", under: index, in: content, links: links,
          resources: resources, changes: changesLinks, siteWords: siteWords,
          words: words[page.language]!, templates: templates)
      }
    }
    let ownChrome = { (output: String) in
      Chrome(
        of: output, under: nil, in: content, links: links, resources: resources,
        changes: changesLinks, siteWords: siteWords, words: siteWords, templates: templates)
    }
    changesChrome = ownChrome(SiteOutput.changesPath)
    pagesChrome = ownChrome(SiteOutput.pagesPath)
    self.words = words
    self.map = map
    self.links = links
    self.content = content
    self.templates = templates
  }

  /// True if the site has a changes page.
  var hasChanges: Bool { changesLinks != nil }

  /// True if it has feeds too.
  var hasFeeds: Bool { changesLinks?.hasFeeds ?? false }

  /// The lines about changes in records, in the words of a page.
  func changeLines(in words: SiteWords) -> ChangeLines {
    ChangeLines(words: words, siteTitle: content.settings.title) { [picturesByAddress] in
      picturesByAddress[$0]
    }
  }

  /// How a record shown in `cell` affects the look of its list; a nil `cell` is the row that opens
  /// onto the records under it.
  func look(of record: borrowing Record, cell: String?) -> RecordLook {
    guard let cell else { return RecordLook(record) }
    return RecordLook(record) { templates.shownNames[cell]?.contains(.slot($0)) ?? false }
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

  /// The site's own words on pages in a language.
  func words(in language: String) -> SiteWords { words[language]! }

  /// The chrome of a record's page, shared by all records that belong to one page.
  func chrome(ofRecord index: Int) -> Chrome { recordChrome[map.owner[index] ?? 0] }

  var addresses: SiteAddresses { SiteAddresses(links: links, assets: content.assets) }

  /// The address of a picture, from a page in `folder`.
  func source(of picture: Picture, from folder: String) -> String {
    addresses.source(of: picture, from: folder)
  }
}
