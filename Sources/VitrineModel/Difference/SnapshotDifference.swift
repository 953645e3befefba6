/// The changes that turn one snapshot into another, with as few moves as possible.
///
/// Places named `from` are in the old snapshot, those named `to` in the new one. Every item is
/// listed, also those of inserted and removed sections. Items of a section that moves go with it
/// and are not moves; an item that comes into another section always is one. Of the items that stay
/// in their section, those outside one longest run in unchanged order are moves.
public struct SnapshotDifference<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Hashable, Sendable {
  /// In the old order.
  public var removedSections: [SectionPlacement] = []

  /// In the new order.
  public var insertedSections: [SectionPlacement] = []

  /// In the new order.
  public var movedSections: [SectionMove] = []

  /// In the new order.
  public var updatedSections: [SectionUpdate] = []

  /// In the old order.
  public var removed: [Placement] = []

  /// In the new order.
  public var inserted: [Placement] = []

  /// In the new order.
  public var moved: [Move] = []

  /// In the new order; moved ones among them.
  public var updated: [Update] = []

  /// No changes.
  public init() {}

  /// True if both snapshots are the same and show the same.
  public var isEmpty: Bool {
    removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && updatedSections.isEmpty && removed.isEmpty && inserted.isEmpty && moved.isEmpty
      && updated.isEmpty
  }
}

/// How an item or section of two snapshots is to be shown anew.
public enum UpdateKind: String, Hashable, Sendable, Codable {
  /// Its cell is made anew.
  case reload

  /// Its cell is filled anew.
  case reconfigure
}

extension SnapshotDifference {
  /// A place of an item: an index, from 0, in a section.
  public struct Path: Hashable, Sendable {
    public var section: SectionID
    public var index: Int
  }

  /// An item that is in one of the snapshots only.
  public struct Placement: Hashable, Sendable {
    public var id: ItemID

    /// In the snapshot that has it.
    public var path: Path

    /// True if the item's section is inserted or removed with it.
    public var isImpliedBySection: Bool
  }

  /// An item of both snapshots that stands elsewhere.
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

  /// A section that is in one of the snapshots only, and its index from 0.
  public struct SectionPlacement: Hashable, Sendable {
    public var id: SectionID
    public var index: Int
  }

  /// A section of both snapshots, and its indices from 0.
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
