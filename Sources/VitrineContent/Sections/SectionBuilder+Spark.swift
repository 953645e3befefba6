import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Notes a small line that no record of the collection has the numbers for.
  mutating func reportEmptySpark(_ name: SectionDeclaration.Name, of collection: Int) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    let owner = plan.collections[collection].name
    switch SparkSource(name.text) {
    case .field(let field):
      let path = ValuePath(field)
      if members.contains(where: { records.records[$0].value(at: path) != nil }) { return }
      noteOnce(
        .emptySpark(
          field, of: owner, nearest: nearest(to: field, in: collection), at: name.place))
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
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "it draws what records have: name it in 'fields' of the collection")
  }

  fileprivate static func sparkOfNoMeasure(
    _ collection: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "trend without a measure", at: place,
      "no record of '\(collection)' has a measure, whose history 'spark' draws",
      hint: "builds remember measures alone: declare one under 'measures' of the collection")
  }
}
