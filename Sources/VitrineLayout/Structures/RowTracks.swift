/// The rows of own height that a part of a group takes, and where its items stand in them.
///
/// Boxes of a known height are places within a row; a row ends only where something stands under
/// content, whose height is not known.
struct RowTracks {
  /// `x` and `width` are from the group's placed frames; all else is from their own corner.
  var leaves: [LeafStructure<Double>]

  /// The lists that the leaves stand in, if they cannot stand in one.
  var stacks: [StackStructure] = []
  var rowCount: Int

  /// The height of the whole, where content does not decide it.
  var length: Double?

  /// The placed box of a whole that no content decides.
  var whole: PlacedGroup?

  /// A box of known height with all that is in it.
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

  /// A box of known height in a row of content: under each of its items is what is left of it, less
  /// than nothing where they stick out.
  init(quantised placed: PlacedGroup) {
    self.init(placed)
    for (index, leaf) in placed.leaves.enumerated() {
      let held = placed.sizesHolding.isEmpty ? placed.size : placed.sizesHolding[index]
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

  /// True if an item in them is as tall as its siblings.
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

  /// Keeps `length` free below the tracks where they end with one of its items, whichever that is.
  mutating func keep(belowLast length: StackedLength<Double>) {
    for index in leaves.indices { leaves[index].belowLast += length }
  }

  /// True if nothing in them is above the leaf.
  private func isAtTop(_ leaf: Int) -> Bool {
    leaves[leaf].rows.lowerBound == 0 && (stack(of: leaf)?.row ?? 0) == 0
  }

  /// True if nothing in them is below the leaf.
  private func isAtBottom(_ leaf: Int) -> Bool {
    guard let stack = stack(of: leaf) else { return leaves[leaf].rows.upperBound == rowCount }
    return leaves[leaf].rows.upperBound == stack.rowCount && stack.row + 1 == rowCount
  }

  private func stack(of leaf: Int) -> StackStructure? {
    stacks.first { $0.items.contains(leaf) }
  }

  /// These tracks as one list among others.
  func stacked() -> RowTracks {
    guard stacks.isEmpty, !leaves.isEmpty else { return self }
    var tracks = self
    tracks.stacks = [StackStructure(items: leaves.indices, row: 0, rowCount: rowCount)]
    tracks.rowCount = 1
    return tracks
  }

  /// As a group of a row that scrolls, which stands in it as a whole: several items as high as
  /// their content are a list of their own, for no other group has their heights. One by itself
  /// stands where the group does, unless all groups are as high as the row.
  mutating func standInRow(isUniform: Bool) throws(LayoutObstacle) {
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
  /// The height left under the stack in a box of this height, each length quantised by itself.
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
  /// All of them beside each other.
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
