/// How a cell shows a record: its texts, the accessories at its edges, and its background.
///
/// ```swift
/// var cell = CellConfiguration(.valueCell())
/// cell.content.secondaryText = "<creator>"
/// cell.accessories = [.disclosureIndicator(), .label(text: "<year>")]
/// ```
///
/// Texts can contain `<path>`s that stand for values of the record, unless a registration's closure
/// returns them.
public struct CellConfiguration: Hashable, Sendable {
  public var content: ListContentConfiguration

  /// Nil for the list's own row background.
  public var background: BackgroundConfiguration?

  public var separator = SeparatorConfiguration()

  /// The actions shown when it is swiped aside, in a list.
  public var swipeActions = SwipeActions()

  /// In any order: `accessories(at:)` sorts them. Each kind except `customView` can occur once.
  public var accessories: [CellAccessory]

  public init(
    _ content: ListContentConfiguration = .cell(), background: BackgroundConfiguration? = nil,
    accessories: [CellAccessory] = []
  ) {
    self.content = content
    self.background = background
    self.accessories = accessories
  }
}
