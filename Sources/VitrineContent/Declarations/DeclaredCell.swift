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
