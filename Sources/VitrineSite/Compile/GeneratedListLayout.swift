internal import VitrineLayout
internal import VitrineModel

/// The layouts of the lists that the site makes itself.
enum GeneratedListLayout: String, CaseIterable {
  /// The pages under a page.
  case pages

  /// Other records of a collection: as symbols, as pictures, or as text alone.
  case symbols, pictures, texts

  /// The records under a record.
  case children
}

extension GeneratedListLayout {
  /// The cell; nil for the layout's default.
  var cell: String? {
    switch self {
    case .pages: "cover"
    case .texts: CellLook.card.rawValue
    case .symbols, .pictures, .children: nil
    }
  }

  /// True for the layouts of a carousel of neighbours.
  var isCarousel: Bool {
    switch self {
    case .symbols, .pictures, .texts: true
    case .pages, .children: false
    }
  }

  /// The index among all cases.
  var number: Int { Self.allCases.firstIndex(of: self)! }

  /// The number of items that fill a wide window and leave one cut off.
  var length: Int {
    switch self {
    case .symbols: 18
    case .pictures: 11
    default: 8
    }
  }

  /// Returns true if a list of `count` items makes its page long by itself.
  func isLong(ofItems count: Int) -> Bool { count >= CompiledLayout.longLength }

  /// Returns the most items that a list of this layout can have.
  func mostItems(in content: SiteContent, map: SiteMap) -> Int {
    switch self {
    case .pages: map.pageCount
    case .children: content.records[..<map.recordCount].map(\.children.count).max() ?? 0
    case .symbols, .pictures, .texts: length
    }
  }

  var layout: LayoutByWidth {
    switch self {
    case .pages: LayoutByWidth(.preset(GridPreset(columns: .narrowest(240))))
    case .symbols: LayoutByWidth(.preset(CarouselPreset(width: 88)))
    case .pictures: LayoutByWidth(.preset(CarouselPreset(width: 180)))
    case .texts: LayoutByWidth(.preset(CarouselPreset(width: 240)))
    case .children: LayoutByWidth(.preset(ListPreset(style: .inset)))
    }
  }

  /// Returns the layout of a carousel of these records.
  static func carousel(of records: some Sequence<RecordLook>) -> GeneratedListLayout {
    switch SectionList.Lead(of: records) {
    case .picture: .pictures
    case .symbol: .symbols
    case nil: .texts
    }
  }

  /// Returns the layouts that some page of the site may use. Only these are compiled.
  static func used(by content: SiteContent, map: SiteMap) -> Set<GeneratedListLayout> {
    var used: Set<GeneratedListLayout> = []
    let pages = content.pages.indices[..<map.pageCount]
    if pages.contains(where: { !map.unreachedSubpages(of: $0, in: content).isEmpty }) {
      used.insert(.pages)
    }
    // All layouts of record pages, so their style sheet does not depend on what is on one of them.
    if content.records[..<map.recordCount].contains(where: { $0.output != nil }) {
      used.formUnion(allCases.filter { $0 != .pages })
    }
    return used
  }
}
