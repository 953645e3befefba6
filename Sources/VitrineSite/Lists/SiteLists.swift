internal import VitrineLayout
internal import VitrineModel

/// The lists of a site's layouts, and those that the site itself makes.
struct SiteLists: Sendable {
  /// One for each layout of the content.
  private let ofLayouts: [SectionList]

  /// By layout and the number of their items, lists of outlines' parts that are too short for it.
  private let short: [Int: [Int: SectionList]]
  private let own: [OwnLayout: SectionList]

  /// Those that `earlier` has too are taken from there.
  init(
    _ layouts: [LayoutByWidth], of content: SiteContent, map: SiteMap, reusing earlier: SiteLists?
  ) {
    let known = Dictionary(
      (earlier?.all ?? []).map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    func list(_ layout: LayoutByWidth, mostItems: Int) -> SectionList {
      let source = SectionList.Source(layout, mostItems: mostItems)
      return known[source] ?? SectionList(source)
    }
    let lengths = Self.mostItems(ofEach: layouts.count, in: content)
    ofLayouts = layouts.enumerated().map { list($1, mostItems: lengths[$0]) }
    short = Self.shortLists(content, layouts: layouts, list: list)
    own = Dictionary(
      uniqueKeysWithValues: OwnLayout.used(by: content, map: map).map {
        ($0, list($0.layout, mostItems: $0.mostItems(in: content)))
      })
  }

  private var all: [SectionList] {
    ofLayouts + short.values.flatMap(\.values) + own.values
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
    list: (_ layout: LayoutByWidth, _ mostItems: Int) -> SectionList
  ) -> [Int: [Int: SectionList]] {
    var lists: [Int: [Int: SectionList]] = [:]
    for section in content.pages.lazy.flatMap(\.sections) {
      for count in section.runs.map(\.items.count) where lists[section.layout]?[count] == nil {
        let fitted = layouts[section.layout].fitted(to: count)
        guard fitted != layouts[section.layout] else { continue }
        lists[section.layout, default: [:]][count] = list(fitted, count)
      }
    }
    return lists
  }
}

extension SiteLists {
  subscript(layout: Int) -> SectionList { ofLayouts[layout] }

  /// The list of a layout for so many items.
  subscript(layout: Int, of count: Int) -> SectionList {
    short[layout]?[count] ?? ofLayouts[layout]
  }

  subscript(layout: OwnLayout) -> SectionList { own[layout]! }

  /// Whether the rules of a layout, and of its shorter lists, are those that it has in `other`.
  func hasSameLists(_ layout: Int, as other: SiteLists) -> Bool {
    guard layout < other.ofLayouts.count else { return false }
    return ofLayouts[layout].source == other.ofLayouts[layout].source
      && short[layout]?.mapValues(\.source) == other.short[layout]?.mapValues(\.source)
  }

  func hasSameList(_ layout: OwnLayout, as other: SiteLists) -> Bool {
    own[layout]?.source == other.own[layout]?.source
  }
}

extension SiteLists {
  /// The rules of all lists on a page that shows so many pages under it, each once, in the order of
  /// their classes.
  func layouts(of page: Page, subpages: Int) -> [CompiledLayout] {
    var shown: [(list: SectionList, count: Int)] = []
    for section in page.sections where !section.items.isEmpty {
      let list = self[section.layout]
      if case .list = list.kind {
        shown.append((list, section.rows.items.count))
      } else {
        shown += section.runs.map(\.items.count).map { (self[section.layout, of: $0], $0) }
      }
    }
    if subpages > 0 { shown.append((self[.pages], subpages)) }
    return Self.layouts(of: shown)
  }

  /// The same of the pages of records, of which one has so many under it: all that stand on any of them.
  func layoutsOfRecords(mostChildren: Int) -> [CompiledLayout] {
    Self.layouts(
      of: OwnLayout.allCases.filter { $0 != .pages }.map { (self[$0], mostChildren) })
  }

  private static func layouts(of lists: [(list: SectionList, count: Int)]) -> [CompiledLayout] {
    var layouts: [String: CompiledLayout] = [:]
    for (list, count) in lists {
      for layout in list.layouts(mostItems: count) { layouts[layout.listClass] = layout }
    }
    return layouts.sorted { $0.key < $1.key }.map(\.value)
  }
}
