internal import VitrineLayout

/// The list of a section with one layout: its rules, and what they mean
/// for its markup.
struct SectionList: Sendable {
  /// What it is made of, and nothing else.
  let source: Source
  let kind: Kind
  let rules: ListRules

  /// What its layout is at each width.
  let structures: [LayoutStructure]

  /// The rules of long lists, where there are some and the layout lets them be cut.
  let long: ListRules?

  /// The shape that the layout gives to pictures, width over height, at all widths.
  let shape: Double?

  /// Whether pictures keep their own shapes, at some width at least.
  let keepsShapes: Bool

  /// Whether the rules of the list say how its rows look.
  let isStyledByWidth: Bool

  /// Whether its items are known to be wide enough for a second line of text.
  let isWide: Bool

  enum Kind: Hashable, Sendable {
    case list(ListOptions.Style)
    case grid, carousel, gallery, flow, groups
  }

  struct Source: Hashable, Sendable {
    let layout: LayoutByWidth
    let name: String
    let hasLongLists: Bool

    /// `mostItems` is how many the longest list holds.
    init(_ layout: LayoutByWidth, name: String, mostItems: Int) {
      self.layout = layout
      self.name = name
      hasLongLists = mostItems >= ListRules.longLength
    }
  }

  init(_ source: Source) {
    let (layout, name) = (source.layout, source.name)
    self.source = source
    structures = layout.structures()
    rules = ListRules(layout, having: structures, listClass: name)
    long =
      source.hasLongLists
      ? ListRules(long: layout, having: structures, listClass: name) : nil
    let widest = layout.steps[layout.steps.count - 1]
    kind = Self.kind(of: widest.layout)
    shape = layout.changesPicture ? nil : layout.steps[0].picture
    keepsShapes = layout.keepsShapes
    isStyledByWidth = layout.changesListStyle
    isWide = layout.hasWideItems(having: structures)
  }

  var layout: CompiledLayout { rules.layout }

  /// The cell that shows its items where nothing else is said.
  var cell: String { layout.defaultCell }

  private static func kind(of layout: LayoutDescription) -> Kind {
    switch layout {
    case .list(let options): .list(options.style)
    case .grid: .grid
    case .carousel: .carousel
    case .gallery: .gallery
    case .flow: .flow
    case .section, .named: .groups
    }
  }
}

extension SectionList {
  /// The classes that a list's looks depend on.
  func looks(lead: Lead?, isPictured: Bool) -> [String] {
    var classes: [String] = []
    if case .list(let style) = kind {
      classes += ["list", isStyledByWidth ? "by-width" : style.rawValue]
    }
    if layout.scrolls { classes.append("scroller") }
    if let lead { classes.append(lead.rawValue) }
    if isPictured { classes.append("pictured") }
    if !layout.isContentSized { classes.append("definite") }
    return classes
  }

  /// The first structure of its layout that no style sheet can give.
  var obstructed: LayoutStructure? { layout.obstructed }

  /// The rules of all its lists.
  var layouts: [CompiledLayout] { [layout] + (long.map { [$0.layout] } ?? []) }

  /// What rows begin with: their text, and the lines between them, start after it.
  enum Lead: String {
    case symbol = "lead-symbol"
    case picture = "lead-picture"
  }
}
