/// Accessories by name. `delete`, `insert`, `reorder` and `multiselect` are shown by default only
/// while editing, and all others always. `displayed` overrides this.
extension CellAccessory {
  /// Options for showing an accessory of any kind.
  public struct Options: Hashable, Sendable {
    /// Whether its space is reserved without showing it.
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutWidth

    /// Nil for the colour of its kind.
    public var tintColor: TintColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutWidth = .actual,
      tintColor: TintColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  private init(_ kind: Kind, _ displayed: DisplayedState?, _ options: Options) {
    self.init(kind)
    if let displayed { self.displayed = displayed }
    self.options = options
  }

  /// An arrow if the cell leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.disclosureIndicator, displayed, options)
  }

  /// A button that shows `text` in a popover.
  public static func detail(
    text: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.detail(text), displayed, options)
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.checkmark(field: nil), displayed, options)
  }

  /// A link to a page for removing the record.
  public static func delete(
    link: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.delete(link: link), displayed, options)
  }

  /// A link to a page for adding a record.
  public static func insert(
    link: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.insert(link: link), displayed, options)
  }

  /// The handle by which authors drag the item in the preview.
  public static func reorder(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.reorder, displayed, options)
  }

  /// Space for the mark that shows which items are selected.
  public static func multiselect(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.multiselect, displayed, options)
  }

  /// A short text, such as a number. Not shown if it is empty.
  public static func label(
    text: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.label(text), displayed, options)
  }

  /// A button that shows links in a popover.
  public static func popUpMenu(
    _ items: [MenuItem], displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.popUpMenu(items), displayed, options)
  }

  /// The site's template `Templates/accessories/NAME.html`.
  public static func customView(
    template name: String, placement: Placement, displayed: DisplayedState? = nil,
    options: Options = Options()
  ) -> Self {
    Self(.customView(template: name, placement: placement), displayed, options)
  }
}
