import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Returns which parents among `items` are open at first, or nil to let the page decide. By
  /// default an outline by status opens the worst state, if any records are in it. Reports names
  /// that match no parent.
  mutating func openParents(
    _ declaration: SectionDeclaration, among items: [Item], status: StatusRule?
  ) -> OpenParents? {
    let parents = zip(items, items.dropFirst()).filter { $1.level > $0.level }.map(\.0)
    func exists(_ name: String) -> Bool {
      parents.contains { OpenParents.these([name]).contains($0) { records.records[$0] } }
    }
    switch declaration.open {
    case .all?: return .all
    case .none?: return OpenParents.none
    case .these(let names)?:
      for name in names where !exists(name.text) && !items.isEmpty {
        diagnostics.warn(
          "nothing to open", at: name.place,
          "no expandable item in the section is called '\(name.text)'",
          hint: suggestion(for: name.text, among: parents.map { self.name(of: $0) })
            ?? "'open' takes values of the outline, ids of records with nested records, "
            + "true or false")
      }
      return .these(Set(names.map(\.text)))
    case nil:
      guard let worst = status?.order.last, declaration.outline?.keys.first?.name == status?.field,
        exists(worst)
      else { return nil }
      return .these([worst])
    }
  }

  private func name(of parent: Item) -> String {
    switch parent.content {
    case .outline(let id, _): id.outlineTitle
    case .record(let index): records.records[index].id.key
    }
  }
}
