internal import VitrineLayout
internal import VitrineModel

/// The layouts of lists that the site itself makes.
enum GeneratedListLayout: String, CaseIterable {
  /// The pages under a page.
  case pages

  /// Other records of a collection: symbols, pictures, or text alone.
  case symbols, pictures, texts

  /// The records under a record.
  case children
}

extension GeneratedListLayout {
  /// The cell where it is not the layout's own.
  var cell: String? {
    switch self {
    case .pages: "cover"
    case .texts: "card"
    case .symbols, .pictures, .children: nil
    }
  }

  /// Whether it is the layout of a carousel of neighbours.
  var isCarousel: Bool {
    switch self {
    case .symbols, .pictures, .texts: true
    case .pages, .children: false
    }
  }

  /// Its place among all.
  var number: Int { Self.allCases.firstIndex(of: self)! }

  /// How many items fill a wide window and leave one cut.
  var length: Int {
    switch self {
    case .symbols: 18
    case .pictures: 11
    default: 8
    }
  }

  /// Whether a list of so many items makes its page long by itself.
  func isLong(ofItems count: Int) -> Bool { count >= CompiledLayout.longLength }

  /// No list of this layout is longer.
  func mostItems(in content: SiteContent) -> Int {
    switch self {
    case .pages: content.pages.count
    case .children: content.records.map(\.children.count).max() ?? 0
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

  /// The layout of a carousel of these records.
  static func carousel(of records: some Sequence<RecordLook>) -> GeneratedListLayout {
    switch SectionList.Lead(of: records) {
    case .picture: .pictures
    case .symbol: .symbols
    case nil: .texts
    }
  }

  /// Those that some page of the site may use: only these are compiled.
  static func used(by content: SiteContent, map: SiteMap) -> Set<GeneratedListLayout> {
    var used: Set<GeneratedListLayout> = []
    if content.pages.indices.contains(where: { !map.unreachedSubpages(of: $0, in: content).isEmpty }
    ) {
      used.insert(.pages)
    }
    // Of records' pages all, so that their stylesheet does not depend on what is on one of them.
    if content.records.contains(where: { $0.output != nil }) {
      used.formUnion(allCases.filter { $0 != .pages })
    }
    return used
  }
}
