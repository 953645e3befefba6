import VitrineLayout

/// A layout with headers, footers, backgrounds or badges that the browser and the engine are asked
/// about.
struct SupplementLayout {
  var name: String
  var layout: LayoutByWidth

  /// What the engine is asked, where Swift gives a layout.
  var provider: Layout?

  /// One of a few items, one that a window does not hold, and one that is cut into chunks.
  static let counts = [1, 11, 120]
  static let many = 2500

  init(
    _ name: String, _ layout: LayoutDescription, _ change: (inout LayoutSupplements) -> Void
  ) {
    var supplements = LayoutSupplements()
    change(&supplements)
    self.name = name
    self.layout = LayoutByWidth(layout, supplements: supplements)
  }

  init(_ name: String, _ steps: [LayoutByWidth.Step]) {
    self.name = name
    self.layout = LayoutByWidth(steps: steps)
  }
}

/// The heights of a header's and a footer's content in the browser, which the engine is told.
func naturalHeight(of kind: String) -> Double {
  kind == LayoutSupplements.header ? 47.25 : 38.5
}

/// The size of a badge's content.
let naturalBadge = Size(width: 37.5, height: 21.25)

extension SupplementLayout {
  static let named = headers + footers + backgrounds + badges + badgesOnSome + [byWidth]

  private static let grid = LayoutDescription.preset(GridPreset(gap: 12))
  private static let list = LayoutDescription.preset(ListPreset())

  private static func header(
    _ alignment: BoundarySupplementaryItem.Alignment = .top,
    width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .estimated(44),
    offset: Point = .zero, pinned: Bool = false, insets: EdgeInsets = .zero,
    kind: String = LayoutSupplements.header
  ) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: width, height: height), alignment: alignment,
      offset: offset, pinsToVisibleBounds: pinned, contentInsets: insets)
  }

  private static func footer(
    _ alignment: BoundarySupplementaryItem.Alignment = .bottom,
    width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .estimated(44),
    offset: Point = .zero, pinned: Bool = false, insets: EdgeInsets = .zero
  ) -> BoundarySupplementaryItem {
    header(
      alignment, width: width, height: height, offset: offset, pinned: pinned, insets: insets,
      kind: LayoutSupplements.footer)
  }

  private static var headers: [SupplementLayout] {
    let carousel = LayoutDescription.preset(CarouselPreset())
    return [
      SupplementLayout("pinned header of a list", list) { $0.header = header(pinned: true) },
      SupplementLayout("pinned header of a grid with insets", grid) {
        $0.insets = EdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
        $0.header = header(pinned: true)
      },
      SupplementLayout("pinned header over the insets", grid) {
        $0.insets = EdgeInsets(all: 20)
        $0.followsInsets = false
        $0.header = header(height: .absolute(60), pinned: true)
      },
      SupplementLayout("pinned header with insets of its own", grid) {
        $0.insets = EdgeInsets(top: 4, leading: 10, trailing: 6)
        $0.header = header(pinned: true, insets: EdgeInsets(leading: 9, trailing: 17.5))
        $0.background = LayoutSupplements.Background(style: .card)
      },
      SupplementLayout("footer at the end with insets of its own", list) {
        $0.footer = footer(
          .bottomTrailing, width: .fractionalWidth(0.4), height: .absolute(33),
          insets: EdgeInsets(leading: 21.25, trailing: 3))
      },
      SupplementLayout("header of a part of the width at the end", grid) {
        $0.insets = EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        $0.header = header(.topTrailing, width: .fractionalWidth(0.3), offset: Point(x: -7, y: -9))
      },
      SupplementLayout("header of a part of the window in the middle", list) {
        $0.header = header(width: .absolute(200), height: .fractionalHeight(0.1))
      },
      SupplementLayout("header of a carousel, away from it", carousel) {
        $0.header = header(.topLeading, width: .fractionalWidth(0.5), offset: Point(x: 3, y: -8))
      },
      SupplementLayout(
        "pinned header of a fine grid", .preset(GridPreset(columns: .narrowest(120)))
      ) {
        $0.header = header(pinned: true)
        $0.footer = footer()
      },
      SupplementLayout("pinned header of a gallery", .preset(GalleryPreset())) {
        $0.header = header(pinned: true)
        $0.footer = footer()
      },
    ]
  }

  private static var footers: [SupplementLayout] {
    [
      SupplementLayout("footer of lines", .preset(FlowPreset())) {
        $0.footer = footer(offset: Point(x: 0, y: 8))
      },
      SupplementLayout("pinned footer of a list", list) {
        $0.header = header()
        $0.footer = footer(pinned: true)
      },
      SupplementLayout("pinned footer alone", grid) {
        $0.insets = EdgeInsets(all: 8)
        $0.footer = footer(.bottomTrailing, width: .absolute(220), pinned: true)
      },
      SupplementLayout("both pinned", list) {
        $0.header = header(pinned: true)
        $0.footer = footer(pinned: true)
      },
      SupplementLayout("both pinned, of a grid with insets", grid) {
        $0.insets = EdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
        $0.header = header(.topTrailing, width: .fractionalWidth(0.4), pinned: true)
        $0.footer = footer(
          .bottomLeading, width: .absolute(220), height: .absolute(33), pinned: true)
        $0.background = LayoutSupplements.Background(style: .card)
      },
      SupplementLayout("pinned header above a footer", list) {
        $0.header = header(pinned: true)
        $0.footer = footer(.bottomLeading, width: .fractionalWidth(0.5), height: .absolute(33))
      },
    ]
  }

  private static var backgrounds: [SupplementLayout] {
    [
      SupplementLayout("background of a grid", grid) {
        $0.insets = EdgeInsets(all: 16)
        $0.background = LayoutSupplements.Background(style: .card)
      },
      SupplementLayout("background with insets, behind header and footer", list) {
        $0.insets = EdgeInsets(all: 16)
        $0.header = header()
        $0.footer = footer()
        $0.background = LayoutSupplements.Background(
          style: .fill, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      },
    ]
  }

  private static var badges: [SupplementLayout] {
    let tile = LayoutDescription.preset(CarouselPreset(width: 88, stop: .center))
    let sideBySide = GroupDescription(
      .horizontal, height: .absolute(90), gap: .fixed(8), parts: .times(3, .item()))
    guard let section = try? sideBySide.section() else {
      preconditionFailure("three equal parts are a section")
    }
    return [
      SupplementLayout("badges out of the corner of a carousel", tile) {
        $0.badge = badge([.top, .trailing], fractional: Point(x: 0.3, y: -0.9))
      },
      SupplementLayout("badges inside the corner of a grid", grid) {
        $0.badge = badge([.bottom, .leading], absolute: Point(x: 8, y: -8))
      },
      SupplementLayout("badges out of the corner of a grid", grid) {
        $0.badge = badge([.top, .trailing], fractional: Point(x: 0.3, y: -0.3))
      },
      SupplementLayout("badges held by another corner", .section(section)) {
        $0.badge = badge([.top], by: [.bottom, .leading], absolute: Point(x: 3, y: 4))
      },
      SupplementLayout("badges of a part of the item", .section(section)) {
        $0.badge = badge(
          [], width: .fractionalWidth(0.5), height: .fractionalHeight(0.25),
          fractional: Point(x: 0.5, y: 0.25))
      },
      SupplementLayout("badges of a fixed size in a gallery", .preset(GalleryPreset())) {
        $0.badge = badge(
          [.trailing], width: .absolute(24), height: .absolute(16), absolute: Point(x: 6.5, y: 2))
      },
    ]
  }

  private static func badge(
    _ edges: LayoutAnchor.Edges, by own: LayoutAnchor.Edges? = nil,
    width: LayoutDimension = .estimated(naturalBadge.width),
    height: LayoutDimension = .estimated(naturalBadge.height), fractional: Point = .zero,
    absolute: Point = .zero
  ) -> SupplementaryItem {
    SupplementaryItem(
      kind: LayoutSupplements.badge, size: LayoutSize(width: width, height: height),
      containerAnchor: LayoutAnchor(edges: edges, offset: .absolute(absolute)),
      itemAnchor: LayoutAnchor(edges: own ?? edges, offset: .fractional(fractional)))
  }

  private static var byWidth: SupplementLayout {
    var narrow = LayoutSupplements()
    narrow.header = header(pinned: true)
    narrow.footer = footer()
    var wide = LayoutSupplements()
    wide.insets = EdgeInsets(all: 24)
    wide.header = header(.topLeading, width: .absolute(280))
    wide.footer = footer()
    wide.background = LayoutSupplements.Background(style: .card)
    return SupplementLayout(
      "pinned header, from 900 px a background",
      [
        LayoutByWidth.Step(from: 0, layout: list, supplements: narrow),
        LayoutByWidth.Step(from: 900, layout: grid, supplements: wide),
      ])
  }
}
