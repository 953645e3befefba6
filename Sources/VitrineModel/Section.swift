package import VitrineDiagnostics

/// An ordered run of items of a page, with a title and a layout of its own.
public struct Section: Hashable, Sendable {
  /// Unique on its page; the element id is `s-` and this, escaped.
  public package(set) var id: String

  /// Nil for a section without a header (a page's only, default one).
  public package(set) var title: String?
  public package(set) var text: String?

  /// Its text where that has markup.
  package var body: Body?

  /// The text shown in place of the items when there are none.
  package var empty: String?

  /// The index of its layout among those that `VitrineContent` read.
  package var layout: Int

  /// The same as content says it.
  package var layoutDeclaration: LayoutDeclaration

  /// The cell of its items, where the section says one: a name, or JSON for one that content says
  /// itself.
  package var cell: String?

  /// What `cell` says, where it depends on the record.
  package var cellChoice: CellChoice?

  /// The configurations of its header and its footer, where it says one: names, or JSON.
  package var header: String?
  package var footer: String?

  /// The same of what stands in the place of its items' own badges.
  package var badge: String?

  /// How many of its items visitors may select; nil if they cannot select any.
  package var selection: Selection?

  /// True if its items are repeats (`section~record`) of items that stand elsewhere on the page.
  package var repeats: Bool

  /// The items in preorder: a parent comes before its children, whose level is one more.
  package var items: [Item]

  /// How many roots there would be without a limit, where one leaves some out.
  package var total: Int?

  /// How many records a page shows at once, where there are pages for the others; see
  /// `portions(of:length:level:isRecord:)`.
  package private(set) var pageLength: Int?

  /// What each of these pages shows; without `pageLength` there is one that shows all.
  package private(set) var portions: [Portion]

  /// What is drawn in the place of items; nil for a section of items.
  package var chart: SectionChart?

  /// The records of which it shows those that changed; nil for a section that shows all of its items.
  package var changed: ChangedItems?

  /// The parents that are open at first; nil where the page decides.
  package var open: OpenParents?

  /// True if its title is a row that opens and closes the others; `open` says which it does at first.
  package var foldsUnderTitle = false

  package var figures = KeyFigures()

  /// The columns in which it shows its items, whose cell is a row of them; nil for other sections.
  package var table: SectionTable?

  /// What the sparkline of each item draws; nil for items without one.
  package var spark: SparkSource?

  /// Its titles that the language of the page says.
  package var spoken = SpokenTitles()

  /// What leads to some of its items; empty for a section without an index.
  package var index: [IndexEntry] = []

  package var place: SourceLocation

  package init(
    id: String, title: String?, text: String? = nil, empty: String? = nil, layout: Int,
    layoutDeclaration: LayoutDeclaration = .list, cell: String? = nil,
    cellChoice: CellChoice? = nil, selection: Selection? = nil,
    repeats: Bool = false, items: [Item], total: Int? = nil, pageLength: Int? = nil,
    place: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.empty = empty
    self.layout = layout
    self.layoutDeclaration = layoutDeclaration
    self.cell = cell
    self.cellChoice = cellChoice
    self.selection = selection
    self.repeats = repeats
    self.items = items
    self.total = total
    self.pageLength = pageLength
    portions = []
    self.place = place
    set(items: items)
  }

  /// Gives it other items, on as many pages as these need.
  package mutating func set(items: [Item]) {
    self.items = items
    portions = VitrineModel.portions(
      of: items.count, length: pageLength, level: { items[$0].level },
      isRecord: { if case .record = items[$0].content { true } else { false } })
  }
}

extension Section {
  /// Titles of values that the language of the page says.
  package struct SpokenTitles: Hashable, Sendable {
    /// Its own title.
    package var title: SpokenTitle?

    /// Those of the parents that an outline made, by their ids.
    package var parents: [String: SpokenTitle] = [:]

    package init() {}
  }

  /// One entry of an index.
  package struct IndexEntry: Hashable, Sendable {
    package var label: String

    /// Nil if every language says the label.
    package var spoken: SpokenTitle?

    /// The place of the first item that it stands for.
    package var item: Int

    package init(label: String, spoken: SpokenTitle? = nil, item: Int) {
      self.label = label
      self.spoken = spoken
      self.item = item
    }
  }
}

extension Section {
  /// True if it shows how measures went from build to build.
  package var showsTrend: Bool { chart?.isTrend ?? false || spark == .history }
}
