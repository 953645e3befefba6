package import VitrineLayout

/// The question that a layout case puts to the engine.
package struct LayoutTrial {
  var environment: LayoutEnvironment
  var layout: Layout
  var rounding: LayoutRounding
  var itemCounts: [Int]

  /// Preferred sizes of items, by `section.item`.
  var measured: [String: Size]

  /// The sizes of a flow's items, by section; one list serves every section, none says nothing.
  var itemSizes: [[Size]]

  /// The visible rectangle; nil if the case is not scrolled.
  var visible: Frame?

  /// True if the section is a flow, which has no groups.
  package var isFlow: Bool
}

extension LayoutTrial {
  /// The engine's answer, through its public interface.
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
