/// A built-in appearance of cells. If visitors can choose among layouts, one cell contains the
/// parts for all of them, and CSS rules show it with one of these appearances.
package enum CellAppearance: String, Hashable, Sendable, CaseIterable {
  case row, card, tile, plate, chip

  /// The name of the cell with the parts of several appearances.
  package static let joined = "choice"

  /// Whether a section with this cell has a key below its pictures, which lists their titles and
  /// subtitles.
  package static func hasKey(_ cell: String?) -> Bool { cell == plate.rawValue }
}

extension LayoutByWidth {
  /// The default cells, used unless something else names a cell, without duplicates: one for each
  /// layout that the section can have. If a layout varies by width, the widest one counts.
  package var defaultCells: [String] {
    all.reduce(into: []) { cells, layout in
      let cell = layout.steps[layout.steps.count - 1].layout.defaultCell
      if !cells.contains(cell) { cells.append(cell) }
    }
  }

  /// The default cell, used unless something else names one.
  package var defaultCell: String {
    let cells = defaultCells
    return cells.count == 1 ? cells[0] : CellAppearance.joined
  }

  /// Whether every layout that the section can have is a list, in which records open and close.
  package var hasRows: Bool {
    all.allSatisfy { $0.steps[$0.steps.count - 1].layout.listStyle != nil }
  }
}
