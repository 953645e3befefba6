/// The effect of appending or inserting an item that is already in the snapshot.
public enum DuplicatePolicy: Sendable {
  /// `duplicateItem` is thrown.
  case refuse

  /// It moves to the new place, keeping its marks. All such items are removed before the place is
  /// looked up.
  case move
}
