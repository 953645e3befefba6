import VitrineModel

/// Records with the same value of a field.
struct RecordGroup<Record> {
  /// `~FIELD~VALUE`, like the id of a parent in an outline.
  var id: String

  /// Nil for records without a value, unless the grouping names their group.
  var title: Grouping.Value?

  /// Nil for records without a value.
  var value: String?
  var records: [Record]
}
