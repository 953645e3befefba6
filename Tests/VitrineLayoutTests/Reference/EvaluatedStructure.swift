import VitrineLayout

/// The frames that a structure says a section's items have at one size of the page, from the
/// section's corner: what a browser makes of its rules.
struct EvaluatedStructure {
  var group: GroupStructure<AffineLength>
  var container: Size
  var itemCount: Int

  /// How tall the content of each item is.
  var contentHeight: (Int) -> Double

  struct Frames {
    var items: [Frame] = []
    var height = 0.0
  }

  func frames() -> Frames {
    guard itemCount > 0 else { return Frames() }
    return group.scrolling == .none ? groupsUnderEachOther() : groupsInARow()
  }

  private func groupsUnderEachOther() -> Frames {
    var frames = Frames()
    let groups = groups()
    let highest = groups.map(\.height).max() ?? 0
    // Groups that are all as high as the highest are placed in such rows.
    let heights = group.isUniform ? groups.map { _ in highest } : groups.map(\.height)
    var y = value(group.insets.top)
    for (placed, height) in zip(groups, heights) {
      let free = group.leaves.count == 1 ? height - placed.height : 0
      frames.items += placed.items.map {
        $0.offset(by: Point(x: 0, y: y + share(of: free, group.leaves[0].alignment)))
      }
      y += height + value(group.spacing)
    }
    frames.height = y - value(group.spacing) + value(group.insets.bottom)
    return frames
  }

  /// A group of content in such a row is as high as what is in it.
  private func groupsInARow() -> Frames {
    var frames = Frames()
    let groups = groups()
    let row = group.breadth.map(value) ?? groups.map(\.height).max() ?? 0
    var x = value(group.insets.leading) + value(group.spaceBefore)
    for placed in groups {
      let isAligned = group.breadth == nil && (!group.isUniform || group.leaves.count == 1)
      let alignment = group.isUniform ? group.leaves[0].alignment : group.alignment
      let free = isAligned ? row - placed.height : 0
      let y = value(group.insets.top) + share(of: free, alignment)
      frames.items += placed.items.map { $0.offset(by: Point(x: x, y: y)) }
      x += pitch(value(group.length ?? .zero)) + value(group.spacing)
    }
    frames.height = value(group.insets.top) + row + value(group.insets.bottom)
    return frames
  }

  private struct Placed {
    var items: [Frame] = []
    var height: Double
  }

  private func groups() -> [Placed] {
    stride(from: 0, to: itemCount, by: group.leaves.count).map { first in
      place(first: first, present: min(group.leaves.count, itemCount - first))
    }
  }

  /// One group from its own corner.
  private func place(first: Int, present: Int) -> Placed {
    if !group.stacks.isEmpty { return placeLists(first: first, present: present) }
    let rows = Rows(
      leaves: Array(group.leaves.prefix(present)), rowCount: group.rowCount,
      isPartial: present < group.leaves.count && group.length == nil,
      fixed: group.scrolling == .none
        ? group.length.map { pitch(value($0)) } : group.breadth.map(value))
    var placed = place(rows, first: first)
    if let length = group.length, group.scrolling == .none {
      placed.height = pitch(value(length))
      if present < group.leaves.count {
        let trim = value(group.trims[present - 1])
        // What takes all of a group takes all of its row, which is quantised.
        let isAll = abs(trim - value(length)) < 1e-6
        placed.height = isAll ? 0 : placed.height - trim
      }
    }
    return placed
  }

  /// Lists side by side and under each other, each of which has its own rows.
  private func placeLists(first: Int, present: Int) -> Placed {
    var placed = Placed(height: 0)
    var rows: [Int: [Placed]] = [:]
    for stack in group.stacks where stack.items.lowerBound < present {
      let end = min(present, stack.items.upperBound)
      let isLast = !group.stacks.contains { $0.row > stack.row && $0.items.lowerBound < present }
      let isPartial =
        present < group.leaves.count && isLast
        || end < stack.items.upperBound
      let list = place(
        Rows(
          leaves: Array(group.leaves[stack.items.lowerBound..<end]), rowCount: stack.rowCount,
          isPartial: isPartial), first: first + stack.items.lowerBound)
      rows[stack.row, default: []].append(list)
    }
    for row in rows.keys.sorted() {
      for list in rows[row]! {
        placed.items += list.items.map { $0.offset(by: Point(x: 0, y: placed.height)) }
      }
      placed.height += rows[row]!.map(\.height).max()!
    }
    return placed
  }

  /// Leaves, and the rows that they stand in.
  private struct Rows {
    var leaves: [LeafStructure<AffineLength>]
    var rowCount: Int

    /// Whether what stands lowest is the last of all.
    var isPartial: Bool

    /// The height of the only row, where content does not decide it.
    var fixed: Double?
  }

  private func place(_ rows: Rows, first: Int) -> Placed {
    let leaves = rows.leaves
    let heights = leaves.indices.map { height(of: leaves[$0], item: first + $0, rows, first) }
    let needs = leaves.indices.map { index in
      let leaf = leaves[index]
      let isLowest = !leaves.contains { $0.rows.lowerBound >= leaf.rows.upperBound }
      let below = rows.isPartial && isLowest ? leaf.belowLast : leaf.below
      return value(leaf.y) + heights[index] + value(below)
    }
    var rowHeights = Array(repeating: 0.0, count: rows.rowCount)
    for (leaf, need) in zip(leaves, needs) where leaf.rows.count == 1 {
      let row = leaf.rows.lowerBound
      rowHeights[row] = max(rowHeights[row], need)
    }
    // Of the rows that an item spans the last grows by it.
    for (leaf, need) in zip(leaves, needs) where leaf.rows.count > 1 {
      let missing = need - rowHeights[leaf.rows].reduce(0, +)
      rowHeights[leaf.rows.upperBound - 1] += max(0, missing)
    }
    if let fixed = rows.fixed { rowHeights = [fixed] }

    let items = leaves.indices.map { index in
      let leaf = leaves[index]
      let free = rowHeights[leaf.rows].reduce(0, +) - needs[index]
      return Frame(
        x: value(leaf.x),
        y: rowHeights[..<leaf.rows.lowerBound].reduce(0, +) + value(leaf.y)
          + share(of: free, leaf.alignment),
        width: value(leaf.width), height: heights[index])
    }
    return Placed(items: items, height: rowHeights.reduce(0, +))
  }

  private func height(
    of leaf: LeafStructure<AffineLength>, item: Int, _ rows: Rows, _ first: Int
  ) -> Double {
    switch leaf.height {
    case .definite(let length): value(length)
    case .quantised(let length): pitch(value(length))
    case .content: contentHeight(item)
    case .uniform:
      group.isUniform
        ? (0..<itemCount).filter { isUniform($0) }.map(contentHeight).max()!
        : rows.leaves.indices.filter {
          rows.leaves[$0].height == .uniform && rows.leaves[$0].rows == leaf.rows
        }.map { contentHeight(first + $0) }.max()!
    }
  }

  private func isUniform(_ item: Int) -> Bool {
    group.leaves[item % group.leaves.count].height == .uniform
  }

  private func share(of free: Double, _ alignment: LeafAlignment) -> Double {
    switch alignment {
    case .start: 0
    case .center: free / 2
    case .end: free
    }
  }

  private func value(_ length: AffineLength) -> Double {
    length.value(width: container.width, height: container.height)
  }

  private func value(_ length: StackedLength<AffineLength>) -> Double {
    length.quantised.reduce(value(length.plain)) { sum, term in
      let quantised = pitch(value(term.length))
      return term.isSubtracted ? sum - quantised : sum + quantised
    }
  }

  /// CSS `round(down, length + .1621px, .25px)`.
  private func pitch(_ length: Double) -> Double {
    ((length + 0.1621) / 0.25).rounded(.down) * 0.25
  }
}
