extension SectionSolver {
  /// The solver for a section whose own group is uniform along some axes. Along these, the uniform
  /// items of all groups are as long as the longest of them.
  ///
  /// - Complexity: O(*n*) in the number of items: each one with a uniform axis is measured here,
  ///   and again whenever it is placed.
  func solver(sharing axes: [Axis], in planned: PlannedGroup) -> GroupSolver {
    var solver = groupSolver
    let boxes = planned.itemBoxes
    guard !axes.isEmpty, !boxes.isEmpty, let measure else { return solver }

    func preferred(_ item: Int) -> Size {
      var size = boxes[item % boxes.count].size
      if let measured = measure(item, size.lengths) { size.adopt(measured) }
      return size.lengths
    }
    var longest = Size.zero
    for item in 0..<itemCount {
      let uniform = axes.filter { boxes[item % boxes.count].isUniform(along: $0) }
      if uniform.isEmpty { continue }
      let size = preferred(item)
      for axis in uniform { longest[axis] = max(longest[axis], size[axis]) }
    }
    solver.measure = { item, _ in
      var size = preferred(item)
      let box = boxes[item % boxes.count]
      for axis in axes where box.isUniform(along: axis) { size[axis] = longest[axis] }
      return size
    }
    return solver
  }

  /// The length of the longest group along each of `axes`, which all groups then share. Zero along
  /// other axes.
  func longestGroup(
    along axes: [Axis], of planned: PlannedGroup, _ solver: GroupSolver
  ) -> Size {
    var longest = Size.zero
    let capacity = planned.leafCount
    guard !axes.isEmpty, capacity > 0 else { return longest }
    let sizing = GroupSizing(of: planned.group, in: self)
    for first in stride(from: 0, to: itemCount, by: capacity) {
      let placed = solver.place(planned, first: first)
      let size = sizing.size(of: placed, holding: min(capacity, itemCount - first))
      for axis in axes { longest[axis] = max(longest[axis], size[axis]) }
    }
    return longest
  }
}

extension LayoutGroup {
  /// The axes on which this group is as long as its longest sibling.
  var uniformAxes: [Axis] {
    [.horizontal, .vertical].filter { size[$0].isUniform }
  }
}

extension PlannedGroup {
  /// The boxes of this group's items, in the order of the leaves.
  fileprivate var itemBoxes: [SubitemBox] {
    switch content {
    case .custom(let leaves):
      let placed = SubitemBox(
        subitem: .item(width: .absolute(0), height: .absolute(0)),
        size: ResolvedSize(
          LayoutSize(width: .absolute(0), height: .absolute(0)), in: .zero, rounding: .none),
        group: nil)
      return Array(repeating: placed, count: leaves.count)
    case .boxes(_, let boxes):
      return boxes.flatMap { planned in
        switch planned.group {
        case .none: [planned.box]
        case .group(let group): group.itemBoxes
        }
      }
    }
  }
}
