import VitrineDiagnostics
import VitrineLayout
import VitrineModel

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
    ([cell] + (sections ?? []).map(\.cell)).reduce(into: [:]) { all, cell in
      all.merge(cell?.configurations ?? [:]) { first, _ in first }
    }
  }
}
