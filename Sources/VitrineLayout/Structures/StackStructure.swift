/// Items of a group that are in a separate list, because their rows differ from those of the items
/// next to them.
package struct StackStructure: Hashable, Sendable {
  /// The range among the group's leaves.
  package var items: Range<Int>

  /// The row of the group that contains the list, from 0.
  package var row: Int

  /// How many rows the list itself has. The rows of its leaves are indices into these.
  package var rowCount: Int
}
