import VitrineDiagnostics
import VitrineModel

/// What timelines and maps have in common.
extension SectionBuilder {
  /// The first of some names that records have.
  mutating func firstKnown(of names: [String], to query: RecordQuery) -> String? {
    for name in names where isKnown(name, to: query) { return name }
    return nil
  }

  /// Notes a layout that was told no fields, of records without those that it looks for.
  mutating func reportNothingToPlace(
    _ name: String, lookingFor fields: [String], option: String, at place: SourceLocation
  ) {
    diagnostics.warn(
      "nothing to place", at: place,
      "no record has a field that a \(name) looks for: "
        + fields.map { "'\($0)'" }.joined(separator: ", "),
      hint: "say which, as in layout: { \(name): { \(option) } }")
  }

  /// What records say of fields, for a table.
  func facts(of records: [Int], _ fields: [String], _ query: RecordQuery) -> SectionChart.Facts {
    SectionChart.Facts(
      fields: fields,
      values: records.map { record in fields.map { query.value($0, of: record) } })
  }
}
