package import VitrineLayout

/// The input that a layout case gives to the layout engine.
package struct LayoutCaseInput {
  var environment: LayoutEnvironment
  var layout: Layout
  var rounding: LayoutRounding
  var itemCounts: [Int]

  /// Preferred sizes of items, by `section.item`.
  var measured: [String: Size]

  /// The sizes of a flow's items, by section. A single list applies to every section; with no list,
  /// sizes are not specified.
  var itemSizes: [[Size]]

  /// The visible rectangle, or nil if the case does not scroll.
  var visible: Frame?

  /// Whether the section is a flow, which has no groups.
  package var isFlow: Bool
}

extension LayoutCaseInput {
  /// The result of the layout engine, through its public interface.
  package func solved() -> SolvedLayout {
    solve(
      layout, itemCounts: itemCounts, in: environment, rounding: rounding, visible: visible,
      measure: { section, item, _ in preferredSize(ofItem: item, inSection: section) },
      measureBoundary: { section, item, _ in
        measured["\(item.kind)@\(section.map { "\($0)" } ?? "layout")"]
      })
  }

  private func preferredSize(ofItem item: Int, inSection section: Int) -> Size? {
    guard !itemSizes.isEmpty else { return measured["\(section).\(item)"] }
    let sizes = itemSizes[itemSizes.count == 1 ? 0 : section]
    return sizes.isEmpty ? nil : sizes[item % sizes.count]
  }
}
