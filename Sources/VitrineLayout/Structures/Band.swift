/// The rows of own height that a part of a group takes, and where its items stand in them.
///
/// Boxes of a known height are places within a row; a row ends only where something stands under
/// content, whose height is not known.
struct Band {
  /// `x` and `width` are from the group's placed frames; all else is from the band's own corner.
  var leaves: [LeafStructure<Double>]
  var rowCount: Int

  /// The height of the whole, where content does not decide it.
  var length: Double?

  /// The placed box of a whole that no content decides.
  var box: PlacedGroup?

  /// What is left under the lowest item of a box of known height.
  var rest = StackedLength<Double>.zero

  /// A box of known height with all that is in it.
  init(_ placed: PlacedGroup) {
    leaves = placed.leaves.map { leaf in
      LeafStructure(
        x: leaf.frame.x, y: StackedLength(plain: leaf.frame.y), width: leaf.frame.width,
        height: .definite(leaf.frame.height),
        below: StackedLength(plain: leaf.spacingAfter[.vertical]), rows: 0..<1, alignment: .start)
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
    }
    let ends = placed.leaves.map { $0.frame.end(along: .vertical) + $0.spacingAfter[.vertical] }
    guard let end = ends.max(), let lowest = ends.firstIndex(of: end) else { return }
    let frame = placed.leaves[lowest].frame
    guard placed.size.height >= end, frame.y != 0 || frame.height != placed.size.height else {
      return
    }
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
      rows: 0..<1, alignment: .start)
    self.init(leaves: [leaf], rowCount: 1, length: nil)
  }

  /// Whether an item in it is as tall as its siblings.
  var isUniform: Bool {
    leaves.contains { $0.height == .uniform }
  }

  /// Keeps `length` free above the band.
  mutating func keep(above length: StackedLength<Double>) {
    for index in leaves.indices where leaves[index].rows.lowerBound == 0 {
      leaves[index].y += length
    }
  }

  /// Keeps `length` free below the band.
  mutating func keep(below length: StackedLength<Double>) {
    for index in leaves.indices where leaves[index].rows.upperBound == rowCount {
      leaves[index].below += length
    }
  }

  mutating func shift(down rows: Int) {
    for index in leaves.indices {
      let own = leaves[index].rows
      leaves[index].rows = own.lowerBound + rows..<own.upperBound + rows
    }
  }
}

extension [Band] {
  /// These bands beside each other.
  func sideBySide() throws(LayoutObstacle) -> Band {
    let tall = filter { $0.rowCount > 1 }
    guard tall.count < 2 else { throw .columnsOfContent }
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
