internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// All that pages share, made once: who stands where, the layouts as CSS, the stylesheet, the site
/// bar and the footer of every folder.
final class PreparedSite: Sendable {
  let content: SiteContent
  let map: SiteMap
  let links: SiteLinks
  let templates: SiteTemplates

  let layouts: [LayoutByWidth]

  /// One for each layout of the content.
  let lists: [SectionList]

  /// By layout and the number of their items, lists of outlines' parts that are too short for it.
  private let shortLists: [Int: [Int: SectionList]]

  /// Those of the lists that the site itself makes, where it makes some.
  let ownLists: [OwnLayout: SectionList]

  /// All of them.
  private let allLists: [SectionList]
  let stylesheet: [UInt8]

  /// What the pages tell of the builds before.
  let changes: SiteChanges?

  /// The builds that feeds tell of.
  let feedEntries: [FeedEntry]

  /// The day on which the feeds changed last; nil where none is known.
  let feedDate: String?

  /// The ways to what changed; nil where no build is remembered.
  let changesLinks: ChangesLinks?

  /// What surrounds the page of what changed.
  let changesChrome: Chrome

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

  /// The lists of `earlier` that the site has too are taken from there, and so are the stylesheet and what
  /// surrounds pages, where all that they are made of is the same.
  init(
    content: SiteContent, layouts: [LayoutByWidth], templates: SiteTemplates,
    changes: SiteChanges?, reusing earlier: PreparedSite? = nil
  ) {
    self.changes = changes
    let shown = ShownChanges(content, changes)
    feedEntries = changes?.feedEntries(of: content) ?? []
    recordChanges = shown.records
    measureChanges = shown.measures
    let links = SiteLinks(settings: content.settings)
    self.layouts = layouts
    picturesByAddress =
      shown.hasPictures ? content.picturesByAddress(links: links) : [:]
    let map = SiteMap(content)
    let lengths = Self.mostItems(ofEach: layouts.count, in: content)
    let known = Dictionary(
      (earlier?.allLists ?? []).map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    func list(_ layout: LayoutByWidth, name: String, mostItems: Int) -> SectionList {
      let source = SectionList.Source(layout, name: name, mostItems: mostItems)
      return known[source] ?? SectionList(source)
    }
    lists = layouts.enumerated().map {
      list($1, name: "l-\($0)", mostItems: lengths[$0])
    }
    shortLists = Self.shortLists(content, layouts: layouts, list: list)
    let short = shortLists.sorted { $0.key < $1.key }.flatMap { _, lists in
      lists.sorted { $0.key < $1.key }.map(\.value)
    }
    let used = OwnLayout.used(by: content, map: map)
    let own = OwnLayout.allCases.filter(used.contains).map {
      (
        $0,
        list($0.layout, name: "l-\($0.rawValue)", mostItems: $0.mostItems(in: content))
      )
    }
    ownLists = Dictionary(uniqueKeysWithValues: own)
    allLists = lists + short + own.map(\.1)
    let hasSameTemplates = earlier.map { $0.templates.isSame(as: templates) } ?? false
    if let earlier, hasSameTemplates, earlier.content.settings.theme == content.settings.theme,
      earlier.allLists.map(\.source) == allLists.map(\.source)
    {
      stylesheet = earlier.stylesheet
    } else {
      stylesheet = templates.stylesheet(
        theme: content.settings.theme, layouts: layoutStylesheet(allLists.flatMap(\.layouts)))
    }
    let languages = Set(content.pages.map(\.language) + [content.settings.language])
    let words = Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0, SiteWords(language: $0, settings: content.settings))
      })
    let feedDate = changes?.feedDate(feedEntries, of: content)
    self.feedDate = feedDate
    let hasFeeds =
      content.settings.feeds ?? true && content.settings.url != nil && feedDate != nil
    let changesLinks = changes.map { _ in
      ChangesLinks(words: words[content.settings.language]!, hasFeeds: hasFeeds)
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
          of: $0.output, under: $0.parent, in: content, links: links, changes: changesLinks,
          words: words[$0.language]!, templates: templates)
      }
      recordChrome = content.pages.enumerated().map { index, page in
        Chrome(
          of: page.output.outputFolder + "~/index.html", under: index, in: content, links: links,
          changes: changesLinks, words: words[page.language]!, templates: templates)
      }
    }
    changesChrome = Chrome(
      of: SiteOutput.changesPath, under: nil, in: content, links: links, changes: changesLinks,
      words: words[content.settings.language]!, templates: templates)
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

  /// Whether a cell shows the picture of its record.
  func showsPictures(cell: String) -> Bool {
    templates.shownNames[cell]?.contains("image") ?? false
  }

  /// How many items the longest section of each layout has.
  private static func mostItems(ofEach layoutCount: Int, in content: SiteContent) -> [Int] {
    var most = [Int](repeating: 0, count: layoutCount)
    for section in content.pages.lazy.flatMap(\.sections) {
      most[section.layout] = max(most[section.layout], section.items.count)
    }
    return most
  }

  /// The layouts of sections that are fitted to their longest part, fitted to their others.
  private static func shortLists(
    _ content: SiteContent, layouts: [LayoutByWidth],
    list: (_ layout: LayoutByWidth, _ name: String, _ mostItems: Int) -> SectionList
  ) -> [Int: [Int: SectionList]] {
    var lists: [Int: [Int: SectionList]] = [:]
    for section in content.pages.lazy.flatMap(\.sections) {
      for count in section.runs.map(\.items.count) where lists[section.layout]?[count] == nil {
        let fitted = layouts[section.layout].fitted(to: count)
        guard fitted != layouts[section.layout] else { continue }
        lists[section.layout, default: [:]][count] = list(
          fitted, "l-\(section.layout)-of-\(count)", count)
      }
    }
    return lists
  }

  /// The list of a layout for so many items.
  func list(_ layout: Int, of count: Int) -> SectionList {
    shortLists[layout]?[count] ?? lists[layout]
  }

  /// Whether the rules of a layout, and of its shorter lists, are those that it has in `other`.
  func hasSameLists(_ layout: Int, as other: PreparedSite) -> Bool {
    guard layout < other.lists.count else { return false }
    return lists[layout].source == other.lists[layout].source
      && shortLists[layout]?.mapValues(\.source) == other.shortLists[layout]?.mapValues(\.source)
  }

  /// What a layout is at each width.
  func structures(of layout: LayoutByWidth) -> [LayoutStructure] {
    layouts.firstIndex(of: layout).map { lists[$0].structures } ?? layout.structures()
  }

  /// What the site says by itself on pages of a language.
  func words(in language: String) -> SiteWords { words[language]! }

  /// The drawing that stands for the site in a browser's tabs.
  var icon: [UInt8] { templates.files["icon.svg"]?.bytes ?? [] }

  /// What surrounds a record's page; all records of a page share it.
  func chrome(ofRecord index: Int) -> Chrome { recordChrome[map.owner[index] ?? 0] }

  var addresses: SiteAddresses { SiteAddresses(links: links, assets: content.assets) }

  /// The address of a picture, from a page in `folder`.
  func source(of picture: Picture, from folder: String) -> String {
    addresses.source(of: picture, from: folder)
  }
}
