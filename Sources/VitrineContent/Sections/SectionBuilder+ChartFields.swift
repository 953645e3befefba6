import VitrineDiagnostics
import VitrineModel

/// Shared by timelines and maps.
extension SectionBuilder {
  /// The first of `names` that a record has.
  mutating func firstKnown(of names: [String], to query: RecordQuery) -> String? {
    for name in names where isKnown(name, to: query) { return name }
    return nil
  }

  /// Reports that no record has any of the fields that a layout without options looks for.
  mutating func reportNothingToPlace(
    _ name: String, lookingFor fields: [String], option: String, at place: SourceLocation
  ) {
    diagnostics.warn(
      "nothing to place", at: place,
      "no record has a field that a \(name) uses: "
        + fields.map { "'\($0)'" }.joined(separator: ", "),
      hint: "name one, as in layout: { \(name): { \(option) } }")
  }

  /// The values of some fields of the records, for a table.
  func facts(of records: [Int], _ fields: [String], _ query: RecordQuery) -> SectionChart.Facts {
    SectionChart.Facts(
      fields: fields,
      values: records.map { record in fields.map { query.value($0, of: record) } })
  }
}
