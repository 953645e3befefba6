import VitrineLayout

/// The layouts that content can name, with the options of each.
enum LayoutName: String, CaseIterable {
  case list, grid, carousel, gallery, flow, row, column

  /// Whether it has parts, and says nothing without them.
  var isGroup: Bool { self == .row || self == .column }

  /// The axis along which a row or column has its parts.
  var axis: Axis { self == .row ? .horizontal : .vertical }

  /// Its options. What the outermost row or column says for those within it, these do not.
  func keys(isNested: Bool = false) -> ContentKeys<LayoutReading> {
    (isNested ? Self.nestedKeys : Self.outermostKeys)[self]!
  }

  private static let outermostKeys: [LayoutName: ContentKeys<LayoutReading>] =
    allKeys(isNested: false)
  private static let nestedKeys: [LayoutName: ContentKeys<LayoutReading>] =
    allKeys(isNested: true)

  private static func allKeys(isNested: Bool) -> [LayoutName: ContentKeys<LayoutReading>] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.newKeys(isNested: isNested)) })
  }

  private func newKeys(isNested: Bool) -> ContentKeys<LayoutReading> {
    let keys = isNested ? options.filter { !Self.outermost.contains($0.name) } : options
    var refused: [String: String] = [:]
    for name in ["pin", "direction"] + Self.outermost
    where !keys.contains(where: { $0.name == name }) {
      refused[name] = reason(against: name, isNested: isNested)
    }
    return ContentKeys(
      isNested ? "a \(rawValue) within another" : "the layout '\(rawValue)'", keys,
      refused: refused)
  }

  private var options: [ContentKey<LayoutReading>] {
    typealias Keys = LayoutReading
    return switch self {
    case .list: [Keys.style] + Keys.pictures + [Keys.insets] + Keys.around
    case .grid: Keys.grid + Keys.pictures + [Keys.insets] + Keys.supplements
    case .carousel: Keys.carousel + Keys.pictures + [Keys.insets] + Keys.supplements
    case .gallery: Keys.gallery + [Keys.fit, Keys.insets] + Keys.supplements
    case .flow: [Keys.gap(\.flow.gap), Keys.insets] + Keys.around
    case .row, .column:
      GroupReading.parts.map { $0.within(\.group) }
        + [Keys.fit, GroupReading.insets.within(\.group), GroupReading.scroll.within(\.group)]
        + Keys.supplements
    }
  }

  private static let outermost =
    ["scroll", "fit"] + LayoutReading.supplements.map(\.name)

  /// Why an option is not said here, though the layout engine knows it.
  private func reason(against option: String, isNested: Bool) -> String? {
    switch option {
    case "pin": "write header: pinned"
    case "direction":
      "a page's sections stand under each other; use 'scroll' for one that goes sideways"
    case _ where isNested: "the outermost row or column says it for all"
    case "badges": "rows and chips have a place of their own for badges"
    default: nil
    }
  }

  /// What a preset places, as its options say.
  func layout(_ reading: LayoutReading) -> LayoutDescription {
    switch self {
    case .list: .list(reading.list)
    case .grid: .grid(reading.grid)
    case .carousel: .carousel(reading.carousel)
    case .gallery: .gallery(reading.gallery)
    case .flow, .row, .column: .flow(reading.flow)
    }
  }
}
