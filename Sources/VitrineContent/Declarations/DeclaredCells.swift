import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel

/// What the `cell` of a section says, read again from the JSON by which builds know it.
package struct DeclaredCells: Sendable {
  /// Which cell shows a record, where that depends on it.
  package let choice: CellChoice?

  /// The cells that it describes, by their names.
  package let configurations: [String: CellConfiguration]

  /// Nil for what is no description, or no valid one any more. `cells` are the names of templates.
  package init?(_ value: FieldValue, cells: Set<String>) {
    guard case .object = value else { return nil }
    var declarations = Declarations(file: "")
    declarations.cells = cells
    let member = SourceValue.Member(
      key: "cell", keyLine: 1, keyColumn: 1, value: SourceValue(value))
    let cell = ContentType<DeclaredCell>.cell.read(member, &declarations)
    guard let cell, !declarations.diagnostics.hasErrors else { return nil }
    choice = cell.choice
    configurations = cell.configurations
  }
}
