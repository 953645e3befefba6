/// The changes that turn one section's forest into another, with as few moves as possible.
///
/// Moving a subtree is a single change, of its root: items that keep their parent are not
/// mentioned. Among the children that a parent keeps, those outside a longest run in unchanged
/// order count as moved.
public struct SectionSnapshotDifference<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The removed items, in the order of the old tree.
  public var removed: [Placement] = []

  /// The inserted items, in the order of the new tree.
  public var inserted: [Placement] = []

  /// Items with a different parent than before, in the order of the new tree.
  public var reparented: [Move] = []

  /// Items at another place under the same parent, in the order of the new tree.
  public var moved: [Move] = []

  /// Items of both trees that were collapsed and are now expanded, in the order of the new tree.
  public var expanded: [ItemID] = []

  /// Items of both trees that were expanded and are now collapsed, in the order of the new tree.
  public var collapsed: [ItemID] = []

  /// The updated items, in the order of the new tree.
  public var updated: [Update] = []

  /// Items that have become visible, including inserted ones, in the order of the new tree.
  public var revealed: [ItemID] = []

  /// Items that are no longer visible, including removed ones, in the order of the old tree.
  public var hidden: [ItemID] = []

  /// No changes.
  public init() {}

  /// Whether both forests are the same. `revealed` and `hidden` need no check, because they follow
  /// from the others.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && reparented.isEmpty && moved.isEmpty
      && expanded.isEmpty && collapsed.isEmpty && updated.isEmpty
  }
}

extension SectionSnapshotDifference {
  /// A place in a tree: an index, from 0, among the children of a parent, or among the roots.
  public struct Path: Hashable, Sendable {
    /// Nil for a root.
    public var parent: ItemID?
    public var index: Int
  }

  /// An item that exists only in one of the trees.
  public struct Placement: Hashable, Sendable {
    public var id: ItemID

    /// The item's path in the forest that contains it.
    public var path: Path

    /// Whether the item is expanded in the new forest.
    public var isExpanded: Bool
  }

  /// An item of both trees that has moved, with everything under it.
  public struct Move: Hashable, Sendable {
    public var id: ItemID
    public var from: Path
    public var to: Path
  }

  /// An item of both trees that shows something else.
  public struct Update: Hashable, Sendable {
    public var id: ItemID
    public var kind: UpdateKind
  }
}

extension SectionSnapshotDifference {
  /// The changes that turn the new forest back into the old one.
  public var inverse: Self {
    var inverse = self
    swap(&inverse.removed, &inverse.inserted)
    swap(&inverse.expanded, &inverse.collapsed)
    swap(&inverse.revealed, &inverse.hidden)
    inverse.reparented = reparented.map { Move(id: $0.id, from: $0.to, to: $0.from) }
    inverse.moved = moved.map { Move(id: $0.id, from: $0.to, to: $0.from) }
    return inverse
  }
}

extension SectionSnapshotDifference: Codable where ItemID: Codable {}
extension SectionSnapshotDifference.Path: Codable where ItemID: Codable {}
extension SectionSnapshotDifference.Placement: Codable where ItemID: Codable {}
extension SectionSnapshotDifference.Move: Codable where ItemID: Codable {}
extension SectionSnapshotDifference.Update: Codable where ItemID: Codable {}
