package import VitrineDiagnostics

/// An ordered list of items on a page, with its own title and layout.
public struct Section: Hashable, Sendable {
  /// Unique on its page. The element id is `s-` followed by this, escaped.
  public package(set) var id: String

  /// Nil for a section without a header, which is a page's only, default section.
  public package(set) var title: String?
  public package(set) var text: String?

  /// Its text, if that has markup.
  package var body: Body?

  /// What else content says, for its template to show.
  package var texts: [SectionText: String] = [:]

  /// The index of its layout among those read by `VitrineContent`.
  package var layout: Int

  /// The same layout, as written in content.
  package var layoutDeclaration = LayoutDeclaration.list

  /// The cell of its items, if the section sets one: a name, or JSON for one defined in content.
  package var cell: String?

  /// The meaning of `cell`, if it depends on the record.
  package var cellChoice: CellChoice?

  /// The configurations of its header and footer, if it sets them: names, or JSON.
  package var header: String?
  package var footer: String?

  /// The counterpart for badges that replace the items' own.
  package var badge: String?

  /// How many of its items visitors can select, or nil if none.
  package var selection: Selection?

  /// Whether a click on the picture of an item opens it large, instead of the item's page.
  package var enlarges = false

  /// The query of its link to all items of another page's collection, with `?` if it is not empty.
  /// Nil if it has no such link.
  package var queryOfAll: String? = ""

  /// Whether its items repeat (`section~record`) items that are elsewhere on the page.
  package var repeats = false

  /// The items in preorder: a parent comes before its children, whose level is one more.
  package var items: [Item]

  /// The number of roots without the limit, if a limit leaves some out.
  package var total: Int?

  /// How many records a page shows if the section is spread over several pages. See
  /// `listPages(of:length:level:isRecord:)`.
  package var pageLength: Int? { didSet { set(items: items) } }

  /// The part of the section on each of these pages. Without `pageLength`, a single list page shows
  /// everything.
  package private(set) var listPages: [ListPage]

  /// The chart drawn instead of items, or nil for a section of items.
  package var chart: SectionChart?

  /// The records of which it shows those that changed, or nil for a section that shows all of its
  /// items.
  package var changed: ChangedItems?

  /// The parents that are initially open, or nil if the page decides.
  package var open: OpenParents?

  /// Whether its title is a row that opens and closes the others. `open` sets its initial state.
  package var foldsUnderTitle = false

  package var figures = KeyFigures()

  /// The columns of a section that shows its items as table rows, or nil for other sections.
  package var table: SectionTable?

  /// The values that each item's sparkline plots, or nil if items have no sparklines.
  package var spark: SparkSource?

  /// Titles that depend on the language of the page.
  package var localized = LocalizedTitles()

  /// The entries of its index. Empty for a section without one.
  package var index: [IndexEntry] = []

  package var place: SourceLocation

  package init(
    id: String, title: String?, text: String? = nil, layout: Int, items: [Item],
    pageLength: Int? = nil, place: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.layout = layout
    self.items = items
    self.pageLength = pageLength
    listPages = []
    self.place = place
    set(items: items)
  }

  /// Replaces its items, and divides these into list pages again.
  package mutating func set(items: [Item]) {
    self.items = items
    listPages = VitrineModel.listPages(
      of: items.count, length: pageLength, level: { items[$0].level },
      isRecord: { if case .record = items[$0].content { true } else { false } })
  }
}

extension Section {
  /// Titles made from values, which depend on the language of the page.
  package struct LocalizedTitles: Hashable, Sendable {
    /// Its own title.
    package var title: LocalizedTitle?

    /// The titles of parents created by an outline, by id.
    package var parents: [String: LocalizedTitle] = [:]

    package init() {}
  }

  /// One entry of an index.
  package struct IndexEntry: Hashable, Sendable {
    package var label: String

    /// Nil if the label is the same in every language.
    package var localized: LocalizedTitle?

    /// The place of the first item it represents.
    package var item: Int

    package init(label: String, localized: LocalizedTitle? = nil, item: Int) {
      self.label = label
      self.localized = localized
      self.item = item
    }
  }
}

extension Section {
  /// Whether it shows how measures developed over several builds.
  package var showsTrend: Bool { chart?.isTrend ?? false || spark == .history }
}
