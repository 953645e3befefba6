extension LayoutByWidth {
  /// Why one list cannot serve all the layouts of this, in containers of these sizes; nil if it can.
  ///
  /// Where columns of content stand in lists of their own, so do the items of all other layouts:
  /// these must have the same columns, or place items by one rule for all; the same holds for the
  /// texts of a group that scrolls.
  package func obstacle(in environments: [LayoutEnvironment]) -> LayoutObstacle? {
    var columns: Set<[Range<Int>]> = []
    var isMixed = false
    var scroll = true
    for step in steps {
      switch step.layout {
      case .preset(let preset): if !preset.placesItemsAlike { isMixed = true }
      case .section, .named:
        for environment in environments {
          let section = step.layout.section(in: environment)
          guard case .groups(let group) = SectionPattern(of: section, in: environment) else {
            continue
          }
          if !group.stacks.isEmpty {
            columns.insert(group.stacks.map(\.items))
            if group.scrolling == .none { scroll = false }
          } else if group.leaves.count > 1 {
            isMixed = true
          }
        }
      }
    }
    guard columns.count > 1 || isMixed && !columns.isEmpty else { return nil }
    return scroll ? .scrollingTextsAtSomeWidths : .columnsAtSomeWidths
  }
}
