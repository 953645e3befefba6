public import VitrineLayout

/// In which form of CSS a structure is said, and with it why.
public enum ListForm: Hashable, Sendable {
  /// A grid of columns of width 0, and one rule for all items: they stand in equal columns.
  case equalColumns(Int)

  /// A grid of columns of width 0, and a rule for each of the items of a group.
  case ownColumns(Int)

  /// A grid in which each item's row follows from its index in the list: sparse placement would not
  /// put the items into their rows.
  case placedRows(Int)

  /// So many lists a group, each a column of content that stands beside others.
  case columnLists(Int)

  /// A row of groups that scrolls sideways.
  case scroller(OrthogonalScrolling)

  /// The same with a list for each group of so many items.
  case scrollerOfLists(OrthogonalScrolling, Int)

  /// Lines of items of their own width.
  case lines

  /// A plain wrapping grid, for not even the first item fits.
  case nothingFits

  /// A plain wrapping grid, for no flat list can have the frames.
  case obstacle(LayoutObstacle)
}

extension SectionPattern<AffineLength> {
  /// The form that `compile` gives to this.
  public var form: ListForm {
    switch self {
    case .groups(let group) where group.scrolling != .none:
      group.stacks.isEmpty
        ? .scroller(group.scrolling) : .scrollerOfLists(group.scrolling, group.leaves.count)
    case .groups(let group) where !group.stacks.isEmpty: .columnLists(group.stacks.count)
    case .groups(let group) where group.columnStep != nil: .equalColumns(group.leaves.count)
    case .groups(let group) where group.sparseColumns != nil: .ownColumns(group.leaves.count)
    case .groups(let group): .placedRows(group.leaves.count)
    case .flow: .lines
    case .nothing: .nothingFits
    case .unsupported(let obstacle): .obstacle(obstacle)
    }
  }
}
