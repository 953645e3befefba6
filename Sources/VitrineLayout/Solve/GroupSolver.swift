/// Places the subitems of a group and of nested groups.
struct GroupSolver {
  var environment: LayoutEnvironment
  var rounding: LayoutRounding

  /// Items from this index on do not exist. Their places keep their estimates.
  var itemCount: Int

  /// Returns the preferred size of an item of the section, by index.
  var measure: ((Int, Size) -> Size?)?

  /// Places a full `group` of outer size `size`, whose first leaf is for item `first`.
  func place(_ group: LayoutGroup, of size: ResolvedSize, first: Int) -> PlacedGroup {
    place(plan(group, of: size), first: first)
  }

  /// Places a full group whose first leaf is for item `first`, and which is at least of size
  /// `minimumSize` along axes that depend on its content.
  func place(_ planned: PlannedGroup, first: Int, minimumSize: Size = .zero) -> PlacedGroup {
    switch planned.content {
    case .custom(let leaves):
      return PlacedGroup(size: planned.size.lengths, leaves: leaves)
    case .boxes(let axis, let plannedBoxes):
      var boxes: [SubitemBox] = []
      boxes.reserveCapacity(plannedBoxes.count)
      var next = first
      for index in plannedBoxes.indices {
        boxes.append(plannedBoxes[index].box)
        fill(&boxes[index], plannedBoxes[index].group, first: next)
        if plannedBoxes[index].isQuantised { boxes[index].quantise(rounding) }
        next += boxes[index].leafCount
      }
      if planned.isUniform {
        let present = measure == nil || !planned.containsEstimates ? Int.max : itemCount - first
        makeUniform(&boxes, holding: present, along: .horizontal)
        makeUniform(&boxes, holding: present, along: .vertical)
      }
      var placed = arrange(
        boxes, of: planned.group, size: planned.size, minimumSize: minimumSize, along: axis)
      placed.followsContent = planned.followsContent
      if measure == nil || next > itemCount {
        placed.partialSizes = partialSizes(
          boxes, of: planned.group, size: planned.size, full: placed.size, along: axis)
      }
      return placed
    }
  }

  /// Places the content of a box, and gives the box the length of that content.
  private func fill(_ box: inout SubitemBox, _ group: PlannedGroup.Nested, first: Int) {
    switch group {
    case .group(let group):
      let placed = place(group, first: first)
      box.size.lengths = placed.size
      box.group = placed
    case .none:
      if first < itemCount, box.size.isEstimated.width || box.size.isEstimated.height,
        let measured = measure?(first, box.size.lengths)
      {
        box.size.adopt(measured)
      }
    }
  }

  /// Gives all siblings that are uniform along an axis the length of the longest among those of the
  /// first `present` items. Places without an item neither affect this length nor get it.
  private func makeUniform(_ boxes: inout [SubitemBox], holding present: Int, along axis: Axis) {
    var uniform: [Int] = []
    var longest = 0.0
    var rest = present
    for index in boxes.indices where rest > 0 {
      if boxes[index].isUniform(along: axis) {
        uniform.append(index)
        longest = max(longest, boxes[index].length(holding: rest, along: axis))
      }
      rest -= boxes[index].leafCount
    }
    for index in uniform {
      boxes[index].size.lengths[axis] = longest
    }
  }
}

/// A place in a group, before it has a position.
struct SubitemBox {
  let subitem: LayoutSubitem
  let edges: EdgeSpacing
  var size: ResolvedSize

  /// The inner size of the group that contains it.
  var container: Size

  /// The group in the box, or nil for an item.
  var group: PlacedGroup?

  /// How its contents are rounded to a grid, relative to its corner.
  private(set) var heights = LayoutRounding.none

  /// Its height before rounding.
  private var ownHeight: Double?

  init(
    subitem: LayoutSubitem, size: ResolvedSize, container: Size = .zero, group: PlacedGroup?
  ) {
    self.subitem = subitem
    edges = subitem.edgeSpacing
    self.size = size
    self.container = container
    self.group = group
  }

  /// Quantises a definite box in a row of content, whose height adds up with those of the other
  /// rows.
  mutating func quantise(_ rounding: LayoutRounding) {
    heights = rounding
    ownHeight = size.lengths.height
    size.lengths.height = rounding.pitch(size.lengths.height)
  }

  var leafCount: Int { group?.leaves.count ?? 1 }

  /// The frame of an item in the box, relative to the box's corner. Insets are applied to the size
  /// before quantising, as for items in a group.
  func frame(of item: LayoutItem) -> Frame {
    Frame(x: 0, y: 0, width: size.lengths.width, height: ownHeight ?? size.lengths.height)
      .inset(by: item.contentInsets, unless: size.isEstimated)
  }

  func length(along axis: Axis) -> Double { size.lengths[axis] }

  /// Its length if only the first `present` of its items are present.
  func length(holding present: Int, along axis: Axis) -> Double {
    guard let group, present < group.partialSizes.count else { return size.lengths[axis] }
    let held = group.partialSizes[present - 1][axis]
    return axis == .vertical ? heights.pitch(held) : held
  }

  func isUniform(along axis: Axis) -> Bool {
    size.isEstimated(along: axis) && subitem.size[axis].isUniform
  }
}
