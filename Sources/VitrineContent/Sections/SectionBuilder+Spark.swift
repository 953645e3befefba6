import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Reports a sparkline for which no record of the collection has numbers.
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
        warnOnce(
          "empty column", at: name.place,
          "'spark' draws '\(field)', which no record of '\(owner)' has",
          hint: suggestion(nearest(to: field, in: collection))
            ?? "it draws what records have: name it in the collection's 'fields'")
      } else {
        let isMeasure = members.contains { all[$0].measures.contains { $0.name == field } }
        warnOnce(
          "spark without numbers", at: name.place,
          "'spark' draws lists of numbers, but no record of '\(owner)' has one in '\(field)'",
          hint: isMeasure
            ? "use 'spark: \(SparkSource.history.name)' to plot a measure over all builds"
            : "a list of numbers looks like [3, 7, 5]")
      }
    case .history:
      if members.contains(where: { !records.records[$0].measures.isEmpty }) { return }
      warnOnce(
        "trend without a measure", at: name.place,
        "'spark: history' draws a measure, but no record of '\(owner)' has one",
        hint: "Vitrine records only measures: declare one in the collection's 'measures'")
    }
  }
}
