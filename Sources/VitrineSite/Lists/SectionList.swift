internal import VitrineLayout

/// The list of a section with one layout: its markup, its CSS, and the cell that shows its items
/// unless they say otherwise.
struct SectionList: Sendable {
  /// `l-3`, the class that the layout's rules are for.
  let name: String
  let kind: Kind
  let cell: String
  let css: [UInt8]

  /// Whether the layout alone says how high its items are.
  let isDefinite: Bool

  /// The shape that the layout gives to pictures, width over height.
  let shape: Double?

  enum Kind: Hashable, Sendable {
    case list(ListOptions.Style)
    case grid, carousel, gallery, flow, groups
  }

  init(_ layout: LayoutByWidth, name: String) {
    self.name = name
    let widest = layout.steps[layout.steps.count - 1].layout
    (kind, cell, shape) = Self.traits(of: widest)
    css = []
    isDefinite = kind == .gallery || kind == .groups
  }

  private static func traits(of layout: LayoutDescription) -> (Kind, cell: String, Double?) {
    switch layout {
    case .list(let options): (.list(options.style), "row", options.picture)
    case .grid(let options): (.grid, "card", options.picture)
    case .carousel: (.carousel, "tile", nil)
    case .gallery: (.gallery, "plate", nil)
    case .flow: (.flow, "chip", nil)
    case .section: (.groups, "card", nil)
    }
  }
}

extension SectionList {
  /// The layouts of lists that the site itself makes.
  enum OwnLayout: Int, CaseIterable {
    /// The pages under a page.
    case pages

    /// Other records of a collection: symbols, pictures, or text alone.
    case symbols, pictures, texts

    /// The records under a record.
    case children
  }

  static let ownLayouts: [LayoutByWidth] = OwnLayout.allCases.map { layout in
    switch layout {
    case .pages: LayoutByWidth(.grid(GridOptions(columns: .narrowest(220))))
    case .symbols: LayoutByWidth(.carousel(CarouselOptions(width: 88)))
    case .pictures: LayoutByWidth(.carousel(CarouselOptions(width: 180)))
    case .texts: LayoutByWidth(.carousel(CarouselOptions(width: 240)))
    case .children: LayoutByWidth(.list(listInset))
    }
  }

  private static var listInset: ListOptions { ListOptions(style: .inset) }
}

extension SectionList {
  /// The classes of the `<ul>`.
  func classes(lead: Lead?) -> String {
    var classes = name
    if case .list(let style) = kind { classes += " list \(style.rawValue)" }
    if let lead { classes += " \(lead.rawValue)" }
    if isDefinite { classes += " definite" }
    return classes
  }

  /// What rows begin with: their text, and the lines between them, start after it.
  enum Lead: String {
    case symbol = "lead-symbol"
    case picture = "lead-picture"
  }
}
