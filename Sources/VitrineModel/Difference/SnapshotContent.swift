/// Hashes of everything that the items and sections of a snapshot show. A different hash is an update.
public struct SnapshotContent: Hashable, Sendable {
  /// One an item, in the order of `itemIdentifiers`.
  public var items: [CellContent]

  /// One a section, in the order of `sectionIdentifiers`; of its header and footer, not of its items.
  public var sections: [CellContent]

  /// Both have as many elements as the snapshot that they are of.
  public init(items: [CellContent], sections: [CellContent]) {
    self.items = items
    self.sections = sections
  }
}

/// The hashes of one item's or section's look.
public struct CellContent: Hashable, Sendable {
  /// Of all that is shown, the cell's name included.
  public var hash: UInt64

  /// Of the name of the cell that shows it. Where it differs, an update is a reload.
  public var cell: UInt64

  /// `cell` may stay 0 where all items have the same cell.
  public init(_ hash: UInt64, cell: UInt64 = 0) {
    self.hash = hash
    self.cell = cell
  }
}

extension UpdateKind {
  /// Nil where nothing says that there is an update. A reload mark and another cell make a reload,
  /// other content and the other mark a reconfiguration.
  init?(from old: CellContent?, to new: CellContent?, isReloaded: Bool, isReconfigured: Bool) {
    if isReloaded || old?.cell != new?.cell {
      self = .reload
    } else if isReconfigured || old?.hash != new?.hash {
      self = .reconfigure
    } else {
      return nil
    }
  }
}
