/// A full group, placed relative to its own outer corner.
struct PlacedGroup {
  var size: Size

  /// Every leaf of the group in template order, including those without an item.
  var leaves: [PlacedLeaf]

  /// The groups in it that have supplementaries, inner ones first.
  var nested: [PlacedNested] = []

  /// Its sizes if only its first 1, 2, … leaves are present. Empty if its size does not depend on
  /// its contents, or if all leaves are present.
  var partialSizes: [Size] = []

  /// Whether its width and its height depend on the measured sizes of its items.
  var followsContent = (width: false, height: false)

  func followsContent(along axis: Axis) -> Bool {
    axis == .horizontal ? followsContent.width : followsContent.height
  }

  /// By how much the group is shorter along `axis` if only its first `count` leaves have items.
  func trim(to count: Int, along axis: Axis) -> Double {
    guard count < leaves.count, let full = farEdge(of: leaves.count, along: axis),
      let own = farEdge(of: count, along: axis)
    else { return 0 }
    return max(0, full - own)
  }

  /// By how much the group is shorter along `axis` if only the first 1, 2, … leaves have items, up
  /// to all of them.
  func trims(along axis: Axis) -> [Double] {
    var end = -Double.infinity
    let ends = leaves.map { leaf in
      end = max(end, leaf.end(along: axis))
      return end
    }
    return ends.map { end - $0 }
  }

  /// By how much the group is shorter along `axis` if it contains only its first `count` leaves.
  /// Nested boxes that are as long as their contents shrink likewise; all others keep their length.
  func shortfall(holding count: Int, along axis: Axis) -> Double {
    partialSizes.isEmpty ? 0 : max(0, size[axis] - partialSizes[count - 1][axis])
  }

  /// Where the first `count` leaves end along `axis`, with their fixed edge spacing.
  private func farEdge(of count: Int, along axis: Axis) -> Double? {
    leaves.prefix(count).lazy.map { $0.end(along: axis) }.max()
  }
}

/// The place of one item in a group.
struct PlacedLeaf {
  var frame: Frame

  /// The fixed edge spacing after the item, to the right and below.
  var spacingAfter: Size

  var supplementaryItems: [SupplementaryItem] = []

  /// Where it ends along `axis`, with its fixed edge spacing.
  fileprivate func end(along axis: Axis) -> Double {
    frame.end(along: axis) + spacingAfter[axis]
  }
}

/// A nested group that has supplementaries.
struct PlacedNested {
  var frame: Frame
  var supplementaryItems: [SupplementaryItem]

  /// The box in which the group was sized.
  var container: Size

  /// The index of its first leaf, counted in the outermost group. The nested group is shown if that
  /// leaf is.
  var firstLeaf: Int
}

/// An element's size in its container, and which of its lengths are still to be measured.
struct ResolvedSize {
  var lengths: Size
  var isEstimated: (width: Bool, height: Bool)

  init(_ size: LayoutSize, in container: Size, rounding: LayoutRounding) {
    lengths = Size(
      width: size.width.length(in: container, rounding: rounding),
      height: size.height.length(in: container, rounding: rounding))
    isEstimated = (size.width.isEstimated, size.height.isEstimated)
  }

  func isEstimated(along axis: Axis) -> Bool {
    axis == .horizontal ? isEstimated.width : isEstimated.height
  }

  mutating func fix(_ length: Double, along axis: Axis) {
    lengths[axis] = length
    switch axis {
    case .horizontal: isEstimated.width = false
    case .vertical: isEstimated.height = false
    }
  }

  /// Takes the measured lengths on the axes that are estimated.
  mutating func adopt(_ measured: Size) {
    if isEstimated.width { lengths.width = max(0, measured.width) }
    if isEstimated.height { lengths.height = max(0, measured.height) }
  }
}
