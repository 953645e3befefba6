internal import VitrineLayout

/// The list of a section with one layout: its rules, and their effect on its markup.
struct SectionList: Sendable {
  /// Everything that determines the list.
  let source: Source

  /// The style of its rows, or nil if it is not a list with rows.
  let style: ListPreset.Style?

  /// Whether its header is sticky while its items scroll past.
  let keepsHeaderInSight: Bool
  let layout: CompiledLayout

  /// The structures of its layout at all widths.
  let structures: [LayoutStructure]

  /// Its rules on long pages, or nil if no long page has it or the layout cannot be divided into
  /// chunks.
  let long: CompiledLayout?

  /// The aspect ratio that the layout sets for pictures at all widths, width over height, or nil if
  /// it sets none.
  let shape: Double?

  /// Whether pictures keep their own shapes at some width.
  let keepsShapes: Bool

  /// Whether, at some width, pictures do so only if their shapes are similar.
  let comparesShapes: Bool

  /// Whether the style of its rows depends on the width. The rules of the list then set it.
  let isStyledByWidth: Bool

  /// Whether its items are known to be wide enough for a second line of text.
  let isWide: Bool

  /// The lists of the layouts that visitors can choose, each as if it were the only one. Empty if
  /// there is no choice.
  let choices: [SectionList]

  /// How each of its layouts shows pictures at each width. Lists with the same rules can differ in
  /// this.
  let pictures: [PictureTraits]

  struct PictureTraits: Hashable, Sendable {
    let options: PictureOptions
    let isInRows: Bool
  }

  struct Source: Hashable, Sendable {
    let layout: LayoutByWidth
    var isOnLongPages = false
  }

  init(_ source: Source) {
    let layout = source.layout
    self.source = source
    structures = layout.structures()
    pictures = layout.all.flatMap(\.steps).map {
      PictureTraits(options: $0.pictures, isInRows: $0.layout.listStyle != nil)
    }
    var own = compile(layout, having: structures)
    var long = source.isOnLongPages ? CompiledLayout(onLongPages: layout, having: structures) : nil
    let widest = layout.steps[layout.steps.count - 1]
    choices = layout.choices.map { SectionList(Source(layout: $0.layout)) }
    style = choices.isEmpty ? widest.layout.listStyle : nil
    own.appearances = choices.map { $0.classes(Traits()) }
    long?.appearances = own.appearances
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

  /// The cell of items if nothing else names one.
  var cell: String { layout.defaultCell }

  /// The possible looks of its items if nothing else names a cell. Empty if the look is always the
  /// same.
  var appearances: CellAppearances {
    guard cell == CellAppearance.joined else { return [] }
    return choices.reduce(into: []) { $0.formUnion(CellAppearances($1.cell, isWide: $1.isWide)) }
  }
}

extension SectionList {
  /// The looks of a list that depend on its records.
  struct Traits {
    var lead: LeadingElement?

    /// Whether some records show pictures.
    var isPictured = false

    /// Whether the shapes of these pictures are too different to appear side by side.
    var isUnlike = false
  }

  /// Returns the classes that set the list's looks.
  func classes(_ traits: Traits) -> [String] {
    var classes: [String] = []
    if !choices.isEmpty {
      if let lead = traits.lead { classes.append(lead.rawValue) }
      if traits.isPictured { classes.append("pictured") }
      if traits.isUnlike, comparesShapes { classes.append("unlike-by-width") }
      return classes
    }
    if let style {
      classes += ["list", isStyledByWidth ? "by-width" : style.rawValue]
    }
    if layout.scrolls { classes.append("scroller") }
    if let lead = traits.lead { classes.append(lead.rawValue) }
    if traits.isPictured { classes.append("pictured") }
    let options = source.layout
    if traits.isUnlike, comparesShapes {
      classes.append(options.changesPictureShape ? "unlike-by-width" : "unlike")
    }
    if !options.changesPictureFit, options.steps[0].pictures.fit == .contain {
      classes.append("contain")
    }
    if !layout.isContentSized { classes.append("definite") }
    if structures.isTallerThanSheet { classes.append("tall") }
    return classes
  }

  /// The first structure of its layout that no stylesheet can reproduce, or nil if all can be.
  var obstructed: LayoutStructure? { layout.obstructed }

  /// Returns its rules on a long or an ordinary page.
  func rules(onLongPage isLong: Bool) -> CompiledLayout { isLong ? long ?? layout : layout }

  /// The element at the start of rows. Their text, and the separators between them, start after it.
  enum LeadingElement: String {
    case symbol = "lead-symbol"
    case picture = "lead-picture"
  }
}
