/// A small element at an edge of a cell: an arrow, a checkmark, a label, a menu.
public struct CellAccessory: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An arrow, shown if the cell is a link.
    case disclosureIndicator

    /// A button that shows a text in a popover.
    case detail(String)

    /// A checkmark if the field with this name is true, or in every cell if it is nil.
    case checkmark(field: String?)

    /// A link to a page for removing the record.
    case delete(link: String)

    /// A link to a page for adding a record.
    case insert(link: String)

    /// The handle by which authors drag the item in the preview.
    case reorder

    /// A mark that shows which items are selected.
    case multiselect

    /// A short text, such as a number.
    case label(String)

    /// A button that shows links in a popover.
    case popUpMenu([MenuItem])

    /// A template of the site.
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

  /// The space reserved for accessories of one kind, so that they are aligned across cells.
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
