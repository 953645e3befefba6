/// How a cell shows a record: what it says, what stands at its edges, and what is drawn behind it.
///
/// ```swift
/// var cell = CellConfiguration(.valueCell())
/// cell.content.secondaryText = "<creator>"
/// cell.accessories = [.disclosureIndicator(), .label(text: "<year>")]
/// ```
///
/// A text may have `<path>`s in it, which stand for values of the record, unless a closure of a
/// registration returns it.
public struct CellConfiguration: Hashable, Sendable {
  public var content: ListContentConfiguration

  /// Nil for what the list draws behind its rows.
  public var background: BackgroundConfiguration?

  public var separator = SeparatorConfiguration()

  /// What is beside it when it is swiped aside, in a list.
  public var swipeActions = SwipeActions()

  /// In any order: `accessories(at:)` says how they stand. Each kind but `customView` is there once.
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
