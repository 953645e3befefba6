/// The frames of `itemCounts[i]` items in section i of `layout`.
///
/// The last group of a section, if partly filled, is a prefix of a full one; an empty section has
/// no size. `measure` gives the preferred sizes of estimated items; without it all keep their
/// estimates.
/// - Complexity: O(*n*), the number of items.
public func solve(
  _ layout: Layout, itemCounts: [Int], in environment: LayoutEnvironment,
  rounding: LayoutRounding = .none, measure: Measure? = nil,
  measureBoundary: MeasureBoundary? = nil
) -> SolvedLayout {
  let axis = layout.configuration.scrollAxis
  let container = environment.container
  var results: [SectionSolver.Result] = []
  var length = 0.0
  for (index, itemCount) in itemCounts.enumerated() {
    if index > 0 {
      length += layout.configuration.interSectionSpacing
    }
    var result = SectionSolver.Result()
    if let section = layout.section(index, environment) {
      let solver = SectionSolver(
        section: section, environment: environment, scrollAxis: axis, rounding: rounding,
        itemCount: itemCount, measure: measure.map { measure in { measure(index, $0, $1) } },
        measureBoundary: measureBoundary.map { measure in { measure(index, $0, $1) } })
      result = solver.solve()
    } else {
      precondition(itemCount == 0, "section \(index) has items and no layout")
    }
    result.position = length
    results.append(result)
    length += result.length
  }

  let boundaryItems = layout.configuration.boundarySupplementaryItems
  let boundary = BoundarySolver(
    items: boundaryItems, container: container, insets: .zero, scrollAxis: axis,
    rounding: rounding, measure: measureBoundary.map { measure in { measure(nil, $0, $1) } }
  ).place(around: length)

  var contentSize = Size.zero
  contentSize[axis] = rounding.position(boundary.length)
  contentSize[axis.across] = rounding.position(
    max(container[axis.across], results.map(\.widest).max() ?? 0))
  let placing = Placing(
    scrollAxis: axis, container: container, rounding: rounding,
    mirrorWidth: environment.direction == .rightToLeft ? contentSize.width : nil)
  return SolvedLayout(
    sections: results.map { placing.section($0, at: boundary.before + $0.position) },
    supplementaries: boundary.solved(boundaryItems).map { placing.supplementary($0, at: 0) },
    contentSize: contentSize)
}

extension LayoutSection {
  /// How many items a full group of this section holds on a page that scrolls downwards; 1 for a
  /// flow, 0 if not even the first item fits.
  public func groupCapacity(
    in environment: LayoutEnvironment, rounding: LayoutRounding = .none
  ) -> Int {
    guard case .groups(let group) = content else { return 1 }
    let solver = SectionSolver(
      section: self, environment: environment, scrollAxis: .vertical, rounding: rounding,
      itemCount: 0)
    return solver.template(of: group).leaves.count
  }

  /// The frames of `itemCount` items in this section alone, on a page that scrolls downwards.
  public func solve(
    itemCount: Int, in environment: LayoutEnvironment, rounding: LayoutRounding = .none,
    measure: ((_ item: Int, _ proposed: Size) -> Size?)? = nil
  ) -> SolvedLayout {
    VitrineLayout.solve(
      Layout(self), itemCounts: [itemCount], in: environment, rounding: rounding,
      measure: measure.map { measure in { measure($1, $2) } })
  }
}
