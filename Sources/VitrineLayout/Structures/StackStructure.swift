/// Items of a group that stand in a list of their own, for their rows are not those of the items
/// beside them.
package struct StackStructure: Hashable, Sendable {
  /// Among the group's leaves.
  package var items: Range<Int>

  /// The row of the group that it stands in, from 0.
  package var row: Int

  /// How many rows it has of its own; its leaves' rows are among these.
  package var rowCount: Int
}
