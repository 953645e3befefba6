/// The repeating unit of a section and how it is stacked.
package struct GroupStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  /// In item order, never empty.
  package var leaves: [LeafStructure<Length>]

  /// All leaves, in lists of their own; empty where they stand in the one list.
  package var stacks: [StackStructure]

  /// How many rows of their own height a group has; more than 1 where content stands under
  /// content.
  package var rowCount: Int

  /// The length of a group along the axis that groups are stacked on, not rounded; nil where
  /// content decides.
  package var length: Length?

  /// True if all groups are as long as the longest of them.
  package var isUniform: Bool

  /// By how much a last group is shorter along that axis that holds 1, 2, … items and is not full;
  /// empty where content decides.
  package var trims: [Length]

  /// The height of a row of groups that scrolls across the page; nil where content decides.
  package var breadth: Length?

  /// Where a group stands in such a row if it is less high.
  package var alignment: LeafAlignment

  package var insets: InsetLengths<Length>

  /// Between consecutive groups.
  package var spacing: Length

  /// The part of it that stands before each group of a row that scrolls, the first one too.
  package var spaceBefore: Length

  /// The part of it that stands after each group of a row that scrolls, the last one too.
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
