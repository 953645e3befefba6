/// Places the subitems of a group and of the groups in it.
struct GroupSolver {
  var environment: LayoutEnvironment
  var rounding: LayoutRounding

  /// Items from this number on do not exist; their places keep their estimates.
  var itemCount: Int

  /// The preferred size of an item of the section, by its number.
  var measure: ((Int, Size) -> Size?)?

  /// Places a full `group` of outer size `size`, the first leaf of which holds item `first`.
  func place(_ group: LayoutGroup, of size: ResolvedSize, first: Int) -> PlacedGroup {
    place(plan(group, of: size), first: first)
  }

  /// Places a full group, the first leaf of which holds item `first`.
  func place(_ planned: PlannedGroup, first: Int) -> PlacedGroup {
    switch planned.content {
    case .custom(let leaves):
      return PlacedGroup(size: planned.size.lengths, leaves: leaves)
    case .slots(let axis, let plannedSlots):
      var slots: [Slot] = []
      slots.reserveCapacity(plannedSlots.count)
      var next = first
      for index in plannedSlots.indices {
        slots.append(plannedSlots[index].slot)
        fill(&slots[index], plannedSlots[index].group, first: next)
        if plannedSlots[index].isQuantised { slots[index].quantise(rounding) }
        next += slots[index].leafCount
      }
      if planned.isUniform {
        makeUniform(&slots, first: first, along: .horizontal)
        makeUniform(&slots, first: first, along: .vertical)
      }
      var placed = arrange(slots, of: planned.group, size: planned.size, along: axis)
      if measure == nil || next > itemCount {
        placed.sizesHolding = sizesHolding(
          slots, of: planned.group, size: planned.size, full: placed.size, along: axis)
      }
      return placed
    }
  }

  /// Puts into a slot what is in it, and makes it as long as that wants to be.
  private func fill(_ slot: inout Slot, _ group: PlannedGroup.Nested, first: Int) {
    switch group {
    case .group(let group):
      let placed = place(group, first: first)
      slot.size.lengths = placed.size
      slot.group = placed
    case .none:
      if first < itemCount, slot.size.isEstimated.width || slot.size.isEstimated.height,
        let measured = measure?(first, slot.size.lengths)
      {
        slot.size.adopt(measured)
      }
    }
  }

  /// Gives all siblings that are uniform along an axis the longest one's length.
  ///
  /// Once anything is measured, places without an item neither ask for length nor get it.
  private func makeUniform(_ slots: inout [Slot], first: Int, along axis: Axis) {
    var next = first
    var filled = measure == nil ? slots.count : 0
    while filled < slots.count, next < itemCount {
      next += slots[filled].leafCount
      filled += 1
    }
    let uniform = slots.indices.prefix(filled).filter { slots[$0].isUniform(along: axis) }
    let longest = uniform.map { slots[$0].size.lengths[axis] }.max() ?? 0
    for index in uniform {
      slots[index].size.lengths[axis] = longest
    }
  }
}

/// One place in a group, before it stands.
struct Slot {
  let subitem: LayoutSubitem
  let edges: EdgeSpacing
  var size: ResolvedSize

  /// The inside of the group it is in.
  var container: Size

  /// What is in it, unless it is an item.
  var group: PlacedGroup?

  /// How what stands in it is brought to a grid, from its own corner.
  private(set) var heights = LayoutRounding.none

  init(
    subitem: LayoutSubitem, size: ResolvedSize, container: Size = .zero, group: PlacedGroup?
  ) {
    self.subitem = subitem
    edges = subitem.edgeSpacing
    self.size = size
    self.container = container
    self.group = group
  }

  /// Quantises a definite slot in a row of content, whose height adds up with the other rows'.
  mutating func quantise(_ rounding: LayoutRounding) {
    heights = rounding
    size.lengths.height = rounding.pitch(size.lengths.height)
  }

  var leafCount: Int { group?.leaves.count ?? 1 }

  func length(along axis: Axis) -> Double { size.lengths[axis] }

  func isUniform(along axis: Axis) -> Bool {
    size.isEstimated(along: axis) && subitem.size[axis].isUniform
  }
}
