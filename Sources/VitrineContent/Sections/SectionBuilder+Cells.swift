import VitrineDiagnostics
import VitrineLayout
import VitrineModel

extension SectionBuilder {
  /// Notes what is likely a slip in a section's cell: values that none of its items has, and their
  /// names without brackets.
  mutating func reportSlips(in cell: DeclaredCell, of section: Section, collection: Int) {
    let shown = section.items.lazy.compactMap(\.record)
    guard !shown.isEmpty, !collections[collection].isIncomplete else { return }
    if let choice = cell.choice { reportSlips(in: choice, at: cell.place, shown: Array(shown)) }
    let configurations = cell.configurations.sorted { $0.key < $1.key }.map(\.value)
    for text in Set(configurations.flatMap(\.texts)).sorted()
    where TextTemplate(text) == nil && text != "count" {
      let path = ValuePath(text)
      if shown.contains(where: { records.records[$0].value(at: path) != nil }) {
        diagnostics.append(.nameWithoutBrackets(text, at: cell.place))
      }
    }
    var known: Set<ValuePath> = []
    for path in configurations.flatMap(\.paths) where known.insert(path).inserted {
      // A record of the slots may have no text, link or date; that is no slip.
      if RecordSlot(rawValue: path.text) != nil || path.text == "id" { continue }
      if shown.contains(where: { records.records[$0].value(at: path) != nil }) { continue }
      diagnostics.append(
        .emptyInCell(
          path.text, nearest: nearest(to: path.text, in: collection), at: cell.place))
    }
  }

  /// Notes cells for values that none of the shown records has.
  private mutating func reportSlips(
    in choice: CellChoice, at place: SourceLocation, shown: [Int]
  ) {
    let values = Set(shown.flatMap { choice.values(of: records.records[$0]) })
    for value in choice.cases.map(\.value) where !values.contains(value) {
      diagnostics.append(
        .noItemForCell(
          value, of: choice.field.text, nearest: nearestName(to: value, among: values.sorted()),
          at: place))
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
