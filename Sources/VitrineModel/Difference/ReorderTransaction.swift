/// A single item moved by hand: the snapshots before and after, and what changed.
///
/// A store can be updated in two equivalent ways: section by section, with `applying(verifying:)`
/// and the differences of `sectionTransactions`; or by taking the items of the final snapshot. With
/// a single section, `difference` works as well. With several it may be empty although an item
/// changed sections (from the end of one to the beginning of the next).
public struct ReorderTransaction<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The order in which the item was moved, with its marks.
  public let initialSnapshot: Snapshot<SectionID, ItemID>

  /// The order after the move.
  public let finalSnapshot: Snapshot<SectionID, ItemID>

  /// For all items in order: the removal and insertion of the moved item, associated with each
  /// other.
  public let difference: CollectionDifference<ItemID>

  /// In section order, only for sections whose items changed.
  public let sectionTransactions: [SectionTransaction]

  /// The changes in one section. An item that leaves or enters the section appears as a removal or
  /// an insertion.
  public struct SectionTransaction: Sendable {
    /// The same before and after.
    public let sectionIdentifier: SectionID

    /// The section's items before the move, all of them roots.
    public let initialSnapshot: SectionSnapshot<ItemID>

    /// The section's items after the move, all of them roots.
    public let finalSnapshot: SectionSnapshot<ItemID>

    /// A removal, an insertion, or both, associated with each other.
    public let difference: CollectionDifference<ItemID>
  }
}

extension ReorderTransaction {
  /// Moves an item to an index of a section, where the item itself is not counted.
  ///
  /// Throws `unknownItem`, `unknownSection`, `indexOutOfRange`. O(n).
  public init(
    moving item: ItemID, toSection section: SectionID, at index: Int,
    in snapshot: Snapshot<SectionID, ItemID>
  ) throws(SnapshotError<SectionID, ItemID>) {
    guard let source = snapshot.sectionIdentifier(containingItem: item) else {
      throw .unknownItem([item])
    }
    let others = try snapshot.itemIdentifiers(inSection: section).filter { $0 != item }
    guard 0...others.count ~= index else { throw .indexOutOfRange(index) }

    var final = snapshot
    if index < others.count {
      try final.moveItem(item, before: others[index])
    } else {
      try final.appendItems([item], toSection: section, existing: .move)
    }
    initialSnapshot = snapshot
    finalSnapshot = final
    difference = Self.difference(
      of: item, from: snapshot.itemIdentifiers, to: final.itemIdentifiers)

    var sections: [SectionTransaction] = []
    for id in snapshot.sectionIdentifiers where id == source || id == section {
      let (before, after) = (
        try snapshot.itemIdentifiers(inSection: id), try final.itemIdentifiers(inSection: id)
      )
      if before == after { continue }
      sections.append(
        SectionTransaction(
          sectionIdentifier: id, initialSnapshot: SectionSnapshot(roots: before),
          finalSnapshot: SectionSnapshot(roots: after),
          difference: Self.difference(of: item, from: before, to: after)))
    }
    sectionTransactions = sections
  }

  /// The item's removal and insertion, associated with each other if there are both.
  private static func difference(
    of item: ItemID, from before: [ItemID], to after: [ItemID]
  ) -> CollectionDifference<ItemID> {
    let (old, new) = (before.firstIndex(of: item), after.firstIndex(of: item))
    var changes: [CollectionDifference<ItemID>.Change] = []
    if before != after {
      if let old { changes.append(.remove(offset: old, element: item, associatedWith: new)) }
      if let new { changes.append(.insert(offset: new, element: item, associatedWith: old)) }
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("A removal and an insertion that name each other are a difference.")
    }
    return difference
  }
}

extension Array where Element: Hashable & Sendable {
  /// Applies a difference that was made from this list, and returns the newer list.
  ///
  /// Unlike the standard library's `applying(_:)`, which considers only offsets, this throws
  /// `incompatibleDifference` if an element to be removed is not the one found at its offset. O(n).
  public func applying(
    verifying difference: CollectionDifference<Element>
  ) throws(SnapshotError<Never, Element>) -> [Element] {
    for case .remove(let offset, let element, _) in difference {
      guard indices.contains(offset), self[offset] == element else {
        throw .incompatibleDifference
      }
    }
    guard let result = applying(difference) else { throw .incompatibleDifference }
    return result
  }
}
