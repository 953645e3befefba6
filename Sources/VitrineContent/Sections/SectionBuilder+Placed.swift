import VitrineModel

/// What timelines and maps have in common.
extension SectionBuilder {
  /// The first of some names that records have.
  mutating func firstKnown(of names: [String], to query: RecordQuery) -> String? {
    for name in names where isKnown(name, to: query) { return name }
    return nil
  }

  /// What records say of fields, for a table.
  func facts(of records: [Int], _ fields: [String], _ query: RecordQuery) -> SectionChart.Facts {
    SectionChart.Facts(
      fields: fields,
      values: records.map { record in fields.map { query.value($0, of: record) } })
  }
}
