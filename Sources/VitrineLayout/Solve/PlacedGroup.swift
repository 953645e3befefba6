/// A full group, placed from its own outer corner.
struct PlacedGroup {
  var size: Size

  /// Every leaf of the group in template order, also those there are no items for.
  var leaves: [PlacedLeaf]

  /// The groups in it that have supplementaries, inner ones first.
  var nested: [PlacedNested] = []

  /// Its size where only its first 1, 2, … leaves are there to be held; empty where its size follows
  /// nothing that it holds, or all of them are there.
  var sizesHolding: [Size] = []

  /// True if the measured sizes of its items decided its width, and its height.
  var followsContent = (width: false, height: false)

  func followsContent(along axis: Axis) -> Bool {
    axis == .horizontal ? followsContent.width : followsContent.height
  }

  /// How much shorter the group is along `axis` when only its first `count` leaves have items.
  func trim(to count: Int, along axis: Axis) -> Double {
    guard count < leaves.count, let full = farEdge(of: leaves.count, along: axis),
      let own = farEdge(of: count, along: axis)
    else { return 0 }
    return max(0, full - own)
  }

  /// How much shorter the group is along `axis` when only its first leaf has an item, its first two,
  /// … and all of them.
  func trims(along axis: Axis) -> [Double] {
    var end = -Double.infinity
    let ends = leaves.map { leaf in
      end = max(end, leaf.end(along: axis))
      return end
    }
    return ends.map { end - $0 }
  }

  /// How much shorter the group is along `axis` when it holds only its first `count` leaves: each box
  /// in it that is as long as what it holds, it too, holds no more, and all others are whole.
  func shortfall(holding count: Int, along axis: Axis) -> Double {
    sizesHolding.isEmpty ? 0 : max(0, size[axis] - sizesHolding[count - 1][axis])
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

/// A group in another that has supplementaries.
struct PlacedNested {
  var frame: Frame
  var supplementaryItems: [SupplementaryItem]

  /// The box the group was sized in.
  var container: Size

  /// The first of the leaves it holds, counted in the outermost group; it is shown with this one.
  var firstLeaf: Int
}

/// An element's size in its container, and which of its lengths wait for measurement.
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
