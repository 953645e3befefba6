import VitrineDiagnostics
import VitrineModel

/// A record with the id of another.
struct DuplicateRecord {
  var id: RecordID
  var place: SourceLocation

  /// Where the record stands that has the id.
  var first: SourceLocation

  /// Whether the id was made of the title, for want of another.
  var isNamedByTitle: Bool
}
