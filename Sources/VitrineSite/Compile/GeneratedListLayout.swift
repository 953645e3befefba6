internal import VitrineLayout
internal import VitrineModel

/// The layouts of lists that the site generates.
enum GeneratedListLayout: String, CaseIterable {
  /// The subpages of a page.
  case pages

  /// Other records of a collection: as symbols, as pictures, or as text only.
  case symbols, pictures, texts

  /// The children of a record.
  case children
}

extension GeneratedListLayout {
  /// The cell, or nil for the layout's default.
  var cell: String? {
    switch self {
    case .pages: "cover"
    case .texts: CellAppearance.card.rawValue
    case .symbols, .pictures, .children: nil
    }
  }

  /// Whether it is a carousel of neighbouring records.
  var isCarousel: Bool {
    switch self {
    case .symbols, .pictures, .texts: true
    case .pages, .children: false
    }
  }

  /// The index among all cases.
  var number: Int { Self.allCases.firstIndex(of: self)! }

  /// The number of items that fill a wide window, with one cut off at the edge.
  var length: Int {
    switch self {
    case .symbols: 18
    case .pictures: 11
    default: 8
    }
  }

  /// Whether a list of `count` items makes its page long on its own.
  func isLong(ofItems count: Int) -> Bool { count >= CompiledLayout.longLength }

  /// Returns the maximum number of items of a list with this layout.
  func maxItems(in content: SiteContent, map: SiteMap) -> Int {
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

  /// Returns the layout of a carousel with these records.
  static func carousel(of records: some Sequence<RecordAppearance>) -> GeneratedListLayout {
    switch SectionList.LeadingElement(of: records) {
    case .picture: .pictures
    case .symbol: .symbols
    case nil: .texts
    }
  }

  /// Returns the layouts that pages of the site can use. Only these are compiled.
  static func used(by content: SiteContent, map: SiteMap) -> Set<GeneratedListLayout> {
    var used: Set<GeneratedListLayout> = []
    let pages = content.pages.indices[..<map.pageCount]
    if pages.contains(where: { !map.unreachedSubpages(of: $0, in: content).isEmpty }) {
      used.insert(.pages)
    }
    // All layouts of record pages, so that their stylesheet does not depend on the content of one
    // page.
    if content.records[..<map.recordCount].contains(where: { $0.output != nil }) {
      used.formUnion(allCases.filter { $0 != .pages })
    }
    return used
  }
}
