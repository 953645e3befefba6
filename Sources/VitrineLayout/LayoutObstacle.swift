/// Why frames cannot be produced by a flat list of items and a stylesheet.
public enum LayoutObstacle: Hashable, Sendable, Error {
  /// Stacked content in several columns side by side, inside one of several such columns.
  case columnsOfContent

  /// Stacked content in several columns at some widths, and at others, items that such columns
  /// cannot show.
  case columnsAtSomeWidths

  /// Content next to or above other items in a group of a fixed height.
  case contentInFixedGroup

  /// A nested group in a group with content that has no room for its first item.
  case emptyPart

  /// An item as wide as its content, outside a flow.
  case contentWidth

  /// Several texts of a scrolling group that are in different groups at other widths: the lists of
  /// each group's texts have a fixed length.
  case scrollingTextsAtSomeWidths

  /// Items of a row that are as tall as the tallest of them, next to others or a group.
  case uniformAmongOthers

  /// Such items in a row, inside a group next to others.
  case uniformInGroup

  /// Such items in a column.
  case uniformInColumn

  /// Groups as long as the section's longest group, with content above columns of content, uniform
  /// items in nested groups, or only known heights.
  case uniformGroups

  /// An item in the middle or at the end of a row that is as tall as its content, next to others.
  /// In a last row without those others, they would still count.
  case alignedAmongOthers

  /// Stacked content in several columns side by side, in a group that scrolls across the page.
  case contentInScrollingGroup

  /// A group of more than 2,000 items.
  case tooManyItems

  /// Lines whose remaining space is distributed among their gaps.
  case justifiedLines

  /// Lines of items in a section that scrolls across the page.
  case scrollingLines

  /// A negative gap or inset.
  case negativeLength

  /// Headers or footers that overlap the items or each other, or an unexpected boundary item.
  case boundaryOverContent

  /// A header or footer as wide as its content, or with insets of its own above or below.
  case boundaryLengths

  /// A header or footer that is pinned and has an offset away from the items.
  case pinnedWithOffset

  /// A structure that changes with the height of the window.
  case viewportHeight

  /// Lengths that are not an affine function of the width.
  case notAffine

  /// An item with more than a badge, or items with more than one background.
  case supplementaryItems

  /// In a scrolling row, a badge that extends beyond an item whose height follows its content, by a
  /// fraction of that height.
  case overhangOfContent

  /// A supplementary attached to groups, for which content has no equivalent.
  case groupSupplementaries

  /// A page that scrolls sideways.
  case sidewaysPage

  /// Spacing between the sections of a page, or boundary items of the whole page.
  case wholePage

  /// A section whose insets refer to layout margins or readable content.
  case referenceInsets

  /// A list whose first item is its header.
  case headerInItems

  /// A list at some widths, but none or a different one at others.
  case listAtSomeWidths

  /// No section for a width.
  case noSection

  /// A different section in dark mode.
  case appearance

  /// A different section for larger text.
  case textScale
}
