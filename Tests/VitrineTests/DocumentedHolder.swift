import VitrineContent
import VitrineLayout

/// A grid in wide containers; in narrow ones it places nothing, and items stand under each other.
struct ShelfPreset: LayoutPreset {
  static let name = "shelf"
  let defaultCell = "card"
  var grid = GridPreset()

  func section(in environment: LayoutEnvironment) -> LayoutSection? {
    environment.container.width < 480 ? nil : grid.section(in: environment)
  }
}

let shelf = PresetDeclaration(
  ShelfPreset(), GridPreset.options.map { $0.within(\.grid) }, ofItems: [.picture, .badges])
