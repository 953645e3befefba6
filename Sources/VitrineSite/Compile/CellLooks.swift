internal import VitrineLayout

/// The looks among which visitors choose that of an item's cell.
struct CellLooks: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let row = CellLooks(rawValue: 1)
  static let card = CellLooks(rawValue: 2)
  static let tile = CellLooks(rawValue: 4)

  /// A tile that is not known to be wide enough for more than a title.
  static let smallTile = CellLooks(rawValue: 8)
  static let plate = CellLooks(rawValue: 16)
  static let chip = CellLooks(rawValue: 32)

  /// Each with the end of its name for templates, in the order of their numbers.
  static let named: [(name: String, look: CellLooks)] = [
    ("Row", .row), ("Card", .card), ("Tile", .tile), ("SmallTile", .smallTile), ("Plate", .plate),
    ("Chip", .chip),
  ]

  /// Their names in classes and in the records that builds keep.
  var names: [String] {
    Self.named.filter { contains($0.look) }.map {
      $0.look == .smallTile ? "small" : $0.name.lowercased()
    }
  }
}

extension CellLooks {
  /// The look of a cell by its name; none for a cell that stands for no other.
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

  /// The looks of items in a section with `layout`; empty if their cell is always the same.
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
