import VitrineData
import VitrineDiagnostics
import VitrineFormats
package import VitrineLayout
package import VitrineModel
import VitrineText

/// The cell of a section, as declared.
struct DeclaredCell: Sendable {
  /// The name of a template, or JSON that identifies a configured cell.
  var name: String

  /// Which cell shows a record, if that depends on the record.
  var choice: CellChoice?

  /// The configured cells, by name.
  var configurations: [String: CellConfiguration] = [:]
  var place: SourceLocation
}

extension PageDeclaration {
  /// The cells configured by the page and its sections, by name.
  var cellConfigurations: [String: CellConfiguration] {
    ([cell] + (sections ?? []).map(\.cell)).configurations
  }

  /// The headers configured by its sections, by name.
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

/// The `cell` of a section, read back from the JSON under which a build recorded it.
package struct DeclaredCells: Sendable {
  /// Which cell shows a record, if that depends on the record.
  package let choice: CellChoice?

  /// The configured cells, by name.
  package let configurations: [String: CellConfiguration]

  /// Returns nil if the value is not a configuration, or no longer a valid one. `cells` are the
  /// names of templates.
  package init?(_ value: FieldValue, cells: Set<String>) {
    guard case .object = value else { return nil }
    var reader = DeclarationReader(file: "")
    reader.cells = cells
    let member = SourceValue.Member(
      key: "cell", keyLine: 1, keyColumn: 1, value: SourceValue(value))
    let cell = ContentType<DeclaredCell>.cell.read(member, &reader)
    guard let cell, !reader.diagnostics.hasErrors else { return nil }
    choice = cell.choice
    configurations = cell.configurations
  }
}

extension SourceValue {
  /// The value as JSON with sorted keys, so that the order of keys in the source makes no
  /// difference.
  var jsonWithSortedKeys: String {
    var writer = JSONWriter()
    writer.value(fieldValue.withSortedKeys)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
