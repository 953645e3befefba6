/// Something small at an edge of a cell: an arrow, a mark, a label, a menu.
public struct CellAccessory: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An arrow where the cell leads somewhere.
    case disclosureIndicator

    /// A button that shows a text in a box over the page.
    case detail(String)

    /// A mark where the field of this name is true; nil for a mark in every cell.
    case checkmark(field: String?)

    /// A link to where the record is removed.
    case delete(link: String)

    /// A link to where a record is added.
    case insert(link: String)

    /// Where the preview lets an author take hold of the item.
    case reorder

    /// A mark that shows which items are selected.
    case multiselect

    /// A short text, such as a number.
    case label(String)

    /// A button that shows links in a box over the page.
    case popUpMenu([MenuItem])

    /// A template of the site's own.
    case customView(template: String, placement: Placement)
  }

  public struct MenuItem: Hashable, Sendable {
    public var title: String
    public var link: String

    public init(_ title: String, link: String) {
      self.title = title
      self.link = link
    }
  }

  public enum DisplayedState: String, Hashable, Sendable, CaseIterable {
    case always, whenEditing = "editing", whenNotEditing = "not editing"
  }

  /// The room that accessories of one kind take, so that they stand under each other.
  public enum LayoutWidth: Hashable, Sendable {
    case actual, standard
    case custom(Double)
  }

  public enum TintColor: String, Hashable, Sendable, CaseIterable {
    case accent, secondary, success, warning, failure
  }

  public var kind: Kind
  public var displayed: DisplayedState
  public var options = Options()

  public init(_ kind: Kind) {
    self.kind = kind
    displayed = kind.displayed
  }
}
