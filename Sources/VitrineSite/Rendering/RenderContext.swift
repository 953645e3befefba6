internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// All that pages share, made once: who stands where, the layouts as CSS, the stylesheets, the site
/// bar and the footer of every folder.
final class RenderContext: Sendable {
  let content: SiteContent
  let map: SiteMap
  let links: SiteLinks
  let templates: SiteTemplates

  let layouts: [LayoutByWidth]

  let lists: SiteLists
  let resources: SiteResources
  let sheets: LayoutSheets

  /// What the pages tell of the builds before.
  let changes: SiteChanges?

  /// The builds that feeds tell of.
  let feedEntries: [FeedEntry]

  /// The day on which the feeds changed last; nil where none is known.
  let feedDate: String?

  /// The ways to what changed; nil where no build is remembered.
  let changesLinks: ChangesLinks?

  /// What surrounds the page of what changed, and that of all pages.
  let changesChrome: Chrome
  let pagesChrome: Chrome

  /// For each record that shows some, the changes, the one of its badge first.
  let recordChanges: [Int: [SiteChanges.RecordChange]]

  /// For each record, those of its measures that the newest build changed.
  let measureChanges: [Int: [SiteDifference.MeasureChange]]

  /// The records' pictures by their addresses from the site's root, where one of them changed.
  private let picturesByAddress: [String: Picture]

  /// Cells on the pages of records' neighbours.
  let neighbourCells = CellCache()

  /// For each language of a page.
  private let words: [String: SiteWords]

  /// For each page, what surrounds the page itself, and the pages of its records.
  let chrome: [Chrome]
  let recordChrome: [Chrome]

  /// The lists of `earlier`, whose files are named alike, that the site has too are taken from there, and
  /// so are the stylesheet and what surrounds pages, where all that they are made of is the same.
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

  /// Whether there is a page of what changed, and whether there are feeds.
  var hasChanges: Bool { changesLinks != nil }
  var hasFeeds: Bool { changesLinks?.hasFeeds ?? false }

  /// What changed in records, in the words of a page.
  func changeLines(in words: SiteWords) -> ChangeLines {
    ChangeLines(words: words, siteTitle: content.settings.title) { [picturesByAddress] in
      picturesByAddress[$0]
    }
  }

  /// What of a record its list looks like in a cell; without one, in the row that opens what stands
  /// under the record.
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

  /// What a layout is at each width.
  func structures(of layout: LayoutByWidth) -> [LayoutStructure] {
    layouts.firstIndex(of: layout).map { lists[$0].structures } ?? layout.structures()
  }

  /// What the site says by itself on pages of a language.
  func words(in language: String) -> SiteWords { words[language]! }

  /// What surrounds a record's page; all records of a page share it.
  func chrome(ofRecord index: Int) -> Chrome { recordChrome[map.owner[index] ?? 0] }

  var addresses: SiteAddresses { SiteAddresses(links: links, assets: content.assets) }

  /// The address of a picture, from a page in `folder`.
  func source(of picture: Picture, from folder: String) -> String {
    addresses.source(of: picture, from: folder)
  }
}
