/// Finds the rows of a group at one size of the container.
struct RowTrackSampler {
  let solver: GroupSolver

  /// The tracks of `group`, whose outer size is `size` before anything is measured, and whose
  /// placement is then `placed`.
  ///
  /// Only the outermost group, the section's own, can have a fixed height that its content
  /// overflows.
  func tracks(
    of group: LayoutGroup, placed: PlacedGroup, size: ResolvedSize, isOutermost: Bool = true
  ) throws(LayoutObstacle) -> RowTracks {
    let sharesLength = isOutermost && group.size.height.isUniform
    var (axis, boxes) = try boxes(of: group, size: size)
    guard boxes.contains(where: { $0.tracks.length == nil }) else {
      guard !sharesLength else { throw .uniformGroups }
      return RowTracks(placed)
    }

    guard boxes.allSatisfy({ !$0.tracks.leaves.isEmpty }) else { throw .emptyPart }
    let isFixed = !size.isEstimated(along: .vertical)
    guard isOutermost || !isFixed else { throw .contentInFixedGroup }
    for index in boxes.indices {
      if let whole = boxes[index].tracks.whole { boxes[index].tracks = RowTracks(quantised: whole) }
    }
    guard !sharesLength || !group.hasUniformItemsInGroups else { throw .uniformGroups }
    var tracks =
      try axis == .horizontal
      ? beside(
        boxes, in: group, sharesLength: sharesLength, mayBeLonger: sharesLength || isFixed)
      : under(boxes, in: group, isFixed: isFixed, sharesLength: sharesLength)
    if sharesLength {
      // In rows of equal height, each row contains a whole group. If the group has rows of its own,
      // they form a separate list, whose items do not depend on other groups.
      if tracks.rowCount > 1, tracks.stacks.isEmpty { tracks = tracks.stacked() }
      guard tracks.rowCount == 1, tracks.stacks.isEmpty || !tracks.isUniform else {
        throw .uniformGroups
      }
    }
    if isFixed {
      guard tracks.leaves.count == 1 else { throw .contentInFixedGroup }
      guard !tracks.isUniform else { throw .uniformAmongOthers }
      tracks.length = placed.size.height
    }
    for (index, leaf) in placed.leaves.enumerated() {
      tracks.leaves[index].x = leaf.frame.x
      tracks.leaves[index].width = leaf.frame.width
    }
    return tracks
  }

  private struct TrackedBox {
    var edges: EdgeSpacing
    var isItem: Bool

    /// Whether the box is as long as the longest of its uniform siblings.
    var isUniform: Bool
    var tracks: RowTracks
  }

  private func boxes(
    of group: LayoutGroup, size: ResolvedSize
  ) throws(LayoutObstacle) -> (Axis, [TrackedBox]) {
    let inner = size.lengths.inset(by: group.contentInsets)
    let axis: Axis
    let subitems: [LayoutSubitem]
    switch group.content {
    case .custom: return (.vertical, [])
    case .subitems(let groupAxis, let list):
      axis = groupAxis
      subitems = list
    case .count(let groupAxis, let repeated, _), .repeating(let groupAxis, let repeated, _):
      axis = groupAxis
      subitems = [repeated]
    }
    let plan = GroupPlan(
      group, inner: inner, isEstimatedAlongAxis: size.isEstimated(along: axis),
      rounding: solver.rounding)
    var distinct: [TrackedBox] = []
    for subitem in subitems.prefix(plan.boxCount) {
      var boxSize = ResolvedSize(subitem.size, in: plan.container, rounding: solver.rounding)
      if case .count = group.content {
        boxSize.fix(plan.container[axis] / Double(plan.boxCount), along: axis)
      }
      let tracks = try tracks(of: subitem, size: boxSize)
      distinct.append(
        TrackedBox(
          edges: subitem.edgeSpacing, isItem: subitem.isItem,
          isUniform: boxSize.isEstimated.height && subitem.size.height.isUniform, tracks: tracks))
    }
    return (axis, (0..<plan.boxCount).map { distinct[$0 % distinct.count] })
  }

  private func tracks(
    of subitem: LayoutSubitem, size: ResolvedSize
  ) throws(LayoutObstacle) -> RowTracks {
    switch subitem {
    case .group(let group):
      let placed = solver.place(group, of: size, first: 0)
      return try tracks(of: group, placed: placed, size: size, isOutermost: false)
    case .item(let item):
      guard !size.isEstimated.width else { throw .contentWidth }
      guard size.isEstimated.height else {
        let alone = SubitemBox(subitem: subitem, size: size, group: nil)
        return RowTracks(PlacedGroup(size: size.lengths, leaves: alone.leaves(at: .zero)))
      }
      return RowTracks(contentOf: size.lengths.width, isUniform: item.size.height.isUniform)
    }
  }

  /// The boxes of a horizontal group, which can be stretched if its height is fixed or shared.
  ///
  /// If the group shares its length with the other groups of the section, its uniform items do as
  /// well.
  private func beside(
    _ boxes: [TrackedBox], in group: LayoutGroup, sharesLength: Bool, mayBeLonger: Bool
  ) throws(LayoutObstacle) -> RowTracks {
    let uniform = boxes.filter(\.isUniform)
    let areItems = uniform.allSatisfy(\.isItem) && uniform.count == boxes.count
    let stand =
      (areItems || !uniform.contains(where: \.isItem))
      && Set(uniform.map(\.edges.top.minimum)).count <= 1
    guard uniform.count < (sharesLength ? 1 : 2) || stand else { throw .uniformAmongOthers }
    let isNested = boxes.count > 1 && boxes.contains { !$0.isItem && $0.tracks.isUniform }
    guard !isNested else { throw .uniformInGroup }

    var columns: [RowTracks] = []
    for box in boxes {
      var tracks = box.tracks
      if uniform.count == 1, box.isItem, box.isUniform, !sharesLength {
        tracks.leaves[0].height = .content
      }
      let alignment = LeafAlignment(box.edges)
      var above = StackedLength(plain: box.edges.top.minimum)
      if alignment != .start {
        guard boxes.count == 1, tracks.leaves.count == 1 else { throw .alignedAmongOthers }
        if mayBeLonger { tracks.leaves[0].alignment = alignment }
        // It keeps this space below itself, without making its row any higher.
        let room = box.edges.bottom.minimum * (alignment == .end ? 1 : 0.5)
        above += -room
        tracks.keep(below: StackedLength(plain: room))
        tracks.keep(belowLast: StackedLength(plain: room))
      }
      tracks.keep(above: above)
      columns.append(tracks)
    }
    var tracks = try columns.sideBySide()
    tracks.keep(above: StackedLength(plain: group.contentInsets.top))
    tracks.keep(below: StackedLength(plain: group.contentInsets.bottom))
    tracks.keep(belowLast: StackedLength(plain: group.contentInsets.bottom))
    return tracks
  }

  /// The boxes of a vertical group. Content ends a row; definite boxes become space in the next
  /// one.
  ///
  /// A box on its own can have any alignment in a group that is as long as the section's longest
  /// group.
  private func under(
    _ boxes: [TrackedBox], in group: LayoutGroup, isFixed: Bool, sharesLength: Bool
  ) throws(LayoutObstacle) -> RowTracks {
    guard !isFixed || !group.hasFlexibleSpacing else { throw .contentInFixedGroup }
    let isAlone = boxes.count == 1 && boxes[0].tracks.leaves.count == 1
    guard !sharesLength || isAlone || !group.hasFlexibleSpacing else { throw .uniformGroups }
    guard boxes.count(where: \.isUniform) < 2 else { throw .uniformInColumn }
    let isStacked = boxes.contains { !$0.tracks.stacks.isEmpty }
    var result = RowTracks(rowCount: 0, length: nil)
    var above = StackedLength(plain: group.contentInsets.top)
    var isRowOpen = false
    for box in boxes {
      var tracks = isStacked ? box.tracks.stacked() : box.tracks
      if box.isItem, box.isUniform, !sharesLength { tracks.leaves[0].height = .content }
      if sharesLength, isAlone { tracks.leaves[0].alignment = LeafAlignment(box.edges) }
      above += box.edges.top.minimum
      let room = above
      if box.isItem {
        tracks.keep(below: StackedLength(plain: box.edges.bottom.fixedLength))
        above = StackedLength(
          plain: box.edges.bottom.minimum - box.edges.bottom.fixedLength)
      } else {
        above = StackedLength(plain: box.edges.bottom.minimum)
      }
      above += group.interItemSpacing.minimum
      tracks.keep(belowLast: StackedLength(plain: box.edges.bottom.minimum))
      tracks.keep(above: room)
      tracks.shift(down: result.rowCount)
      result.append(tracks)
      if let length = tracks.length {
        above += room
        above.add(quantised: length)
        if box.isItem { above += box.edges.bottom.fixedLength }
        isRowOpen = true
      } else {
        result.rowCount += tracks.rowCount
        isRowOpen = false
      }
    }
    if isRowOpen { result.rowCount += 1 }
    result.keep(below: StackedLength(plain: group.contentInsets.bottom))
    result.keep(belowLast: StackedLength(plain: group.contentInsets.bottom))
    if let last = boxes.last {
      // An item keeps its fixed spacing itself.
      let kept = last.isItem ? last.edges.bottom.fixedLength : 0
      result.keep(below: StackedLength(plain: last.edges.bottom.minimum - kept))
    }
    return result
  }
}

extension LayoutSubitem {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension LayoutGroup {
  /// Whether a nested group has an item, at any depth, that is as tall as its siblings.
  fileprivate var hasUniformItemsInGroups: Bool {
    subitems.contains { if case .group(let group) = $0 { group.hasUniformItems } else { false } }
  }

  private var hasUniformItems: Bool {
    subitems.contains {
      switch $0 {
      case .item(let item): item.size.height.isUniform
      case .group(let group): group.hasUniformItems
      }
    }
  }

  /// Whether remaining space in the group would be distributed among spacings along its axis.
  fileprivate var hasFlexibleSpacing: Bool {
    switch content {
    case .custom: false
    case .subitems(let axis, let subitems):
      interItemSpacing.isFlexible
        || subitems.contains { $0.edgeSpacing.flexibleCount(along: axis) > 0 }
    case .count(let axis, let subitem, _), .repeating(let axis, let subitem, _):
      interItemSpacing.isFlexible || subitem.edgeSpacing.flexibleCount(along: axis) > 0
    }
  }
}
