internal import VitrineLayout

/// The looks of an item's cell that visitors can choose between.
struct CellAppearances: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let row = CellAppearances(rawValue: 1)
  static let card = CellAppearances(rawValue: 2)
  static let tile = CellAppearances(rawValue: 4)

  /// A tile that may be too narrow for more than a title.
  static let smallTile = CellAppearances(rawValue: 8)
  static let plate = CellAppearances(rawValue: 16)
  static let chip = CellAppearances(rawValue: 32)

  /// Each look with its suffix in template variables, in the order of the raw values.
  static let named: [(name: String, appearance: CellAppearances)] = [
    ("Row", .row), ("Card", .card), ("Tile", .tile), ("SmallTile", .smallTile), ("Plate", .plate),
    ("Chip", .chip),
  ]

  /// Their names in CSS classes and in build records.
  var names: [String] {
    Self.named.filter { contains($0.appearance) }.map {
      $0.appearance == .smallTile ? "small" : $0.name.lowercased()
    }
  }
}

extension CellAppearances {
  /// The look of a cell by its name, or empty for a cell that does not depend on the choice.
  init(_ cell: String, isWide: Bool) {
    self =
      switch CellAppearance(rawValue: cell) {
      case .row: .row
      case .card: .card
      case .tile: isWide ? .tile : .smallTile
      case .plate: .plate
      case .chip: .chip
      case nil: []
      }
  }

  /// The looks of items in a section with `layout`, or empty if their cell does not depend on the
  /// choice.
  init(of layout: LayoutByWidth) {
    self = []
    guard layout.defaultCell == CellAppearance.joined else { return }
    for choice in layout.all {
      insert(
        CellAppearances(
          choice.defaultCell, isWide: choice.hasWideItems(having: choice.structures())))
    }
  }
}
