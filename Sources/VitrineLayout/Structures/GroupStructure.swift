/// The repeating unit of a section and how it is stacked.
package struct GroupStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  /// In item order, never empty.
  package var leaves: [LeafStructure<Length>]

  /// All leaves, divided into separate lists. Empty if they are all in the one list.
  package var stacks: [StackStructure]

  /// How many rows of individual height a group has. More than 1 if content is stacked.
  package var rowCount: Int

  /// The unrounded length of a group along the stacking axis, or nil if it depends on content.
  package var length: Length?

  /// Whether all groups are as long as the longest of them.
  package var isUniform: Bool

  /// By how much an incomplete last group with 1, 2, … items is shorter along that axis. Empty if
  /// its length depends on content.
  package var trims: [Length]

  /// The height of a row of groups that scrolls across the page, or nil if it depends on content.
  package var breadth: Length?

  /// The alignment of a group in such a row if it is less high than the row.
  package var alignment: LeafAlignment

  package var insets: InsetLengths<Length>

  /// The space between consecutive groups.
  package var spacing: Length

  /// The part of the spacing before each group of a scrolling row, including the first.
  package var spaceBefore: Length

  /// The part of the spacing after each group of a scrolling row, including the last.
  package var spaceAfter: Length

  package var scrolling: OrthogonalScrolling

  func map<Other>(_ transform: (Length) -> Other) -> GroupStructure<Other> {
    GroupStructure<Other>(
      leaves: leaves.map { $0.map(transform) }, stacks: stacks, rowCount: rowCount,
      length: length.map(transform), isUniform: isUniform,
      trims: trims.map(transform), breadth: breadth.map(transform), alignment: alignment,
      insets: insets.map(transform), spacing: transform(spacing),
      spaceBefore: transform(spaceBefore), spaceAfter: transform(spaceAfter), scrolling: scrolling)
  }
}
