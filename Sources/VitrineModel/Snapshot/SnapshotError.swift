/// Why a snapshot or a difference refused an operation. The value is then unchanged.
///
/// Lists of identifiers name each offender once, in the order in which they were found.
public enum SnapshotError<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Error, Hashable {
  /// Repeated in the argument, or already in the snapshot.
  case duplicateItem([ItemID])
  case duplicateSection([SectionID])

  case unknownItem([ItemID])
  case unknownSection([SectionID])
  case unknownParent(ItemID)

  /// The anchor of an insertion or a move is itself to be inserted or moved.
  case itemAnchorInList(ItemID)
  case sectionAnchorInList(SectionID)

  /// Items were appended to the last section, but the snapshot has no sections.
  case noSections

  /// An item would become its own ancestor.
  case cycle(ItemID)

  /// A place beyond the end.
  case indexOutOfRange(Int)

  /// The difference was made from a different value than the one it was applied to.
  case incompatibleDifference

  /// No two values have this difference.
  case malformedDifference
}
