internal import VitrineLayout

/// The list of a section with one layout: its rules, and what they mean
/// for its markup.
struct SectionList: Sendable {
  /// What it is made of, and nothing else.
  let source: Source

  /// How its rows look, if it has rows.
  let style: ListPreset.Style?

  /// Whether a header over its items stays in sight while these pass.
  let keepsHeaderInSight: Bool
  let layout: CompiledLayout

  /// What its layout is at each width.
  let structures: [LayoutStructure]

  /// Its rules on long pages, where it stands on one and the layout lets it be cut.
  private let long: CompiledLayout?

  /// The shape that the layout gives to pictures, width over height, at all widths.
  let shape: Double?

  /// Whether pictures keep their own shapes, at some width at least.
  let keepsShapes: Bool

  /// Whether they do so at some width only if these are alike.
  let comparesShapes: Bool

  /// Whether the rules of the list say how its rows look.
  let isStyledByWidth: Bool

  /// Whether its items are known to be wide enough for a second line of text.
  let isWide: Bool

  struct Source: Hashable, Sendable {
    let layout: LayoutByWidth
    var isOnLongPages = false
  }

  init(_ source: Source) {
    let layout = source.layout
    self.source = source
    structures = layout.structures()
    self.layout = compile(layout, having: structures)
    long =
      source.isOnLongPages ? CompiledLayout(onLongPages: layout, having: structures) : nil
    let widest = layout.steps[layout.steps.count - 1]
    style = widest.layout.listStyle
    keepsHeaderInSight = widest.layout.keepsHeaderInSight
    shape = layout.changesPictureShape ? nil : layout.steps[0].pictures.shape.ratio
    keepsShapes = layout.keepsPictureShapes
    comparesShapes = layout.comparesPictureShapes
    isStyledByWidth = layout.changesListStyle
    isWide = layout.hasWideItems(having: structures)
  }

  var hasRows: Bool { style != nil }

  /// The cell that shows its items where nothing else is said.
  var cell: String { layout.defaultCell }
}

extension SectionList {
  /// What the records that a list shows say of its looks.
  struct Look {
    var lead: Lead?

    /// Whether some show pictures.
    var isPictured = false

    /// Whether the shapes of these are too different to stand beside each other.
    var isUnlike = false
  }

  /// The classes that a list's looks depend on.
  func classes(_ look: Look) -> [String] {
    var classes: [String] = []
    if let style {
      classes += ["list", isStyledByWidth ? "by-width" : style.rawValue]
    }
    if layout.scrolls { classes.append("scroller") }
    if let lead = look.lead { classes.append(lead.rawValue) }
    if look.isPictured { classes.append("pictured") }
    let options = source.layout
    if look.isUnlike, comparesShapes {
      classes.append(options.changesPictureShape ? "unlike-by-width" : "unlike")
    }
    if !options.changesPictureFit, options.steps[0].pictures.fit == .contain {
      classes.append("contain")
    }
    if !layout.isContentSized { classes.append("definite") }
    return classes
  }

  /// The first structure of its layout that no style sheet can give.
  var obstructed: LayoutStructure? { layout.obstructed }

  /// Its rules on a page that is long or is not.
  func rules(onLongPage isLong: Bool) -> CompiledLayout { isLong ? long ?? layout : layout }

  /// What rows begin with: their text, and the lines between them, start after it.
  enum Lead: String {
    case symbol = "lead-symbol"
    case picture = "lead-picture"
  }
}
