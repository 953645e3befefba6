/// The frames of `itemCounts[i]` items in section i of `layout`.
///
/// The last group of a section, if partly filled, is a prefix of a full one; an empty section has
/// no size. `measure` gives the preferred sizes of estimated items; without it all keep their
/// estimates.
/// - Complexity: O(*n*), the number of items.
public func solve(
  _ layout: Layout, itemCounts: [Int], in environment: LayoutEnvironment,
  rounding: LayoutRounding = .none, measure: Measure? = nil
) -> SolvedLayout {
  let axis = layout.configuration.scrollAxis
  let container = environment.container
  var sections: [SolvedSection] = []
  var widest = 0.0
  var position = 0.0
  for (index, itemCount) in itemCounts.enumerated() {
    if index > 0 {
      position += layout.configuration.interSectionSpacing
    }
    var result = SectionSolver.Result()
    if let section = layout.section(index, environment) {
      let solver = SectionSolver(
        section: section, environment: environment, scrollAxis: axis, rounding: rounding,
        itemCount: itemCount, measure: measure.map { measure in { measure(index, $0, $1) } })
      result = solver.solve()
    } else {
      precondition(itemCount == 0, "section \(index) has items and no layout")
    }
    sections.append(result.placed(at: position, along: axis, in: container, rounding: rounding))
    position += result.length
    widest = max(widest, result.widest)
  }

  var contentSize = Size.zero
  contentSize[axis] = rounding.position(position)
  contentSize[axis.across] = rounding.position(max(container[axis.across], widest))
  return SolvedLayout(sections: sections, contentSize: contentSize)
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

extension SectionSolver.Result {
  /// The section once it begins at `position` of the layout.
  fileprivate func placed(
    at position: Double, along axis: Axis, in container: Size, rounding: LayoutRounding
  ) -> SolvedSection {
    var origin = Point.zero
    origin[axis] = position
    var size = container
    size[axis] = length
    let place = { (frame: Frame) in
      let frame = frame.offset(by: origin)
      return Frame(origin: rounding.position(frame.origin), size: frame.size)
    }
    var orthogonal = orthogonal
    if let viewport = orthogonal?.viewport {
      orthogonal?.viewport = place(viewport)
    }
    return SolvedSection(
      frame: place(Frame(origin: .zero, size: items.isEmpty ? .zero : size)),
      items: items.map(place), groups: groups.map(place), orthogonal: orthogonal)
  }
}
