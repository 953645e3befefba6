/// The changes that turn one snapshot into another, with as few moves as possible.
///
/// Places named `from` are in the old snapshot, those named `to` in the new one. Every item is
/// listed, including those of inserted and removed sections. Items of a moved section go with it
/// and do not count as moved. An item that enters another section always does. Among the items that
/// stay in their section, those outside a longest run in unchanged order count as moved.
public struct SnapshotDifference<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Hashable, Sendable {
  /// The removed sections, in the old order.
  public var removedSections: [SectionPlacement] = []

  /// The inserted sections, in the new order.
  public var insertedSections: [SectionPlacement] = []

  /// The moved sections, in the new order.
  public var movedSections: [SectionMove] = []

  /// The updated sections, in the new order.
  public var updatedSections: [SectionUpdate] = []

  /// The removed items, in the old order.
  public var removed: [Placement] = []

  /// The inserted items, in the new order.
  public var inserted: [Placement] = []

  /// The moved items, in the new order.
  public var moved: [Move] = []

  /// In the new order, including moved items.
  public var updated: [Update] = []

  /// No changes.
  public init() {}

  /// Whether both snapshots are the same and show the same.
  public var isEmpty: Bool {
    removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && updatedSections.isEmpty && removed.isEmpty && inserted.isEmpty && moved.isEmpty
      && updated.isEmpty
  }
}

/// How an item or section in both snapshots is updated.
public enum UpdateKind: String, Hashable, Sendable, Codable {
  /// Its cell is recreated.
  case reload

  /// Its cell is kept and filled again.
  case reconfigure
}

extension SnapshotDifference {
  /// The place of an item: a section, and an index from 0.
  public struct Path: Hashable, Sendable {
    public var section: SectionID
    public var index: Int
  }

  /// An item that exists only in one of the snapshots.
  public struct Placement: Hashable, Sendable {
    public var id: ItemID

    /// The item's path in the snapshot that contains it.
    public var path: Path

    /// Whether the item's section is inserted or removed with it.
    public var isImpliedBySection: Bool
  }

  /// An item of both snapshots that has moved.
  public struct Move: Hashable, Sendable {
    public var id: ItemID
    public var from: Path
    public var to: Path
  }

  /// An item of both snapshots that shows something else, moved or not.
  public struct Update: Hashable, Sendable {
    public var id: ItemID
    public var from: Path
    public var to: Path
    public var kind: UpdateKind
  }

  /// A section that exists only in one of the snapshots, with its index from 0.
  public struct SectionPlacement: Hashable, Sendable {
    public var id: SectionID
    public var index: Int
  }

  /// A section of both snapshots, with its indices from 0.
  public struct SectionMove: Hashable, Sendable {
    public var id: SectionID
    public var from: Int
    public var to: Int
  }
}

extension SnapshotDifference {
  /// A section of both snapshots that shows something else.
  public struct SectionUpdate: Hashable, Sendable {
    public var id: SectionID
    public var from: Int
    public var to: Int
    public var kind: UpdateKind
  }
}

extension SnapshotDifference: Codable where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.Path: Codable where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.Placement: Codable where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.Move: Codable where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.Update: Codable where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.SectionPlacement: Codable
where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.SectionUpdate: Codable
where SectionID: Codable, ItemID: Codable {}
extension SnapshotDifference.SectionMove: Codable where SectionID: Codable, ItemID: Codable {}
