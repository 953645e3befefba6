import VitrineLayout

extension GroupStructure<AffineLength> {
  /// Whether the grid's own gap can separate groups.
  var hasGap: Bool { rowCount == 1 }

  /// Whether items must carry their index because no selector can place them.
  var needsIndex: Bool {
    scrolling == .none && stacks.isEmpty && columnStep == nil && sparseColumns == nil
  }

  /// The distance from one leaf to the next, or nil unless all have the same size and equal
  /// columns.
  var columnStep: AffineLength? {
    guard rowCount == 1, stacks.isEmpty, let first = leaves.first else { return nil }
    guard leaves.count > 1 else { return .zero }
    let step = leaves[1].x - first.x
    for (index, leaf) in leaves.enumerated() {
      guard leaf.x.isClose(to: first.x + step * Double(index)), leaf.width.isClose(to: first.width),
        leaf.y.isClose(to: first.y), leaf.below.isClose(to: first.below),
        leaf.alignment == first.alignment
      else { return nil }
      switch (leaf.height, first.height) {
      case (.definite(let own), .definite(let other)),
        (.quantised(let own), .quantised(let other)):
        guard own.isClose(to: other) else { return nil }
      default: guard leaf.height == first.height else { return nil }
      }
    }
    return step
  }

  /// Returns the indices of those among the first `present` leaves that have no other below them
  /// and then need a different space below.
  func lastLeaves(ofFirst present: Int) -> [Int] {
    let leaves = leaves.prefix(present)
    let lastRow = leaves.lazy.map(\.rows.lowerBound).max() ?? 0
    return leaves.indices.filter {
      leaves[$0].rows.upperBound > lastRow
        && !leaves[$0].belowLast.isClose(to: leaves[$0].below)
    }
  }

  /// The column of each leaf, from 1, for which sparse placement puts it into its rows, or nil if
  /// there are no such columns.
  ///
  /// Items that span rows precede their neighbours and keep a column of their own. The other items
  /// of each row are numbered from the next column.
  var sparseColumns: [Int]? {
    var columns: [Int] = []
    var spanning: [(rows: Range<Int>, column: Int)] = []
    var last: (row: Int, column: Int)?
    for leaf in leaves {
      let row = leaf.rows.lowerBound
      let kept = spanning.filter { $0.rows.contains(row) }.map(\.column).max() ?? 0
      let column = last?.row == row ? max(last?.column ?? 0, kept) + 1 : kept + 1
      columns.append(column)
      last = (row, column)
      if leaf.rows.count > 1 { spanning.append((leaf.rows, column)) }
    }
    return placesSparsely(columns) ? columns : nil
  }

  /// Whether the algorithm of CSS Grid §8.5 (sparse, with given columns) places three groups
  /// correctly.
  private func placesSparsely(_ columns: [Int]) -> Bool {
    var free: [Int: Int] = [:]
    var cursor = (row: 0, column: 0)
    for repetition in 0..<3 {
      for (leaf, column) in zip(leaves, columns) {
        if column < cursor.column { cursor.row += 1 }
        cursor.column = column
        cursor.row = max(cursor.row, free[column] ?? 0)
        guard cursor.row == repetition * rowCount + leaf.rows.lowerBound else { return false }
        free[column] = cursor.row + leaf.rows.count
      }
    }
    return true
  }
}

extension AffineLength {
  /// Whether the lengths differ by less than a thousandth of 1/64 px at every screen width.
  func isClose(to other: AffineLength) -> Bool {
    abs(perWidth - other.perWidth) < 1e-9 && abs(perHeight - other.perHeight) < 1e-9
      && abs(constant - other.constant) < 1e-6
  }

  /// Whether this length is more than `length` at some width and height.
  func exceeds(_ length: Double) -> Bool {
    perWidth > 1e-9 || perHeight > 1e-9 || constant > length
  }
}
