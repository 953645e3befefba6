public import VitrineDiagnostics

/// An ordered run of items of a page, with a title and a layout of its own.
public struct Section: Hashable, Sendable {
  /// Unique on its page; the element id is `s-` and this, escaped.
  public var id: String

  /// Nil for a section without a header (a page's only, default one).
  public var title: String?
  public var text: String?

  /// The text shown in place of the items when there are none.
  public var empty: String?

  /// The index of its layout among those that `VitrineContent` read.
  public var layout: Int

  /// The same as content says it.
  public var layoutDeclaration: LayoutDeclaration

  /// The cell of its items, where the section says one.
  public var cell: String?

  /// True if its items are repeats (`section~record`) of items that stand elsewhere on the page.
  public var repeats: Bool

  /// The items in preorder: a parent comes before its children, whose level is one more.
  public var items: [Item]

  /// How many roots there would be without a limit, where one leaves some out.
  public var total: Int?

  public var place: SourceLocation

  public init(
    id: String, title: String?, text: String? = nil, empty: String? = nil, layout: Int,
    layoutDeclaration: LayoutDeclaration = .list, cell: String? = nil, repeats: Bool = false,
    items: [Item], total: Int? = nil,
    place: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.empty = empty
    self.layout = layout
    self.layoutDeclaration = layoutDeclaration
    self.cell = cell
    self.repeats = repeats
    self.items = items
    self.total = total
    self.place = place
  }
}
