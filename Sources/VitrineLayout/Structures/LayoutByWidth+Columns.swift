extension LayoutByWidth {
  /// Why a single list cannot serve all layouts of this section in containers of these sizes, or
  /// nil if it can.
  ///
  /// If columns of content are separate lists, the items are in these lists in all other layouts as
  /// well. Those layouts must have the same columns, or place all items by a single rule. The same
  /// holds for the texts of a scrolling group.
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
