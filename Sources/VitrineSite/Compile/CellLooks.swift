internal import VitrineLayout

/// The looks of an item's cell that visitors can choose between.
struct CellLooks: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let row = CellLooks(rawValue: 1)
  static let card = CellLooks(rawValue: 2)
  static let tile = CellLooks(rawValue: 4)

  /// A tile that may be too narrow for more than a title.
  static let smallTile = CellLooks(rawValue: 8)
  static let plate = CellLooks(rawValue: 16)
  static let chip = CellLooks(rawValue: 32)

  /// Each look with its suffix in template variables, in the order of the raw values.
  static let named: [(name: String, look: CellLooks)] = [
    ("Row", .row), ("Card", .card), ("Tile", .tile), ("SmallTile", .smallTile), ("Plate", .plate),
    ("Chip", .chip),
  ]

  /// Their names in CSS classes and in build records.
  var names: [String] {
    Self.named.filter { contains($0.look) }.map {
      $0.look == .smallTile ? "small" : $0.name.lowercased()
    }
  }
}

extension CellLooks {
  /// The look of a cell by its name, or empty for a cell that does not depend on the choice.
  init(_ cell: String, isWide: Bool) {
    self =
      switch CellLook(rawValue: cell) {
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
    guard layout.defaultCell == CellLook.joined else { return }
    for choice in layout.all {
      insert(
        CellLooks(
          choice.defaultCell, isWide: choice.hasWideItems(having: choice.structures())))
    }
  }
}
