/// Why frames cannot be had from a flat list of items and a style sheet.
public enum LayoutObstacle: Hashable, Sendable, Error {
  /// Content above content, in several columns side by side, within one of several such columns.
  case columnsOfContent

  /// Content above content in several columns at some widths, and items at others that no list of
  /// such columns can show.
  case columnsAtSomeWidths

  /// Content beside or above others in a group of a fixed height.
  case contentInFixedGroup

  /// A group in one of content that has no room for its first item.
  case emptyPart

  /// An item as wide as its content, outside a flow.
  case contentWidth

  /// Several texts of a group that scrolls, which stand in other groups at other widths: a list of
  /// each group's texts has one number of them.
  case scrollingTextsAtSomeWidths

  /// Items of a row that are as tall as the tallest of them, beside others or a group.
  case uniformAmongOthers

  /// Such items in a row within a group that stands beside others.
  case uniformInGroup

  /// Such items above each other.
  case uniformInColumn

  /// Groups that are as long as the longest of the section, with content above columns of content,
  /// with items that are so in groups of their own, or of known heights alone.
  case uniformGroups

  /// An item in the middle or at the end of a row that is as tall as its content, beside others: in
  /// a last row without those, they would still count.
  case alignedAmongOthers

  /// Content above content in several columns side by side, in a group that scrolls across the page.
  case contentInScrollingGroup

  /// A group of more than 2,000 items.
  case tooManyItems

  /// Lines that share what is left of them among their gaps.
  case justifiedLines

  /// Lines of items in a section that scrolls across the page.
  case scrollingLines

  /// A negative gap or inset.
  case negativeLength

  /// Headers or footers over the items or over each other, or an odd one among them.
  case boundaryOverContent

  /// A header or footer as wide as its content, or with insets of its own above or below.
  case boundaryLengths

  /// A header or footer that stays in sight and is moved away from the items.
  case pinnedWithOffset

  /// A structure that changes with the height of the window.
  case viewportHeight

  /// Lengths that are no affine function of the width.
  case notAffine

  /// More on an item than a badge, or more behind the items than one background.
  case supplementaryItems

  /// In a row that scrolls, a badge that reaches out of content by a part of how high that is.
  case overhangOfContent

  /// Something attached to groups, of which content says nothing.
  case groupSupplementaries

  /// A page that scrolls sideways.
  case sidewaysPage

  /// Spacing between the sections of a page, or something at the edges of them all.
  case wholePage

  /// A section that keeps off layout margins or readable content.
  case referenceInsets

  /// A list whose first item is its header.
  case headerInItems

  /// A list at some widths, and none or another at others.
  case listAtSomeWidths

  /// No section for a width.
  case noSection

  /// Another section where the system is dark.
  case appearance

  /// Another section where text is larger.
  case textScale
}
