import VitrineDiagnostics
import VitrineLayout
import VitrineModel

extension SectionBuilder {
  /// Notes the values that a section's cell shows but none of its items has.
  mutating func reportEmptyTexts(of cell: DeclaredCell, in section: Section, collection: Int) {
    let shown = section.items.lazy.compactMap(\.record)
    guard !shown.isEmpty, !collections[collection].isIncomplete else { return }
    let configurations = cell.configurations.sorted { $0.key < $1.key }.map(\.value)
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
