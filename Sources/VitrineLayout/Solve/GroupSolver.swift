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
    switch group.content {
    case .custom(let frames):
      return place(frames, of: group, size: size.lengths)
    case .subitems(let axis, let subitems):
      return place(group, of: size, along: axis, first: first) { subitems[$0 % subitems.count] }
    case .count(let axis, let subitem, _), .repeating(let axis, let subitem, _):
      return place(group, of: size, along: axis, first: first) { _ in subitem }
    }
  }

  private func place(
    _ frames: CustomFrames, of group: LayoutGroup, size: Size
  ) -> PlacedGroup {
    var environment = environment
    environment.container =
      ResolvedSize(group.size, in: environment.container, rounding: rounding).lengths
    let leaves = frames.frames(in: environment).map { PlacedLeaf(frame: $0, spacingAfter: .zero) }
    return PlacedGroup(size: size, leaves: leaves)
  }

  private func place(
    _ group: LayoutGroup, of size: ResolvedSize, along axis: Axis, first: Int,
    subitem: (Int) -> LayoutSubitem
  ) -> PlacedGroup {
    let inner = size.lengths.inset(by: group.contentInsets)
    let plan = GroupPlan(
      group, inner: inner, isEstimatedAlongAxis: size.isEstimated(along: axis), rounding: rounding)

    let isContentSized = group.isContentSized(along: .vertical)
    var slots: [Slot] = []
    var next = first
    for index in 0..<plan.slotCount {
      var slotSize = ResolvedSize(subitem(index).size, in: plan.container, rounding: rounding)
      if case .count = group.content {
        let part = plan.container[axis] / Double(plan.slotCount)
        slotSize.fix(rounding.fraction(part), along: axis)
      }
      var slot = fill(subitem(index), of: slotSize, in: inner, first: next)
      if isContentSized, !subitem(index).isContentSized(along: .vertical) {
        slot.quantise(rounding)
      }
      next += slot.leafCount
      slots.append(slot)
    }
    makeUniform(&slots, first: first)

    return arrange(slots, of: group, size: size, along: axis)
  }

  /// A slot with what is in it, as long as that wants to be.
  private func fill(
    _ subitem: LayoutSubitem, of size: ResolvedSize, in container: Size, first: Int
  ) -> Slot {
    var size = size
    switch subitem {
    case .group(let group):
      let placed = place(group, of: size, first: first)
      size.lengths = placed.size
      return Slot(subitem: subitem, size: size, container: container, group: placed)
    case .item:
      if first < itemCount, size.isEstimated.width || size.isEstimated.height,
        let measured = measure?(first, size.lengths)
      {
        size.adopt(measured)
      }
      return Slot(subitem: subitem, size: size, container: container, group: nil)
    }
  }

  /// Gives all siblings that are uniform along an axis the longest one's length.
  ///
  /// Once anything is measured, places without an item neither ask for length nor get it.
  private func makeUniform(_ slots: inout [Slot], first: Int) {
    var next = first
    var filled = measure == nil ? slots.count : 0
    while filled < slots.count, next < itemCount {
      next += slots[filled].leafCount
      filled += 1
    }
    for axis in [Axis.horizontal, .vertical] {
      let uniform = slots.indices.prefix(filled).filter {
        slots[$0].size.isEstimated(along: axis) && slots[$0].subitem.size[axis].isUniform
      }
      let longest = uniform.map { slots[$0].size.lengths[axis] }.max() ?? 0
      for index in uniform {
        slots[index].size.lengths[axis] = longest
      }
    }
  }
}

/// One place in a group, before it stands.
struct Slot {
  var subitem: LayoutSubitem
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
}
