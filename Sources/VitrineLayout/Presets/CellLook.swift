/// The look of an item's cell that a list can have beside others: the cell of a choice of layouts has
/// the parts of each, and rules show it as one of them.
package enum CellLook: String, Hashable, Sendable, CaseIterable {
  case row, card, tile, plate, chip

  /// The name of the cell with the parts of several.
  package static let joined = "choice"

  /// True if a section with this cell has a key under its pictures, which says their titles and subtitles.
  package static func hasKey(_ cell: String?) -> Bool { cell == plate.rawValue }
}

extension LayoutByWidth {
  /// The cells of items for which nothing else names one, each once: one for each layout that the
  /// section may have, of several widths the widest one's.
  package var defaultCells: [String] {
    all.reduce(into: []) { cells, layout in
      let cell = layout.steps[layout.steps.count - 1].layout.defaultCell
      if !cells.contains(cell) { cells.append(cell) }
    }
  }

  /// The cell of items for which nothing else names one.
  package var defaultCell: String {
    let cells = defaultCells
    return cells.count == 1 ? cells[0] : CellLook.joined
  }

  /// True if every layout that the section may have is a list, in which records open and close.
  package var hasRows: Bool {
    all.allSatisfy { $0.steps[$0.steps.count - 1].layout.listStyle != nil }
  }
}
