import VitrineDiagnostics
import VitrineModel

/// A record with the id of another.
struct DuplicateRecord {
  var id: RecordID
  var place: SourceLocation

  /// The place of the record that has the id.
  var first: SourceLocation

  /// True if the id was made from the title, for want of another.
  var isNamedByTitle: Bool
}
