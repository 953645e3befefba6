internal import VitrineLayout
internal import VitrineModel

/// The lists of a site's layouts, and of the layouts that the site generates.
struct SiteLists: Sendable {
  /// One for each layout of the content.
  private let lists: [SectionList]

  /// The lists of parts of an outline that are shorter than the layout needs, by layout and number
  /// of items.
  private let short: [Int: [Int: SectionList]]
  private let own: [GeneratedListLayout: SectionList]

  /// Compiles the lists, reusing those that `earlier` has as well.
  init(
    _ layouts: [LayoutByWidth], of content: SiteContent, map: SiteMap, reusing earlier: SiteLists?
  ) {
    let known = Dictionary(
      (earlier?.all ?? []).map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    func list(_ layout: LayoutByWidth, isOnLongPages: Bool) -> SectionList {
      let source = SectionList.Source(layout: layout, isOnLongPages: isOnLongPages)
      return known[source] ?? SectionList(source)
    }
    let long = Set(
      content.pages.lazy.filter(\.isLong).flatMap(\.sections).map(\.layout))
    lists = layouts.enumerated().map { list($1, isOnLongPages: long.contains($0)) }
    short = Self.shortLists(content, layouts: layouts) { layout, fitted in
      list(fitted, isOnLongPages: long.contains(layout))
    }
    own = Dictionary(
      uniqueKeysWithValues: GeneratedListLayout.used(by: content, map: map).map {
        (
          $0,
          list($0.layout, isOnLongPages: $0.isLong(ofItems: $0.maxItems(in: content, map: map)))
        )
      })
  }

  private var all: [SectionList] {
    lists + short.values.flatMap(\.values) + own.values
  }

  /// Returns the lists of an outline's shorter parts. The layout of a section is fitted to its
  /// longest part.
  private static func shortLists(
    _ content: SiteContent, layouts: [LayoutByWidth],
    list: (_ layout: Int, _ fitted: LayoutByWidth) -> SectionList
  ) -> [Int: [Int: SectionList]] {
    var lists: [Int: [Int: SectionList]] = [:]
    for section in content.pages.lazy.flatMap(\.sections) {
      for count in section.listLengths where lists[section.layout]?[count] == nil {
        let fitted = layouts[section.layout].fitted(to: count)
        guard fitted != layouts[section.layout] else { continue }
        lists[section.layout, default: [:]][count] = list(section.layout, fitted)
      }
    }
    return lists
  }
}

extension SiteLists {
  subscript(layout: Int) -> SectionList { lists[layout] }

  /// The list of a layout, fitted to `count` items.
  subscript(layout: Int, of count: Int) -> SectionList {
    short[layout]?[count] ?? lists[layout]
  }

  subscript(layout: GeneratedListLayout) -> SectionList { own[layout]! }

  /// Whether visitors can choose the layout of some section.
  var haveChoices: Bool { lists.contains { !$0.choices.isEmpty } }

  /// A fingerprint of everything that pages show of a layout's list and of its shorter lists.
  func fingerprint(ofLayout layout: Int) -> UInt64 {
    Fingerprint.of(.none) {
      $0.feed(lists[layout])
      for (count, list) in (short[layout] ?? [:]).sorted(by: { $0.key < $1.key }) {
        $0.feed(count, list)
      }
    }
  }

  func fingerprint(of layout: GeneratedListLayout) -> UInt64 {
    // The layout itself is part of the program.
    Fingerprint.of(.none) { $0.feed(own[layout]?.source.isOnLongPages) }
  }
}

extension SiteLists {
  /// Returns the rules of all lists on a page with `subpages` subpages, without duplicates and
  /// sorted by class.
  func layouts(of page: Page, subpages: Int) -> [CompiledLayout] {
    var shown: [CompiledLayout] = []
    let isLong = page.isLong
    for section in page.sections where !section.items.isEmpty && section.table == nil {
      let list = self[section.layout]
      if list.hasRows {
        shown.append(list.rules(onLongPage: isLong))
      } else {
        shown += section.listLengths.map {
          self[section.layout, of: $0].rules(onLongPage: isLong)
        }
      }
    }
    if subpages > 0 {
      shown.append(
        self[.pages].rules(onLongPage: GeneratedListLayout.pages.isLong(ofItems: subpages)))
    }
    return Self.each(shown)
  }

  /// Returns the rules of all lists that record pages can have. `areLong` is for records with many
  /// children.
  func layoutsOfRecords(areLong: Bool) -> [CompiledLayout] {
    Self.each(
      GeneratedListLayout.allCases.filter { $0 != .pages }.map {
        self[$0].rules(onLongPage: areLong)
      })
  }

  private static func each(_ layouts: [CompiledLayout]) -> [CompiledLayout] {
    let listsByClass = Dictionary(
      layouts.map { ($0.listClass, $0) }, uniquingKeysWith: { first, _ in first })
    return listsByClass.sorted { $0.key < $1.key }.map(\.value)
  }
}
