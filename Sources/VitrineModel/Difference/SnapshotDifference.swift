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

  public init() {}

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

    public init(section: SectionID, index: Int) {
      self.section = section
      self.index = index
    }
  }

  /// An item that is in one of the snapshots only.
  public struct Placement: Hashable, Sendable {
    public var id: ItemID
    public var path: Path

    /// True if the item's section is inserted or removed with it.
    public var isImpliedBySection: Bool

    public init(id: ItemID, path: Path, isImpliedBySection: Bool) {
      self.id = id
      self.path = path
      self.isImpliedBySection = isImpliedBySection
    }
  }

  public struct Move: Hashable, Sendable {
    public var id: ItemID
    public var from: Path
    public var to: Path

    public init(id: ItemID, from: Path, to: Path) {
      self.id = id
      self.from = from
      self.to = to
    }
  }

  public struct Update: Hashable, Sendable {
    public var id: ItemID
    public var from: Path
    public var to: Path
    public var kind: UpdateKind

    public init(id: ItemID, from: Path, to: Path, kind: UpdateKind) {
      self.id = id
      self.from = from
      self.to = to
      self.kind = kind
    }
  }

  /// A section that is in one of the snapshots only, and its index from 0.
  public struct SectionPlacement: Hashable, Sendable {
    public var id: SectionID
    public var index: Int

    public init(id: SectionID, index: Int) {
      self.id = id
      self.index = index
    }
  }

  /// A section of both snapshots, and its indices from 0.
  public struct SectionMove: Hashable, Sendable {
    public var id: SectionID
    public var from: Int
    public var to: Int

    public init(id: SectionID, from: Int, to: Int) {
      self.id = id
      self.from = from
      self.to = to
    }
  }
}

extension SnapshotDifference {
  /// A section of both snapshots that shows something else.
  public struct SectionUpdate: Hashable, Sendable {
    public var id: SectionID
    public var from: Int
    public var to: Int
    public var kind: UpdateKind

    public init(id: SectionID, from: Int, to: Int, kind: UpdateKind) {
      self.id = id
      self.from = from
      self.to = to
      self.kind = kind
    }
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
