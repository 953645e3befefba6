/// The stacked groups of a section, relative to the section's own corner.
struct GroupStack {
  var content: SectionContent

  /// The widest group, across the stacking axis.
  var breadth: Double

  /// The maximum end of the groups with their edge spacing, along the stacking axis. It is that of
  /// the last group unless groups overlap.
  var end: Double
}

extension SectionSolver {
  /// A stack of identical groups.
  func repeatedStack(of planned: PlannedGroup) -> GroupStack {
    let axis = stackAxis
    let group = planned.group
    let placed = template(of: planned)
    let capacity = placed.leaves.count
    let present = (itemCount - 1) % capacity + 1
    let edges = group.edgeSpacing
    let sizing = GroupSizing(of: group, in: self)
    let size = sizing.size(of: placed, holding: capacity)
    var repeated = RepeatedGroup(
      axis: axis, itemCount: itemCount, leaves: placed.leaves.map(\.frame),
      origin: .zero, pitch: edges.minimum(along: axis) + size[axis] + section.interGroupSpacing,
      size: size, lastSize: sizing.size(of: placed, holding: present))
    if repeated.count > 1 {
      for axis in group.uniformAxes { repeated.lastSize[axis] = size[axis] }
    }
    let breadth = (repeated.count > 1 ? size : repeated.lastSize)[axis.across]
    repeated.origin = origin(
      of: group, size: repeated.count > 1 ? size : repeated.lastSize,
      at: section.contentInsets.start(along: axis), room: room(across: group, breadth: breadth))
    attachSupplementaries(of: placed, group, lastPresent: present, to: &repeated)
    return GroupStack(
      content: .repeated(repeated), breadth: breadth,
      end: repeated.end + edges.end(along: axis).minimum)
  }

  /// A stack of groups, each as long as its measured items.
  func measuredStack(of planned: PlannedGroup) -> GroupStack {
    let axis = stackAxis
    let group = planned.group
    let sizing = GroupSizing(of: group, in: self)
    let shared = group.uniformAxes
    let solver = solver(sharing: shared, in: planned)
    let longest = longestGroup(along: shared, of: planned, solver)
    let room =
      hasIndependentHeights(group)
      ? room(
        across: group,
        breadth: longestGroup(along: [axis.across], of: planned, solver)[axis.across])
      : groupContainer[axis.across]
    let start = insetsAcross
    let edges = group.edgeSpacing
    let edgesAlong = edges.minimum(along: axis)
    let spacing = section.interGroupSpacing
    let hasSupplementaries = group.hasSupplementaries
    let capacity = planned.leafCount
    var content = PlacedGroups(
      itemCount: itemCount, groupCount: (itemCount + capacity - 1) / capacity)
    var numbers = SupplementaryNumbers()
    var breadth = 0.0
    var position = LengthSum(section.contentInsets.start(along: axis))
    var end = position.length
    for first in stride(from: 0, to: itemCount, by: capacity) {
      let placed = solver.place(planned, first: first, minimumSize: longest)
      let present = min(capacity, itemCount - first)
      var size = sizing.size(of: placed, holding: present)
      for axis in shared { size[axis] = longest[axis] }
      var origin = Point.zero
      origin[axis] = position.length + edges.start(along: axis).minimum
      origin[axis.across] = start + edges.start(of: size[axis.across], in: room, along: axis.across)
      content.begin(Frame(origin: origin, size: size))
      for index in 0..<present {
        content.items.append(placed.leaves[index].frame.offset(by: origin))
      }
      if hasSupplementaries {
        content.attach(
          supplementaries(
            of: placed, group, present: present, at: origin, size: size, numbers: &numbers))
      }
      position += edgesAlong + size[axis]
      end = max(end, position.length)
      position += spacing
      breadth = max(breadth, size[axis.across])
    }
    content.findReach(along: axis)
    return GroupStack(content: .placed(content), breadth: breadth, end: end)
  }

  /// Whether groups in a scrolling row can have different heights.
  func hasIndependentHeights(_ group: LayoutGroup) -> Bool {
    isOrthogonal && group.edgeSpacing.flexibleCount(along: scrollAxis) > 0
  }

  /// The space for groups across the stacking axis, including their edge spacing. A scrolling row
  /// is as high as its highest group, `breadth`.
  private func room(across group: LayoutGroup, breadth: Double) -> Double {
    isOrthogonal
      ? breadth + group.edgeSpacing.minimum(along: scrollAxis) : groupContainer[stackAxis.across]
  }

  /// The corner of a group whose edge spacing begins at `position` along the stacking axis, with
  /// `room` across it.
  private func origin(
    of group: LayoutGroup, size: Size, at position: Double, room: Double
  ) -> Point {
    let axis = stackAxis
    let across = axis.across
    let edges = group.edgeSpacing
    var origin = Point.zero
    origin[axis] = position + edges.start(along: axis).minimum
    origin[across] = insetsAcross + edges.start(of: size[across], in: room, along: across)
    return origin
  }

  /// The section's inset before its groups, across the stacking axis.
  private var insetsAcross: Double { section.contentInsets.start(along: stackAxis.across) }

  private func attachSupplementaries(
    of placed: PlacedGroup, _ group: LayoutGroup, lastPresent: Int, to repeated: inout RepeatedGroup
  ) {
    var full = SupplementaryNumbers()
    let attached = supplementaries(
      of: placed, group, present: repeated.capacity, at: .zero, size: repeated.size, numbers: &full)
    guard !attached.isEmpty else { return }
    var own = SupplementaryNumbers()
    let last = supplementaries(
      of: placed, group, present: lastPresent, at: .zero, size: repeated.lastSize, numbers: &own)
    func attach(_ item: SolvedSupplementary) -> AttachedSupplementary {
      AttachedSupplementary(
        kind: item.kind, index: item.index, countOfKind: full.counts[item.kind, default: 0],
        frame: item.frame, zIndex: item.zIndex)
    }
    repeated.attached = attached.map(attach)
    repeated.lastAttached = last.map(attach)
  }
}
