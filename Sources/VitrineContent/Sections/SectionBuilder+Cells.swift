import VitrineDiagnostics
import VitrineLayout
import VitrineModel

extension SectionBuilder {
  /// Notes what is likely a slip in a section's cell: values that no record of its collection has, and
  /// their names without brackets.
  mutating func reportSlips(in cell: DeclaredCell, of collection: Int) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    let name = plan.collections[collection].name
    func isKnown(_ path: ValuePath) -> Bool {
      members.contains { records.records[$0].value(at: path) != nil }
    }
    if let choice = cell.choice { reportSlips(in: choice, at: cell.place, of: collection) }
    let configurations = cell.configurations.sorted { $0.key < $1.key }.map(\.value)
    for text in Set(configurations.flatMap(\.texts)).sorted()
    where TextTemplate(text) == nil && text != "count" && isKnown(ValuePath(text)) {
      noteOnce(.nameWithoutBrackets(text, at: cell.place))
    }
    var seen: Set<ValuePath> = []
    for path in configurations.flatMap(\.paths) where seen.insert(path).inserted {
      // Records may have no text, link or date, and that is no slip.
      if RecordSlot(rawValue: path.text) != nil || isKnown(path) { continue }
      noteOnce(
        .emptyValue(
          path.text, inTable: false, of: name, nearest: nearest(to: path.text, in: collection),
          at: cell.place))
    }
  }

  /// Notes a section's own cell with actions that its layout never shows.
  mutating func reportSwipes(in cell: DeclaredCell?, of layout: LayoutByWidth) {
    guard let cell, cell.configurations.values.contains(where: { !$0.swipeActions.isEmpty }),
      !layout.all.contains(where: { $0.steps.contains { $0.layout.listStyle != nil } })
    else { return }
    noteOnce(.swipeWithoutList(at: cell.place))
  }

  /// Notes what another section with the same cell may have noted already.
  mutating func noteOnce(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Notes cells for values that no record has.
  private mutating func reportSlips(
    in choice: CellChoice, at place: SourceLocation, of collection: Int
  ) {
    let values = Set(records.ranges[collection].flatMap { choice.values(of: records.records[$0]) })
    for value in choice.cases.map(\.value) where !values.contains(value) {
      noteOnce(
        .noRecordForCell(
          value, as: choice.field.text, of: plan.collections[collection].name,
          nearest: nearestName(to: value, among: values.sorted()), at: place))
    }
  }
}

extension CellConfiguration {
  /// The paths of the values that it shows.
  fileprivate var paths: [ValuePath] {
    texts.flatMap { TextTemplate($0)?.paths ?? [] }
      + [separator.hiddenField].compactMap { $0.map(ValuePath.init) }
      + accessories.compactMap {
        if case .checkmark(let field?) = $0.kind { ValuePath(field) } else { nil }
      }
  }
}
