import VitrineModel

/// A record with the id of another.
struct DuplicateRecord {
  var id: RecordID
  var place: Place

  /// Where the record stands that has the id.
  var first: Place

  /// Whether the id was made of the title, for want of another.
  var isNamedByTitle: Bool
}
