/// The changes that turn one section's forest into another, with as few moves as possible.
///
/// A subtree that moves is one change, of its root: items that keep their parent are not mentioned.
/// Of the children that a parent keeps, those outside one longest run in unchanged order are moves.
public struct SectionSnapshotDifference<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// In the old tree's order.
  public var removed: [Placement] = []

  /// In the new tree's order.
  public var inserted: [Placement] = []

  /// Under another parent than before; in the new tree's order.
  public var reparented: [Move] = []

  /// Elsewhere under the same parent; in the new tree's order.
  public var moved: [Move] = []

  /// Items of both trees that were collapsed and are expanded; in the new tree's order.
  public var expanded: [ItemID] = []

  /// Items of both trees that were expanded and are collapsed; in the new tree's order.
  public var collapsed: [ItemID] = []

  /// In the new tree's order.
  public var updated: [Update] = []

  /// Items that are visible and were not, inserted ones among them; in the new tree's order.
  public var revealed: [ItemID] = []

  /// Items that were visible and are not, removed ones among them; in the old tree's order.
  public var hidden: [ItemID] = []

  /// No changes.
  public init() {}

  /// True if both forests are the same; `revealed` and `hidden` follow from the others.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && reparented.isEmpty && moved.isEmpty
      && expanded.isEmpty && collapsed.isEmpty && updated.isEmpty
  }
}

extension SectionSnapshotDifference {
  /// A place in a tree: an index, from 0, among the children of a parent; among the roots without one.
  public struct Path: Hashable, Sendable {
    /// Nil among the roots.
    public var parent: ItemID?
    public var index: Int
  }

  /// An item that is in one of the trees only.
  public struct Placement: Hashable, Sendable {
    public var id: ItemID

    /// In the forest that has it.
    public var path: Path

    /// True if the item is expanded in the new forest.
    public var isExpanded: Bool
  }

  /// An item of both trees that stands elsewhere, with all that is under it.
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
