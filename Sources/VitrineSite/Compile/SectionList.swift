internal import VitrineLayout

/// The list of a section with one layout: its rules, and what they mean for its markup.
struct SectionList: Sendable {
  /// Everything that the list is made from.
  let source: Source

  /// The style of its rows; nil if it has none.
  let style: ListPreset.Style?

  /// True if a header over its items stays in sight while they scroll past.
  let keepsHeaderInSight: Bool
  let layout: CompiledLayout

  /// The structures of its layout at all widths.
  let structures: [LayoutStructure]

  /// Its rules on long pages; nil if it is on none, or if the layout cannot be cut into chunks.
  private let long: CompiledLayout?

  /// The shape that the layout gives to pictures at all widths, width over height; nil if it gives
  /// none.
  let shape: Double?

  /// True if pictures keep their own shapes at some width.
  let keepsShapes: Bool

  /// True if at some width they do so only if the shapes are alike.
  let comparesShapes: Bool

  /// True if the style of its rows changes with the width. The rules of the list then set it.
  let isStyledByWidth: Bool

  /// True if its items are known to be wide enough for a second line of text.
  let isWide: Bool

  /// The lists of the layouts that visitors choose from, each as it is alone; empty without a choice.
  let choices: [SectionList]

  struct Source: Hashable, Sendable {
    let layout: LayoutByWidth
    var isOnLongPages = false
  }

  init(_ source: Source) {
    let layout = source.layout
    self.source = source
    structures = layout.structures()
    var own = compile(layout, having: structures)
    var long = source.isOnLongPages ? CompiledLayout(onLongPages: layout, having: structures) : nil
    let widest = layout.steps[layout.steps.count - 1]
    choices = layout.choices.map { SectionList(Source(layout: $0.layout)) }
    style = choices.isEmpty ? widest.layout.listStyle : nil
    own.looks = choices.map { $0.classes(Look()) }
    long?.looks = own.looks
    (self.layout, self.long) = (own, long)
    keepsHeaderInSight =
      widest.layout.keepsHeaderInSight || choices.contains(where: \.keepsHeaderInSight)
    shape =
      !choices.isEmpty || layout.changesPictureShape ? nil : layout.steps[0].pictures.shape.ratio
    keepsShapes = layout.all.contains(where: \.keepsPictureShapes)
    comparesShapes = layout.all.contains(where: \.comparesPictureShapes)
    isStyledByWidth = layout.changesListStyle
    isWide =
      choices.isEmpty
      ? layout.hasWideItems(having: structures) : choices.allSatisfy(\.isWide)
  }

  var hasRows: Bool { source.layout.hasRows }

  /// The cell of items for which nothing else names one.
  var cell: String { layout.defaultCell }

  /// The looks that its items may have if nothing else names a cell; empty if it is always the same.
  var looks: CellLooks {
    guard cell == CellLook.joined else { return [] }
    return choices.reduce(into: []) { $0.formUnion(CellLooks($1.cell, isWide: $1.isWide)) }
  }
}

extension SectionList {
  /// The looks of a list that depend on the records it shows.
  struct Look {
    var lead: Lead?

    /// True if some records show pictures.
    var isPictured = false

    /// True if the shapes of these pictures are too different to be shown side by side.
    var isUnlike = false
  }

  /// Returns the classes that decide the list's looks.
  func classes(_ look: Look) -> [String] {
    var classes: [String] = []
    if !choices.isEmpty {
      if let lead = look.lead { classes.append(lead.rawValue) }
      if look.isPictured { classes.append("pictured") }
      if look.isUnlike, comparesShapes { classes.append("unlike-by-width") }
      return classes
    }
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
    if structures.isTallerThanSheet { classes.append("tall") }
    return classes
  }

  /// The first structure of its layout that no style sheet can reproduce; nil if all can be.
  var obstructed: LayoutStructure? { layout.obstructed }

  /// Returns its rules on a long or an ordinary page.
  func rules(onLongPage isLong: Bool) -> CompiledLayout { isLong ? long ?? layout : layout }

  /// The element that rows begin with. Their text, and the lines between them, start after it.
  enum Lead: String {
    case symbol = "lead-symbol"
    case picture = "lead-picture"
  }
}
