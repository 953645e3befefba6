import VitrineLayout

/// A slow and obvious solver of one section on a page that scrolls downwards.
struct ReferenceSection {
  var section: LayoutSection
  var container: Size
  var scale: Double?
  var itemCount: Int
  var measure: ((Int, Size) -> Size?)?

  struct Result {
    var items: [Frame] = []
    var groups: [Frame] = []
    var height = 0.0

    /// The widest group, if the section is not scrolled across.
    var widest = 0.0
  }

  func solve() -> Result {
    guard case .groups(let group) = section.content else { return solveFlow() }
    if section.orthogonalScrolling == .none {
      let stack = stack(
        group, insets: section.contentInsets, container: container, measure: measure)
      var result = stack.result
      result.widest = result.groups.map(\.width).max() ?? 0
      return result
    }
    // A row of groups is a stack of groups turned over.
    let turned = stack(
      group.transposed, insets: section.contentInsets.transposed, container: container.transposed,
      isRow: true, measure: measure.map { measure in { measure($0, $1.transposed)?.transposed } })
    let insets = section.contentInsets
    return Result(
      items: turned.result.items.map(\.transposed), groups: turned.result.groups.map(\.transposed),
      height: turned.result.items.isEmpty ? 0 : insets.top + turned.breadth + insets.bottom)
  }

  private func stack(
    _ group: LayoutGroup, insets: EdgeInsets, container: Size, isRow: Bool = false,
    measure: ((Int, Size) -> Size?)?
  ) -> (result: Result, breadth: Double) {
    let room = Size(
      width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
    var solver = ReferenceGroup(scale: scale, itemCount: itemCount)
    let measure = place(group, in: room, solver, first: 0).asks ? measure : nil
    solver.measure = measure
    let uniform = (isUniform(group.size.width), isUniform(group.size.height))
    if measure != nil, uniform.0 || uniform.1 {
      solver.shared = ReferenceGroup.SharedItems(width: uniform.0, height: uniform.1)
      _ = boxes(of: group, in: room, isRow: isRow, solver)
      solver.shared?.isKnown = true
    }
    var boxes = boxes(of: group, in: room, isRow: isRow, solver)
    guard !boxes.isEmpty else { return (Result(), 0) }
    let longest = Size(
      width: uniform.0 ? boxes.map(\.size.width).max()! : 0,
      height: uniform.1 ? boxes.map(\.size.height).max()! : 0)
    if measure != nil, uniform.0 || uniform.1 {
      // What is in them may stand otherwise once they are longer.
      boxes = self.boxes(of: group, in: room, isRow: isRow, solver, minimumSize: longest)
    }
    for index in boxes.indices {
      if uniform.0 { boxes[index].size.width = longest.width }
      if uniform.1 { boxes[index].size.height = longest.height }
    }

    let edges = group.edgeSpacing
    var result = Result()
    let breadth =
      edges.leading.minimum + boxes.map(\.size.width).max()! + edges.trailing.minimum
    var y = insets.top
    for box in boxes {
      let free =
        (isRow ? breadth : room.width) - box.size.width - edges.leading.minimum
        - edges.trailing.minimum
      let sides = (edges.leading.isFlexible ? 1.0 : 0) + (edges.trailing.isFlexible ? 1 : 0)
      let x =
        insets.leading + edges.leading.minimum + (edges.leading.isFlexible ? free / sides : 0)
      y += edges.top.minimum
      result.groups.append(
        Frame(
          x: solver.round(x), y: solver.round(y), width: box.size.width, height: box.size.height))
      for leaf in box.leaves {
        result.items.append(
          Frame(
            x: solver.round(x + leaf.frame.x), y: solver.round(y + leaf.frame.y),
            width: leaf.frame.width, height: leaf.frame.height))
      }
      y += box.size.height + edges.bottom.minimum + section.interGroupSpacing
    }
    result.height = y - section.interGroupSpacing + insets.bottom
    return (result, breadth)
  }

  /// The section's groups with the leaves that have items, the last one trimmed; none if not one
  /// item fits.
  private func boxes(
    of group: LayoutGroup, in room: Size, isRow: Bool, _ solver: ReferenceGroup,
    minimumSize: Size = .zero
  ) -> [ReferenceGroup.Box] {
    var boxes: [ReferenceGroup.Box] = []
    var first = 0
    while first < itemCount {
      var box = place(group, in: room, solver, first: first, minimumSize: minimumSize)
      if box.leaves.isEmpty { return [] }
      let present = box.leaves.prefix(itemCount - first)
      let far = { (leaves: ArraySlice<ReferenceGroup.Leaf>) in
        leaves.map { $0.frame.y + $0.frame.height + $0.after.height }.max()!
      }
      let missing = far(box.leaves[...]) - far(present)
      // Solved again for what is there, for its size alone.
      var held = solver
      if present.count < box.leaves.count { held.held = itemCount }
      let less = place(group, in: room, held, first: first)
      if group.measuresPresentItems || box.follows.1 {
        box.size.height = less.size.height
      } else if present.count < box.leaves.count, missing > 0 {
        box.size.height -= missing
        if !group.size.height.isEstimated {
          box.size.height -= group.contentInsets.top + group.contentInsets.bottom
        }
        box.size.height = max(0, box.size.height)
      }
      // In a row, a group that its content makes as high is as high as what is there.
      if isRow, box.follows.0 { box.size.width = less.size.width }
      box.leaves = Array(present)
      first += present.count
      boxes.append(box)
    }
    return boxes
  }

  private func place(
    _ group: LayoutGroup, in room: Size, _ solver: ReferenceGroup, first: Int,
    minimumSize: Size = .zero
  ) -> ReferenceGroup.Box {
    solver.place(
      group,
      size: Size(
        width: solver.length(group.size.width, in: room),
        height: solver.length(group.size.height, in: room)),
      estimated: (group.size.width.isEstimated, group.size.height.isEstimated), first: first,
      minimumSize: minimumSize)
  }

  private func isUniform(_ dimension: LayoutDimension) -> Bool {
    if case .uniformAcrossSiblings = dimension { true } else { false }
  }
}
