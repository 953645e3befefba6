import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Notes a sparkline that no record of the collection has the numbers for.
  mutating func reportEmptySpark(_ name: SectionDeclaration.Name, of collection: Int) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    let owner = plan.collections[collection].name
    switch SparkSource(name.text) {
    case .field(let field):
      let path = ValuePath(field)
      let all = records.records
      let values = members.lazy.compactMap { all[$0].value(at: path) }
      if values.contains(where: { $0.sparkValues != nil }) { return }
      if values.isEmpty {
        noteOnce(
          .emptySpark(
            field, of: owner, nearest: nearest(to: field, in: collection), at: name.place))
      } else {
        let isMeasure = members.contains { all[$0].measures.contains { $0.name == field } }
        noteOnce(.sparkOfNoNumbers(field, of: owner, isMeasure: isMeasure, at: name.place))
      }
    case .history:
      if members.contains(where: { !records.records[$0].measures.isEmpty }) { return }
      noteOnce(.sparkOfNoMeasure(owner, at: name.place))
    }
  }
}

extension Diagnostic {
  fileprivate static func emptySpark(
    _ field: String, of collection: String, nearest: String?, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "empty column", at: place,
      "'spark' draws '\(field)', which no record of '\(collection)' has",
      hint: suggestion(nearest)
        ?? "it draws what records have: name it in 'fields' of the collection")
  }

  fileprivate static func sparkOfNoNumbers(
    _ field: String, of collection: String, isMeasure: Bool, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "spark without numbers", at: place,
      "'spark' draws lists of numbers, and no record of '\(collection)' has one in '\(field)'",
      hint: isMeasure
        ? "'spark: \(SparkSource.history.name)' draws a measure in the builds so far"
        : "a list of numbers is like [3, 7, 5]")
  }

  fileprivate static func sparkOfNoMeasure(
    _ collection: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "trend without a measure", at: place,
      "'spark: history' draws a measure, and no record of '\(collection)' has one",
      hint: "builds remember only measures: declare one under 'measures' of the collection")
  }
}
