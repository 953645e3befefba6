/// Computes the frames of `itemCounts[i]` items in section i of `layout`.
///
/// An incomplete last group of a section is a prefix of a full one. An empty section has no size.
/// `measure` returns the preferred sizes of estimated items, which otherwise keep their estimates.
/// Pinned boundary items are kept inside `visible`, a part of the content, or at their own places
/// if it is nil.
/// - Complexity: O(*n*) in the number of items.
public func solve(
  _ layout: Layout, itemCounts: [Int], in environment: LayoutEnvironment,
  rounding: LayoutRounding = .none, visible: Frame? = nil, measure: Measure? = nil,
  measureBoundary: MeasureBoundary? = nil
) -> SolvedLayout {
  PreparedLayout(
    layout, itemCounts: itemCounts, in: environment, rounding: rounding, measure: measure,
    measureBoundary: measureBoundary
  ).solved(visible: visible)
}

extension LayoutSection {
  /// How many items a full group of this section holds on a page that scrolls down. 1 for a flow,
  /// and 0 if not even the first item fits.
  public func groupCapacity(
    in environment: LayoutEnvironment, rounding: LayoutRounding = .none
  ) -> Int {
    guard case .groups(let group) = content else { return 1 }
    let solver = SectionSolver(
      section: self, environment: environment, scrollAxis: .vertical, rounding: rounding,
      itemCount: 0)
    return solver.template(of: group).leaves.count
  }

  /// Computes the frames of `itemCount` items in this section alone, on a page that scrolls down.
  public func solve(
    itemCount: Int, in environment: LayoutEnvironment, rounding: LayoutRounding = .none,
    measure: ((_ item: Int, _ proposed: Size) -> Size?)? = nil
  ) -> SolvedLayout {
    VitrineLayout.solve(
      Layout(self), itemCounts: [itemCount], in: environment, rounding: rounding,
      measure: measure.map { measure in { measure($1, $2) } })
  }
}
