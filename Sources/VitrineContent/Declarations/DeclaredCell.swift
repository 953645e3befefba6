import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel
import VitrineText

/// The cell of a section as content declares it.
struct DeclaredCell: Sendable {
  /// The name of a template, or JSON for a cell that content itself describes.
  var name: String

  /// What it says, where it depends on the record.
  var choice: CellChoice?

  /// The cells that content describes, by their names.
  var configurations: [String: CellConfiguration] = [:]
  var place: SourceLocation
}

extension PageDeclaration {
  /// The cells that it and its sections describe, by their names.
  var cellConfigurations: [String: CellConfiguration] {
    ([cell] + (sections ?? []).map(\.cell)).configurations
  }

  /// The headers that its sections describe, by their names, and the footers.
  var headerConfigurations: [String: CellConfiguration] {
    (sections ?? []).map(\.header).configurations
  }
  var footerConfigurations: [String: CellConfiguration] {
    (sections ?? []).map(\.footer).configurations
  }
}

extension [DeclaredCell?] {
  fileprivate var configurations: [String: CellConfiguration] {
    reduce(into: [:]) { all, cell in
      all.merge(cell?.configurations ?? [:]) { first, _ in first }
    }
  }
}

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

extension SourceValue {
  /// The value as JSON, with the keys of its maps in byte order, so that it does not depend on theirs
  /// in the source.
  var jsonWithSortedKeys: String {
    var writer = JSONWriter()
    writer.value(fieldValue.withSortedKeys)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
