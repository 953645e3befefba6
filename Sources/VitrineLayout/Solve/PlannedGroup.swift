/// A group with the sizes and number of its boxes, before anything is measured.
///
/// Neither depends on the items, so that one plan serves all groups of a section.
struct PlannedGroup {
  enum Content {
    case boxes(Axis, [PlannedBox])

    /// The items of a custom group, which keep their positions.
    case custom([PlacedLeaf])
  }

  var group: LayoutGroup
  var size: ResolvedSize
  var content: Content

  /// Whether the box is as long as the longest of its siblings.
  var isUniform = false

  /// Whether an item in it, at any depth, has an estimated length.
  var containsEstimates = false

  /// Whether its width and its height depend on such items.
  var followsContent = (width: false, height: false)
}

/// A place in a planned group.
struct PlannedBox {
  /// The box without its contents.
  var box: SubitemBox

  /// The group in the box, unless it is an item.
  var group: PlannedGroup.Nested

  /// Whether the box has a definite height in a row of content, so that its height adds up with
  /// those of the other rows.
  var isQuantised = false
}

extension PlannedGroup {
  /// How many items a full group has.
  var leafCount: Int {
    switch content {
    case .custom(let leaves): leaves.count
    case .boxes(_, let boxes): boxes.reduce(0) { $0 + $1.leafCount }
    }
  }

  indirect enum Nested {
    case none
    case group(PlannedGroup)
  }
}

extension PlannedBox {
  fileprivate var leafCount: Int {
    switch group {
    case .none: 1
    case .group(let group): group.leafCount
    }
  }

  fileprivate var containsEstimates: Bool {
    switch group {
    case .none: box.size.isEstimated.width || box.size.isEstimated.height
    case .group(let group): group.containsEstimates
    }
  }

  fileprivate var followsContent: (width: Bool, height: Bool) {
    switch group {
    case .none: box.size.isEstimated
    case .group(let group): group.followsContent
    }
  }
}

extension GroupSolver {
  /// The plan of `group`, whose outer size is `size` before anything is measured.
  func plan(_ group: LayoutGroup, of size: ResolvedSize) -> PlannedGroup {
    switch group.content {
    case .custom(let frames):
      var environment = environment
      environment.container =
        ResolvedSize(group.size, in: environment.container, rounding: rounding).lengths
      let leaves = frames.frames(in: environment).map {
        PlacedLeaf(frame: $0, spacingAfter: .zero)
      }
      return PlannedGroup(group: group, size: size, content: .custom(leaves))
    case .subitems(let axis, let subitems):
      return plan(group, of: size, along: axis, subitems)
    case .count(let axis, let subitem, _), .repeating(let axis, let subitem, _):
      return plan(group, of: size, along: axis, [subitem])
    }
  }

  /// Boxes of the same subitem are identical, so each subitem is planned only once.
  private func plan(
    _ group: LayoutGroup, of size: ResolvedSize, along axis: Axis, _ subitems: [LayoutSubitem]
  ) -> PlannedGroup {
    let inner = size.lengths.inset(by: group.contentInsets)
    let plan = GroupPlan(
      group, inner: inner, isEstimatedAlongAxis: size.isEstimated(along: axis), rounding: rounding)
    var distinct = subitems.prefix(plan.boxCount).map { subitem in
      var size = ResolvedSize(subitem.size, in: plan.container, rounding: rounding)
      if case .count = group.content {
        size.fix(rounding.fraction(plan.container[axis] / Double(plan.boxCount)), along: axis)
      }
      return PlannedBox(
        box: SubitemBox(subitem: subitem, size: size, container: inner, group: nil),
        group: nested(subitem, of: size))
    }
    let followsContent = (
      width: size.isEstimated.width && distinct.contains(where: \.followsContent.width),
      height: size.isEstimated.height && distinct.contains(where: \.followsContent.height)
    )
    for index in distinct.indices {
      distinct[index].isQuantised =
        followsContent.height && !distinct[index].followsContent.height
    }
    let boxes = (0..<plan.boxCount).map { distinct[$0 % distinct.count] }
    return PlannedGroup(
      group: group, size: size, content: .boxes(axis, boxes),
      isUniform: distinct.contains {
        $0.box.isUniform(along: .horizontal) || $0.box.isUniform(along: .vertical)
      }, containsEstimates: distinct.contains(where: \.containsEstimates),
      followsContent: followsContent)
  }

  private func nested(_ subitem: LayoutSubitem, of size: ResolvedSize) -> PlannedGroup.Nested {
    switch subitem {
    case .item: .none
    case .group(let group): .group(plan(group, of: size))
    }
  }
}
