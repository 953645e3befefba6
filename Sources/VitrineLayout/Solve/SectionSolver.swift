/// Places the groups of one section, from the section's own corner.
struct SectionSolver {
  var section: LayoutSection
  var environment: LayoutEnvironment

  /// The axis the page scrolls along.
  var scrollAxis: Axis

  var rounding: LayoutRounding
  var itemCount: Int
  var measure: ((Int, Size) -> Size?)?
  var measureBoundary: ((BoundarySupplementaryItem, Size) -> Size?)?

  /// Everything of the section, not yet rounded, and its length along the scroll axis.
  struct Result {
    var items: [Frame] = []
    var groups: [Frame] = []
    var length: Double = 0

    /// Where the section begins along the scroll axis.
    var position: Double = 0

    /// The widest group across the scroll axis, if the section is not scrolled across.
    var widest: Double = 0

    var orthogonal: OrthogonalExtent?
    var supplementaries: [SolvedSupplementary] = []
    var decorations: [SolvedSupplementary] = []
  }

  func solve() -> Result {
    var result = solveContent()
    addBoundaryItems(to: &result)
    addDecorations(to: &result)
    return result
  }

  private func solveContent() -> Result {
    guard itemCount > 0 else { return Result() }
    switch section.content {
    case .groups(let group): return stack(group)
    case .flow(let flow): return lines(of: flow)
    }
  }

  var isOrthogonal: Bool { section.orthogonalScrolling != .none }

  /// The axis the groups are stacked along.
  var stackAxis: Axis { isOrthogonal ? scrollAxis.across : scrollAxis }

  /// The box the section's group is resolved in: the stacking axis is never cleared of insets.
  var groupContainer: Size {
    var size = environment.container
    let across = stackAxis.across
    size[across] = max(0, size[across] - section.contentInsets.total(along: across))
    return size
  }

  /// A full group, unmeasured.
  func template(of group: LayoutGroup) -> PlacedGroup {
    let size = ResolvedSize(group.size, in: groupContainer, rounding: rounding)
    return groupSolver.place(group, of: size, first: 0)
  }

  fileprivate var groupSolver: GroupSolver {
    GroupSolver(
      environment: environment, rounding: rounding, itemCount: itemCount, measure: measure)
  }

  private func stack(_ group: LayoutGroup) -> Result {
    let axis = stackAxis
    let across = axis.across
    let insets = section.contentInsets
    let edges = group.edgeSpacing
    var result = Result()
    var breadth = 0.0
    var position = insets.start(along: axis)
    var first = 0
    var numbers = SupplementaryNumbers()
    let placing = GroupPlacing(group, in: self)
    while first < itemCount, let placed = placing.next(first: first) {
      let present = min(placed.leaves.count, itemCount - first)
      var size = placed.size
      size[axis] = length(of: placed, group, holding: present)

      var origin = Point.zero
      origin[axis] = position + edges.start(along: axis).minimum
      origin[across] =
        insets.start(along: across)
        + edges.start(of: size[across], in: groupContainer[across], along: across)
      result.groups.append(Frame(origin: origin, size: size))
      result.supplementaries += supplementaries(
        of: placed, group, present: present, at: origin, size: size, numbers: &numbers)
      result.items += placed.leaves.prefix(present).lazy.map { $0.frame.offset(by: origin) }

      position += edges.minimum(along: axis) + size[axis] + section.interGroupSpacing
      breadth = max(breadth, size[across] + (isOrthogonal ? edges.minimum(along: across) : 0))
      first += present
    }
    guard !result.items.isEmpty else { return Result() }

    let end = position - section.interGroupSpacing
    if isOrthogonal {
      result.length = breadth + insets.total(along: across)
      result.orthogonal = OrthogonalExtent(
        section.orthogonalScrolling, viewport: viewport(breadth: breadth), groups: result.groups,
        contentLength: end - insets.start(along: axis), along: axis)
    } else {
      result.length = end + insets.end(along: axis)
      result.widest = breadth
    }
    return result
  }

  /// What the groups of an orthogonal section show through; `breadth` is its row's height.
  private func viewport(breadth: Double) -> Frame {
    let insets = section.contentInsets
    var frame = Frame(
      x: insets.leading, y: insets.top, width: environment.container.width,
      height: environment.container.height)
    frame.size[stackAxis] = max(
      0, environment.container[stackAxis] - insets.total(along: stackAxis))
    frame.size[scrollAxis] = breadth
    return frame
  }

  /// The length along the stacking axis of a group with `present` items.
  func length(of placed: PlacedGroup, _ group: LayoutGroup, holding present: Int) -> Double {
    let axis = stackAxis
    var full = placed.size[axis]
    if !group.isContentSized(along: axis) {
      full = rounding.pitch(full)
    }
    if case .custom = group.content { return full }
    let trim = placed.trim(to: present, along: axis)
    guard trim > 0 else { return full }
    let insets = group.size[axis].isEstimated ? 0 : group.contentInsets.total(along: axis)
    return max(0, full - trim - insets)
  }
}

/// The groups of a section one after another; where nothing is measured, all are the first.
private struct GroupPlacing {
  let group: LayoutGroup
  let size: ResolvedSize
  let solver: GroupSolver
  let template: PlacedGroup?

  init(_ group: LayoutGroup, in section: SectionSolver) {
    self.group = group
    size = ResolvedSize(group.size, in: section.groupContainer, rounding: section.rounding)
    solver = section.groupSolver
    let isMeasured = section.measure != nil && group.holdsEstimates
    template = isMeasured ? nil : section.template(of: group)
  }

  /// The group whose first item is `first`, or nil if not even one item fits.
  func next(first: Int) -> PlacedGroup? {
    let placed = template ?? solver.place(group, of: size, first: first)
    return placed.leaves.isEmpty ? nil : placed
  }
}
