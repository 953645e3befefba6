/// The rows of own height that a part of a group takes, and where its items stand in them.
///
/// Boxes of a known height are places within a row; a row ends only where something stands under
/// content, whose height is not known.
struct Band {
  /// `x` and `width` are from the group's placed frames; all else is from the band's own corner.
  var leaves: [LeafStructure<Double>]

  /// The lists that the leaves stand in, if they cannot stand in one.
  var stacks: [StackStructure] = []
  var rowCount: Int

  /// The height of the whole, where content does not decide it.
  var length: Double?

  /// The placed box of a whole that no content decides.
  var box: PlacedGroup?

  /// What is left under the lowest item of a box of known height; less than nothing where that
  /// sticks out.
  var rest = StackedLength<Double>.zero

  /// A box of known height with all that is in it.
  init(_ placed: PlacedGroup) {
    leaves = placed.leaves.map { leaf in
      LeafStructure(
        x: leaf.frame.x, y: StackedLength(plain: leaf.frame.y), width: leaf.frame.width,
        height: .definite(leaf.frame.height),
        below: StackedLength(plain: leaf.spacingAfter[.vertical]), belowLast: .zero, rows: 0..<1,
        alignment: .start)
    }
    rowCount = 1
    length = placed.size.height
    box = placed
  }

  /// A box of known height in a row of content.
  init(quantised placed: PlacedGroup) {
    self.init(placed)
    for (index, leaf) in placed.leaves.enumerated() {
      leaves[index].y = StackedLength(quantised: leaf.frame.y)
      leaves[index].height = .quantised(leaf.frame.height)
      let held = placed.sizesHolding.isEmpty ? placed.size : placed.sizesHolding[index]
      if leaf.frame.y != 0 || leaf.frame.height != held.height {
        leaves[index].belowLast = StackedLength(quantised: held.height)
        leaves[index].belowLast.subtract(quantised: leaf.frame.y)
        leaves[index].belowLast.subtract(quantised: leaf.frame.height)
      }
    }
    let ends = placed.leaves.map { $0.frame.end(along: .vertical) + $0.spacingAfter[.vertical] }
    guard let end = ends.max(), let lowest = ends.firstIndex(of: end) else { return }
    let frame = placed.leaves[lowest].frame
    guard frame.y != 0 || frame.height != placed.size.height else { return }
    rest = StackedLength(quantised: placed.size.height)
    rest.subtract(quantised: frame.y)
    rest.subtract(quantised: frame.height)
    rest += -placed.leaves[lowest].spacingAfter[.vertical]
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

  /// Whether an item in it is as tall as its siblings.
  var isUniform: Bool {
    leaves.contains { $0.height == .uniform }
  }

  /// Keeps `length` free above the band.
  mutating func keep(above length: StackedLength<Double>) {
    for index in leaves.indices where isAtTop(index) {
      leaves[index].y += length
    }
  }

  /// Keeps `length` free below the band.
  mutating func keep(below length: StackedLength<Double>) {
    for index in leaves.indices where isAtBottom(index) {
      leaves[index].below += length
    }
  }

  /// Keeps `length` free below the band where it ends with one of its items, whichever that is.
  mutating func keep(belowLast length: StackedLength<Double>) {
    for index in leaves.indices { leaves[index].belowLast += length }
  }

  /// Whether nothing of the band stands above the leaf.
  private func isAtTop(_ leaf: Int) -> Bool {
    leaves[leaf].rows.lowerBound == 0 && (stack(of: leaf)?.row ?? 0) == 0
  }

  /// Whether nothing of the band stands below the leaf.
  private func isAtBottom(_ leaf: Int) -> Bool {
    guard let stack = stack(of: leaf) else { return leaves[leaf].rows.upperBound == rowCount }
    return leaves[leaf].rows.upperBound == stack.rowCount && stack.row + 1 == rowCount
  }

  /// What is left under the last items of a full group is left under those of one that is not full,
  /// unless that is as long as what it holds.
  ///
  /// `spacings` is what each leaf keeps below itself as an item.
  mutating func findRoomBelowLast(spacings: [Double]) {
    // Beside a column of content it is the column that makes the group as high as it is.
    let bottom = leaves.indices.first {
      isAtBottom($0) && (leaves[$0].rows.lowerBound > 0 || rowCount == 1)
    }
    guard let bottom = bottom ?? leaves.indices.last(where: isAtBottom) else { return }
    let rest = leaves[bottom].below + StackedLength(plain: -spacings[bottom])
    for index in leaves.indices {
      leaves[index].belowLast = rest + StackedLength(plain: spacings[index])
    }
  }

  private func stack(of leaf: Int) -> StackStructure? {
    stacks.first { $0.items.contains(leaf) }
  }

  /// This band as one list among others.
  func stacked() -> Band {
    guard stacks.isEmpty, !leaves.isEmpty else { return self }
    var band = self
    band.stacks = [StackStructure(items: leaves.indices, row: 0, rowCount: rowCount)]
    band.rowCount = 1
    return band
  }

  /// As a group of a row that scrolls, which stands in it as a whole: several items as high as
  /// their content are a list of their own, for no other group has their heights.
  mutating func standInRow() throws(LayoutObstacle) {
    guard length == nil else { return }
    guard stacks.count < 2 else { throw .contentInScrollingGroup }
    if leaves.count > 1 { self = stacked() } else { leaves[0].alignment = .start }
  }

  /// Adds the leaves of `band` after its own.
  mutating func append(_ band: Band) {
    for var stack in band.stacks {
      stack.items = stack.items.lowerBound + leaves.count..<stack.items.upperBound + leaves.count
      stacks.append(stack)
    }
    leaves += band.leaves
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

extension [Band] {
  /// These bands beside each other.
  func sideBySide() throws(LayoutObstacle) -> Band {
    guard count > 1 else { return self[0] }
    guard allSatisfy(\.stacks.isEmpty) else { throw .columnsOfContent }
    let tall = filter { $0.rowCount > 1 }
    if tall.count > 1 {
      return reduce(into: Band(rowCount: 1, length: nil)) { $0.append($1.stacked()) }
    }
    let rowCount = tall.first?.rowCount ?? 1
    var leaves: [LeafStructure<Double>] = []
    for var band in self {
      if band.rowCount < rowCount {
        for index in band.leaves.indices { band.leaves[index].rows = 0..<rowCount }
      }
      leaves += band.leaves
    }
    return Band(leaves: leaves, rowCount: rowCount, length: nil)
  }
}
