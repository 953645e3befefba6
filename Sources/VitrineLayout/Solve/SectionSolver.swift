/// Places everything in one section, relative to the section's own corner.
struct SectionSolver {
  var section: LayoutSection
  var environment: LayoutEnvironment

  /// The axis along which the page scrolls.
  var scrollAxis: Axis

  var rounding: LayoutRounding
  var itemCount: Int

  /// The insets that have already been subtracted from the environment's container.
  var referenceInsets = EdgeInsets.zero

  var measure: ((Int, Size) -> Size?)?
  var measureBoundary: ((BoundarySupplementaryItem, Size) -> Size?)?

  func solve() -> PreparedSection {
    var prepared = PreparedSection(container: environment.container, scrollAxis: scrollAxis)
    solveContent(of: &prepared)
    placeBoundaryItems(of: &prepared)
    placeDecorations(of: &prepared)
    return prepared
  }

  private func solveContent(of prepared: inout PreparedSection) {
    switch section.content {
    case .groups(let group) where itemCount > 0: stack(group, in: &prepared)
    case .groups: break
    case .flow(let flow): fillLines(of: flow, in: &prepared)
    }
  }

  /// Whether the section scrolls across the page. Lines of items do not.
  var isOrthogonal: Bool {
    guard case .groups = section.content else { return false }
    return section.orthogonalScrolling != .none
  }

  /// The axis along which groups are stacked.
  var stackAxis: Axis { isOrthogonal ? scrollAxis.across : scrollAxis }

  /// The box in which the section's group is resolved. Insets along the stacking axis are never
  /// subtracted.
  var groupContainer: Size {
    var size = environment.container
    let across = stackAxis.across
    size[across] = max(0, size[across] - section.contentInsets.total(along: across))
    return size
  }

  /// A full group, unmeasured.
  func template(of group: LayoutGroup) -> PlacedGroup { template(of: plan(group)) }

  func template(of planned: PlannedGroup) -> PlacedGroup {
    var solver = groupSolver
    solver.measure = nil
    return solver.place(planned, first: 0)
  }

  private func plan(_ group: LayoutGroup) -> PlannedGroup {
    groupSolver.plan(
      group, of: ResolvedSize(group.size, in: groupContainer, rounding: rounding))
  }

  var groupSolver: GroupSolver {
    GroupSolver(
      environment: environment, rounding: rounding, itemCount: itemCount, measure: measure)
  }

  /// Whether the size or position of the section's groups depends on their items.
  private func isVaried(_ planned: PlannedGroup) -> Bool {
    measure != nil && planned.containsEstimates
      || hasIndependentHeights(planned.group)
        && (scrollAxis == .vertical
          ? planned.followsContent.height : planned.followsContent.width)
  }

  private func stack(_ group: LayoutGroup, in prepared: inout PreparedSection) {
    let planned = plan(group)
    guard planned.leafCount > 0 else { return }
    let stack = isVaried(planned) ? measuredStack(of: planned) : repeatedStack(of: planned)
    prepared.content = stack.content
    let insets = section.contentInsets
    let axis = stackAxis
    if isOrthogonal {
      let edges = group.edgeSpacing.minimum(along: scrollAxis)
      let breadth = stack.breadth + edges
      prepared.length = max(0, breadth + insets.total(along: scrollAxis))
      prepared.orthogonal = OrthogonalStack(
        scrolling: section.orthogonalScrolling, axis: axis, viewport: viewport(breadth: breadth),
        contentLength: stack.end - insets.start(along: axis))
    } else {
      prepared.length = max(0, stack.end + insets.end(along: axis))
      prepared.widest = stack.breadth
    }
  }

  /// The frame through which the groups of an orthogonal section are visible. `breadth` is the
  /// height of its row.
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
}
