/// Hashes of everything that the items and sections of a snapshot show. A different hash means an
/// update.
public struct SnapshotContent: Hashable, Sendable {
  /// One per item, in the order of `itemIdentifiers`.
  public var items: [CellContent]

  /// One per section, in the order of `sectionIdentifiers`. They cover headers and footers, but not
  /// items.
  public var sections: [CellContent]

  /// Both must have as many elements as their snapshot.
  public init(items: [CellContent], sections: [CellContent]) {
    self.items = items
    self.sections = sections
  }
}

/// The hashes of the appearance of one item or section.
public struct CellContent: Hashable, Sendable {
  /// The hash of everything that is shown, including the cell's name.
  public var hash: UInt64

  /// The hash of the cell's name. If it differs, an update is a reload.
  public var cell: UInt64

  /// `cell` can stay 0 if all items have the same cell.
  public init(_ hash: UInt64, cell: UInt64 = 0) {
    self.hash = hash
    self.cell = cell
  }
}

extension UpdateKind {
  /// Nil if nothing indicates an update. A reload mark or a different cell makes it a reload; other
  /// content or a reconfigure mark makes it a reconfiguration.
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
