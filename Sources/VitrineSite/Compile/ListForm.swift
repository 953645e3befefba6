package import VitrineLayout

/// The form of CSS that expresses a structure, and the reason for choosing it.
package enum ListForm: Hashable, Sendable {
  /// A grid of columns of width 0 with one rule for all items. They form this many equal columns.
  case equalColumns(Int)

  /// A grid of columns of width 0 with a rule for each item of a group of this many.
  case ownColumns(Int)

  /// A grid in which each item's index in the list determines its row, because sparse placement
  /// would put items of a group into wrong rows.
  case placedRows(Int)

  /// This many lists per group, each a column with heights that depend on content.
  case columnLists(Int)

  /// A row of groups that scrolls sideways.
  case scroller(OrthogonalScrolling)

  /// A row of groups that scrolls sideways, with a list for each group of this many items.
  case scrollerOfLists(OrthogonalScrolling, Int)

  /// Lines of items of their own width.
  case lines

  /// A plain wrapping grid, because not even the first item fits.
  case nothingFits

  /// A plain wrapping grid, because no flat list can produce these frames.
  case obstacle(LayoutObstacle)
}

extension SectionPattern<AffineLength> {
  /// The form that `compile` chooses for this pattern.
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
