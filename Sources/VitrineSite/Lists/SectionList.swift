internal import VitrineLayout

/// The list of a section with one layout: its rules, and what they mean
/// for its markup.
struct SectionList: Sendable {
  /// `l-3`, the class that the layout's rules are for.
  let name: String
  let kind: Kind
  let layout: CompiledLayout

  /// The shape that the layout gives to pictures, width over height.
  let shape: Double?

  /// Whether its items are known to be wide enough for a second line of text.
  let isWide: Bool

  enum Kind: Hashable, Sendable {
    case list(ListOptions.Style)
    case grid, carousel, gallery, flow, groups
  }

  init(_ layout: LayoutByWidth, name: String) {
    self.name = name
    self.layout = compile(layout, listClass: name)
    let widest = layout.steps[layout.steps.count - 1].layout
    (kind, shape) = Self.traits(of: widest)
    isWide = Self.leastWidth(of: widest) >= 120
  }

  /// The cell that shows its items where nothing else is said.
  var cell: String { layout.defaultCell }

  private static func traits(of layout: LayoutDescription) -> (Kind, Double?) {
    switch layout {
    case .list(let options): (.list(options.style), options.picture)
    case .grid(let options): (.grid, options.picture)
    case .carousel: (.carousel, nil)
    case .gallery: (.gallery, nil)
    case .flow: (.flow, nil)
    case .section: (.groups, nil)
    }
  }

  /// What the layout says about how wide its items are at least, in CSS pixels.
  private static func leastWidth(of layout: LayoutDescription) -> Double {
    switch layout {
    case .carousel(let options): options.width
    case .grid(let options):
      if case .narrowest(let width) = options.columns { width } else { 0 }
    default: 0
    }
  }
}

extension SectionList {
  /// The classes of the `<ul>`.
  func classes(lead: Lead?) -> String {
    var classes = name
    if case .list(let style) = kind { classes += " list \(style.rawValue)" }
    if layout.scrolls { classes += " scroller" }
    if let lead { classes += " \(lead.rawValue)" }
    if !layout.isContentSized { classes += " definite" }
    return classes
  }

  /// What rows begin with: their text, and the lines between them, start after it.
  enum Lead: String {
    case symbol = "lead-symbol"
    case picture = "lead-picture"
  }
}
