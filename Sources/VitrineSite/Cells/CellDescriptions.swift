package import VitrineLayout
package import VitrineModel

/// The cells, headers, footers and badges that content describes or registrations configure, by
/// name, and the tables whose rows are cells.
package struct CellDescriptions: Hashable, Sendable {
  package var cells: [String: CellConfiguration]

  /// Cells of rows that expand.
  package var summaries: [String: CellConfiguration]
  package var headers: [String: CellConfiguration]
  package var footers: [String: CellConfiguration]
  package var badges: [String: BadgeConfiguration]
  package var tables: [String: SectionTable]

  package init(
    cells: [String: CellConfiguration] = [:], summaries: [String: CellConfiguration] = [:],
    headers: [String: CellConfiguration] = [:],
    footers: [String: CellConfiguration] = [:],
    badges: [String: BadgeConfiguration] = [:], tables: [String: SectionTable] = [:]
  ) {
    self.cells = cells
    self.summaries = summaries
    self.headers = headers
    self.footers = footers
    self.badges = badges
    self.tables = tables
  }

  /// Merges two sets. For equal names, the first set wins.
  package func joined(_ others: CellDescriptions) -> CellDescriptions {
    CellDescriptions(
      cells: cells.merging(others.cells) { first, _ in first },
      summaries: summaries.merging(others.summaries) { first, _ in first },
      headers: headers.merging(others.headers) { first, _ in first },
      footers: footers.merging(others.footers) { first, _ in first },
      badges: badges.merging(others.badges) { first, _ in first },
      tables: tables.merging(others.tables) { first, _ in first })
  }

  /// All descriptions that have a template of their own.
  var templates: [any DescribedCell] {
    cells.map { CellTemplate($0, $1) }
      + cells.filter { !$1.swipeActions.isEmpty }
      .map { CellTemplate($0, $1, as: .summary, isPlain: true) }
      + summaries.map { CellTemplate($0, $1, as: .summary) }
      + headers.map { CellTemplate($0, $1, as: .header) }
      + footers.map { CellTemplate($0, $1, as: .footer) }
      + tables.map { RowTemplate($0, $1) }
      + CellTemplate.Use.allCases.map { MarkupCell(use: $0) }
  }
}
