import VitrineLayout

extension LayoutByWidth {
  /// Whether items are certain to be wide enough for a second line of text.
  func hasWideItems(having structures: @autoclosure () -> [LayoutStructure]) -> Bool {
    minWidth(having: structures) >= 120
  }

  /// The minimum width of items in the widest layout, in CSS pixels: 0 in a list, the preset's own,
  /// or otherwise computed from the structures for pages at least 320 px wide.
  private func minWidth(having structures: () -> [LayoutStructure]) -> Double {
    let step = steps[steps.count - 1]
    if step.layout.listStyle != nil { return 0 }
    return switch step.layout {
    case .preset(let preset): preset.minItemWidth
    case .section, .named: structures().minWidth(from: step.from)
    }
  }
}

extension [LayoutStructure] {
  /// The width in CSS pixels of a group's narrowest item, in any container at least `width` wide.
  fileprivate func minWidth(from width: Double) -> Double {
    let narrowest = Swift.max(width, 288)
    let widths = lazy.filter { $0.widths.upperBound > narrowest }.map { structure in
      guard case .groups(let group) = structure.pattern else { return 0.0 }
      let width = Swift.max(structure.widths.lowerBound, narrowest)
      return group.leaves.map { $0.width.value(width: width, height: 0) }.min() ?? 0
    }
    return widths.min() ?? 0
  }
}
