package import VitrineLayout

/// The form of CSS that expresses a structure, and the reason for it.
package enum ListForm: Hashable, Sendable {
  /// A grid of columns of width 0 with one rule for all items, which are in this many equal columns.
  case equalColumns(Int)

  /// A grid of columns of width 0 with a rule for each of this many items of a group.
  case ownColumns(Int)

  /// A grid in which each item's row follows from its index in the list, because sparse placement
  /// would not put the items of a group into their rows.
  case placedRows(Int)

  /// This many lists a group, each a column of content beside others.
  case columnLists(Int)

  /// A row of groups that scrolls sideways.
  case scroller(OrthogonalScrolling)

  /// A row of groups that scrolls sideways, with a list for each group of this many items.
  case scrollerOfLists(OrthogonalScrolling, Int)

  /// Lines of items of their own width.
  case lines

  /// A plain wrapping grid, because not even the first item fits.
  case nothingFits

  /// A plain wrapping grid, because no flat list can have the frames.
  case obstacle(LayoutObstacle)
}

extension SectionPattern<AffineLength> {
  /// The form that `compile` gives to this pattern.
  package var form: ListForm {
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
