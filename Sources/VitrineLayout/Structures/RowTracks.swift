/// The rows of individual height that a part of a group spans, and the places of its items in them.
///
/// Boxes of a known height are placed within a row. A row ends only if something is below content,
/// whose height is unknown.
struct RowTracks {
  /// `x` and `width` come from the group's placed frames. Everything else is relative to the part's
  /// own corner.
  var leaves: [LeafStructure<Double>]

  /// The lists that contain the leaves, if they cannot be in a single list.
  var stacks: [StackStructure] = []
  var rowCount: Int

  /// The height of the whole part, if it does not depend on content.
  var length: Double?

  /// The placed box of the whole part, if it does not depend on content.
  var whole: PlacedGroup?

  /// A box of known height with everything in it.
  init(_ placed: PlacedGroup) {
    leaves = placed.leaves.map { leaf in
      LeafStructure(
        x: leaf.frame.x, y: StackedLength(plain: leaf.frame.y), width: leaf.frame.width,
        height: .definite(leaf.frame.height), below: .zero, belowLast: .zero, rows: 0..<1,
        alignment: .start)
    }
    rowCount = 1
    length = placed.size.height
    whole = placed
  }

  /// A box of known height in a row of content. Each of its items keeps the rest of the height
  /// below itself, which is negative if the item extends beyond the box.
  init(quantised placed: PlacedGroup) {
    self.init(placed)
    for (index, leaf) in placed.leaves.enumerated() {
      let held = placed.partialSizes.isEmpty ? placed.size : placed.partialSizes[index]
      leaves[index].y = StackedLength(quantised: leaf.frame.y)
      leaves[index].height = .quantised(leaf.frame.height)
      leaves[index].below = leaf.frame.rest(of: placed.size.height)
      leaves[index].belowLast = leaf.frame.rest(of: held.height)
    }
  }

  init(leaves: [LeafStructure<Double>] = [], rowCount: Int, length: Double?) {
    self.leaves = leaves
    self.rowCount = rowCount
    self.length = length
  }

  /// An item as tall as its content.
  init(contentOf width: Double, isUniform: Bool) {
    let leaf = LeafStructure<Double>(
      x: 0, y: .zero, width: width, height: isUniform ? .uniform : .content, below: .zero,
      belowLast: .zero, rows: 0..<1, alignment: .start)
    self.init(leaves: [leaf], rowCount: 1, length: nil)
  }

  /// Whether one of the items is as tall as its siblings.
  var isUniform: Bool {
    leaves.contains { $0.height == .uniform }
  }

  /// Keeps `length` free above the tracks.
  mutating func keep(above length: StackedLength<Double>) {
    for index in leaves.indices where isAtTop(index) {
      leaves[index].y += length
    }
  }

  /// Keeps `length` free below the tracks.
  mutating func keep(below length: StackedLength<Double>) {
    for index in leaves.indices where isAtBottom(index) {
      leaves[index].below += length
    }
  }

  /// Keeps `length` free below the tracks if they end with one of their items, whichever it is.
  mutating func keep(belowLast length: StackedLength<Double>) {
    for index in leaves.indices { leaves[index].belowLast += length }
  }

  /// Whether nothing in the tracks is above the leaf.
  private func isAtTop(_ leaf: Int) -> Bool {
    leaves[leaf].rows.lowerBound == 0 && (stack(of: leaf)?.row ?? 0) == 0
  }

  /// Whether nothing in the tracks is below the leaf.
  private func isAtBottom(_ leaf: Int) -> Bool {
    guard let stack = stack(of: leaf) else { return leaves[leaf].rows.upperBound == rowCount }
    return leaves[leaf].rows.upperBound == stack.rowCount && stack.row + 1 == rowCount
  }

  private func stack(of leaf: Int) -> StackStructure? {
    stacks.first { $0.items.contains(leaf) }
  }

  /// These tracks as a separate list among others.
  func stacked() -> RowTracks {
    guard stacks.isEmpty, !leaves.isEmpty else { return self }
    var tracks = self
    tracks.stacks = [StackStructure(items: leaves.indices, row: 0, rowCount: rowCount)]
    tracks.rowCount = 1
    return tracks
  }

  /// Turns the tracks into a group of a scrolling row, which is placed as a whole. Several items
  /// that are as high as their content form a separate list, because other groups have different
  /// heights. A single item is aligned like the group, unless all groups are as high as the row.
  mutating func convertToScrollingRow(isUniform: Bool) throws(LayoutObstacle) {
    guard length == nil else { return }
    guard stacks.count < 2 else { throw .contentInScrollingGroup }
    if leaves.count > 1 {
      self = stacked()
    } else if !isUniform {
      leaves[0].alignment = .start
    }
  }

  /// Adds the leaves of `tracks` after its own.
  mutating func append(_ tracks: RowTracks) {
    for var stack in tracks.stacks {
      stack.items = stack.items.lowerBound + leaves.count..<stack.items.upperBound + leaves.count
      stacks.append(stack)
    }
    leaves += tracks.leaves
  }

  mutating func shift(down rows: Int) {
    for index in stacks.indices { stacks[index].row += rows }
    guard stacks.isEmpty else { return }
    for index in leaves.indices {
      let own = leaves[index].rows
      leaves[index].rows = own.lowerBound + rows..<own.upperBound + rows
    }
  }
}

extension Frame {
  /// The height left below the stack in a box of this height, with each length quantised
  /// separately.
  fileprivate func rest(of height: Double) -> StackedLength<Double> {
    var rest = StackedLength<Double>.zero
    guard y != 0 || self.height != height else { return rest }
    rest.add(quantised: height)
    rest.subtract(quantised: y)
    rest.subtract(quantised: self.height)
    return rest
  }
}

extension [RowTracks] {
  /// All tracks side by side.
  func sideBySide() throws(LayoutObstacle) -> RowTracks {
    guard count > 1 else { return self[0] }
    guard allSatisfy({ $0.stacks.isEmpty }) else { throw .columnsOfContent }
    let tall = filter { $0.rowCount > 1 }
    if tall.count > 1 {
      return reduce(into: RowTracks(rowCount: 1, length: nil)) { $0.append($1.stacked()) }
    }
    let rowCount = tall.first?.rowCount ?? 1
    var leaves: [LeafStructure<Double>] = []
    for var tracks in self {
      if tracks.rowCount < rowCount {
        for index in tracks.leaves.indices { tracks.leaves[index].rows = 0..<rowCount }
      }
      leaves += tracks.leaves
    }
    return RowTracks(leaves: leaves, rowCount: rowCount, length: nil)
  }
}
