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

  /// A box of known height with all that is in it.
  init(_ placed: PlacedGroup) {
    leaves = placed.leaves.map { leaf in
      LeafStructure(
        x: leaf.frame.x, y: leaf.frame.y, width: leaf.frame.width,
        height: .definite(leaf.frame.height),
        below: max(0, placed.size.height - leaf.frame.end(along: .vertical)), rows: 0..<1,
        alignment: .start)
    }
    rowCount = 1
    length = placed.size.height
  }

  init(leaves: [LeafStructure<Double>] = [], rowCount: Int, length: Double?) {
    self.leaves = leaves
    self.rowCount = rowCount
    self.length = length
  }

  /// An item as tall as its content.
  init(contentOf width: Double, isUniform: Bool) {
    let leaf = LeafStructure<Double>(
      x: 0, y: 0, width: width, height: isUniform ? .uniform : .content, below: 0, rows: 0..<1,
      alignment: .start)
    self.init(leaves: [leaf], rowCount: 1, length: nil)
  }

  /// Whether an item in it is as tall as its siblings.
  var isUniform: Bool {
    leaves.contains { $0.height == .uniform }
  }

  /// Keeps `length` free above the band.
  mutating func keep(above length: Double) {
    for index in leaves.indices where leaves[index].rows.lowerBound == 0 {
      leaves[index].y += length
    }
  }

  /// Keeps `length` free below the band.
  mutating func keep(below length: Double) {
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
