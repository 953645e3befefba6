/// The accessories by their names. Each is shown when those of its kind are, unless `displayed` says
/// otherwise: `delete`, `insert`, `reorder` and `multiselect` while editing, all others always.
extension CellAccessory {
  /// How an accessory is shown, whatever its kind.
  public struct Options: Hashable, Sendable {
    /// True to keep its room without showing it.
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

  /// An arrow where the cell leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.disclosureIndicator, displayed, options)
  }

  /// A button that shows `text` in a box over the page.
  public static func detail(
    text: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.detail(text), displayed, options)
  }

  /// A mark.
  public static func checkmark(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.checkmark(field: nil), displayed, options)
  }

  /// A link to where the record is removed.
  public static func delete(
    link: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.delete(link: link), displayed, options)
  }

  /// A link to where a record is added.
  public static func insert(
    link: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.insert(link: link), displayed, options)
  }

  /// Where the preview lets an author take hold of the item.
  public static func reorder(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.reorder, displayed, options)
  }

  /// Room for the mark that shows which items are selected.
  public static func multiselect(
    displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.multiselect, displayed, options)
  }

  /// A short text, such as a number; nothing where it is empty.
  public static func label(
    text: String, displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.label(text), displayed, options)
  }

  /// A button that shows links in a box over the page.
  public static func popUpMenu(
    _ items: [MenuItem], displayed: DisplayedState? = nil, options: Options = Options()
  ) -> Self {
    Self(.popUpMenu(items), displayed, options)
  }

  /// The template `Templates/accessories/NAME.html` of the site.
  public static func customView(
    template name: String, placement: Placement, displayed: DisplayedState? = nil,
    options: Options = Options()
  ) -> Self {
    Self(.customView(template: name, placement: placement), displayed, options)
  }
}
