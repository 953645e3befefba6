/// Finds the rows of a group at one size of the container.
struct BandSampler {
  let solver: GroupSolver

  /// The band of `group`, whose outer size is `size` before anything is measured, and which is
  /// `placed` then.
  ///
  /// Only the outermost group, a section's, may have a fixed height that its content overflows.
  func band(
    of group: LayoutGroup, placed: PlacedGroup, size: ResolvedSize, isOutermost: Bool = true
  ) throws(LayoutObstacle) -> Band {
    let sharesLength = isOutermost && group.size.height.isUniform
    var (axis, slots) = try slots(of: group, size: size)
    guard slots.contains(where: { $0.band.length == nil }) else {
      guard !sharesLength else { throw .uniformGroups }
      return Band(placed)
    }

    guard slots.allSatisfy({ !$0.band.leaves.isEmpty }) else { throw .emptyPart }
    let isFixed = !size.isEstimated(along: .vertical)
    guard isOutermost || !isFixed else { throw .contentInFixedGroup }
    for index in slots.indices {
      if let box = slots[index].band.box { slots[index].band = Band(quantised: box) }
    }
    guard !sharesLength || !group.hasUniformItemsInGroups else { throw .uniformGroups }
    var band =
      try axis == .horizontal
      ? beside(
        slots, in: group, sharesLength: sharesLength, mayBeLonger: sharesLength || isFixed)
      : under(slots, in: group, isFixed: isFixed, sharesLength: sharesLength)
    if sharesLength {
      // Rows of one height each hold a whole group: where that has rows of its own, in a list, whose
      // items know no other's.
      if band.rowCount > 1, band.stacks.isEmpty { band = band.stacked() }
      guard band.rowCount == 1, band.stacks.isEmpty || !band.isUniform else {
        throw .uniformGroups
      }
    }
    if isFixed {
      guard band.leaves.count == 1 else { throw .contentInFixedGroup }
      guard !band.isUniform else { throw .uniformAmongOthers }
      band.length = placed.size.height
    }
    for (index, leaf) in placed.leaves.enumerated() {
      band.leaves[index].x = leaf.frame.x
      band.leaves[index].width = leaf.frame.width
    }
    return band
  }

  private struct BandSlot {
    var edges: EdgeSpacing
    var isItem: Bool

    /// True if the slot is as long as the longest of its uniform siblings.
    var isUniform: Bool
    var band: Band
  }

  private func slots(
    of group: LayoutGroup, size: ResolvedSize
  ) throws(LayoutObstacle) -> (Axis, [BandSlot]) {
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
    var distinct: [BandSlot] = []
    for subitem in subitems.prefix(plan.slotCount) {
      var slotSize = ResolvedSize(subitem.size, in: plan.container, rounding: solver.rounding)
      if case .count = group.content {
        slotSize.fix(plan.container[axis] / Double(plan.slotCount), along: axis)
      }
      let band = try band(of: subitem, size: slotSize)
      distinct.append(
        BandSlot(
          edges: subitem.edgeSpacing, isItem: subitem.isItem,
          isUniform: slotSize.isEstimated.height && subitem.size.height.isUniform, band: band))
    }
    return (axis, (0..<plan.slotCount).map { distinct[$0 % distinct.count] })
  }

  private func band(
    of subitem: LayoutSubitem, size: ResolvedSize
  ) throws(LayoutObstacle) -> Band {
    switch subitem {
    case .group(let group):
      let placed = solver.place(group, of: size, first: 0)
      return try band(of: group, placed: placed, size: size, isOutermost: false)
    case .item(let item):
      guard !size.isEstimated.width else { throw .contentWidth }
      guard size.isEstimated.height else {
        let alone = Slot(subitem: subitem, size: size, group: nil)
        return Band(PlacedGroup(size: size.lengths, leaves: alone.leaves(at: .zero)))
      }
      return Band(contentOf: size.lengths.width, isUniform: item.size.height.isUniform)
    }
  }

  /// The slots of a horizontal group, which may be longer than they are where that is fixed or shared.
  ///
  /// Where it shares its length with the other groups of the section, so do its uniform items.
  private func beside(
    _ slots: [BandSlot], in group: LayoutGroup, sharesLength: Bool, mayBeLonger: Bool
  ) throws(LayoutObstacle) -> Band {
    let uniform = slots.filter(\.isUniform)
    let areItems = uniform.allSatisfy(\.isItem) && uniform.count == slots.count
    let stand =
      (areItems || !uniform.contains(where: \.isItem))
      && Set(uniform.map(\.edges.top.minimum)).count <= 1
    guard uniform.count < (sharesLength ? 1 : 2) || stand else { throw .uniformAmongOthers }
    let isNested = slots.count > 1 && slots.contains { !$0.isItem && $0.band.isUniform }
    guard !isNested else { throw .uniformInGroup }

    var bands: [Band] = []
    for slot in slots {
      var band = slot.band
      if uniform.count == 1, slot.isItem, slot.isUniform, !sharesLength {
        band.leaves[0].height = .content
      }
      let alignment = LeafAlignment(slot.edges)
      var above = StackedLength(plain: slot.edges.top.minimum)
      if alignment != .start {
        guard slots.count == 1, band.leaves.count == 1 else { throw .alignedAmongOthers }
        if mayBeLonger { band.leaves[0].alignment = alignment }
        // It keeps the room below, by which no row is higher.
        let room = slot.edges.bottom.minimum * (alignment == .end ? 1 : 0.5)
        above += -room
        band.keep(below: StackedLength(plain: room))
        band.keep(belowLast: StackedLength(plain: room))
      }
      band.keep(above: above)
      bands.append(band)
    }
    var band = try bands.sideBySide()
    band.keep(above: StackedLength(plain: group.contentInsets.top))
    band.keep(below: StackedLength(plain: group.contentInsets.bottom))
    band.keep(belowLast: StackedLength(plain: group.contentInsets.bottom))
    return band
  }

  /// The slots of a vertical group: content ends a row, what is definite makes room in the next.
  ///
  /// One by itself stands anywhere in a group that is as long as the longest of the section's.
  private func under(
    _ slots: [BandSlot], in group: LayoutGroup, isFixed: Bool, sharesLength: Bool
  ) throws(LayoutObstacle) -> Band {
    guard !isFixed || !group.hasFlexibleSpacing else { throw .contentInFixedGroup }
    let isAlone = slots.count == 1 && slots[0].band.leaves.count == 1
    guard !sharesLength || isAlone || !group.hasFlexibleSpacing else { throw .uniformGroups }
    guard slots.count(where: \.isUniform) < 2 else { throw .uniformInColumn }
    let isStacked = slots.contains { !$0.band.stacks.isEmpty }
    var result = Band(rowCount: 0, length: nil)
    var above = StackedLength(plain: group.contentInsets.top)
    var isRowOpen = false
    for slot in slots {
      var band = isStacked ? slot.band.stacked() : slot.band
      if slot.isItem, slot.isUniform, !sharesLength { band.leaves[0].height = .content }
      if sharesLength, isAlone { band.leaves[0].alignment = LeafAlignment(slot.edges) }
      above += slot.edges.top.minimum
      let room = above
      if slot.isItem {
        band.keep(below: StackedLength(plain: slot.edges.bottom.fixedLength))
        above = StackedLength(
          plain: slot.edges.bottom.minimum - slot.edges.bottom.fixedLength)
      } else {
        above = StackedLength(plain: slot.edges.bottom.minimum)
      }
      above += group.interItemSpacing.minimum
      band.keep(belowLast: StackedLength(plain: slot.edges.bottom.minimum))
      band.keep(above: room)
      band.shift(down: result.rowCount)
      result.append(band)
      if let length = band.length {
        above += room
        above.add(quantised: length)
        if slot.isItem { above += slot.edges.bottom.fixedLength }
        isRowOpen = true
      } else {
        result.rowCount += band.rowCount
        isRowOpen = false
      }
    }
    if isRowOpen { result.rowCount += 1 }
    result.keep(below: StackedLength(plain: group.contentInsets.bottom))
    result.keep(belowLast: StackedLength(plain: group.contentInsets.bottom))
    if let last = slots.last {
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
  /// True if a group in it has an item, at any depth, that is as tall as its siblings.
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

  /// True if spare room in the group would be shared among spacings along its axis.
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
