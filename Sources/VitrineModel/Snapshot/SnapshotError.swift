/// Why a snapshot, or a difference, refused an operation. The value is then as it was before.
///
/// Lists of identifiers name every offender once, in the order in which they were found.
public enum SnapshotError<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Error, Hashable {
  /// Repeated in the argument, or in the snapshot already.
  case duplicateItem([ItemID])
  case duplicateSection([SectionID])

  case unknownItem([ItemID])
  case unknownSection([SectionID])
  case unknownParent(ItemID)

  /// The place to insert at is given by something that is itself to be inserted or moved.
  case itemAnchorInList(ItemID)
  case sectionAnchorInList(SectionID)

  /// Items were appended to the last section of a snapshot that has none.
  case noSections

  /// An item would become its own ancestor.
  case cycle(ItemID)

  /// A place past the end.
  case indexOutOfRange(Int)

  /// The difference was made from another value than the one it was applied to.
  case incompatibleDifference

  /// No two values have this difference.
  case malformedDifference
}
