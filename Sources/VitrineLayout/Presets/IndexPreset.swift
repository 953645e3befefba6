/// Names in as many columns as fit, like the index of a book. Used for pages of terms.
package struct IndexPreset: LayoutPreset, OrderedPreset {
  package static let name = "index"
  package let defaultCell = "term"

  package init() {}

  package func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let width = environment.container.width
    let gap: Double = width < 600 ? 12 : 24
    let columns = max(1, Int(((width + gap) / (Self.narrowest + gap)).rounded(.down)))
    let line = LayoutItem(width: .fractionalWidth(1), height: .uniformAcrossSiblings(40))
    return LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .estimated(40), spacing: .fixed(gap), .item(line),
        count: min(columns, GroupPlan.maxBoxes)))
  }

  /// The minimum width of a column, in CSS pixels.
  private static let narrowest: Double = 220
}
