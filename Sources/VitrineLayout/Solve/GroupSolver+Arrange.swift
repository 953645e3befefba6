extension GroupSolver {
  /// Arranges `boxes` one after another along `axis`, and each independently across it. A group
  /// that is as long as its content is at least of size `minimumSize`.
  func arrange(
    _ boxes: [SubitemBox], of group: LayoutGroup, size: ResolvedSize, minimumSize: Size,
    along axis: Axis
  ) -> PlacedGroup {
    let insets = group.contentInsets
    var outer = size.lengths
    if fitsContent(group, size, along: axis) {
      outer[axis] = max(
        minimumSize[axis], taken(by: boxes, of: group, along: axis) + insets.total(along: axis))
    }
    if size.isEstimated(along: axis.across), !boxes.isEmpty {
      outer[axis.across] = max(
        minimumSize[axis.across], widest(of: boxes, across: axis) + insets.total(along: axis.across)
      )
    }

    let inner = outer.inset(by: insets)
    let share = share(of: boxes, of: group, in: inner[axis], along: axis)
    var leaves: [PlacedLeaf] = []
    leaves.reserveCapacity(boxes.indices.reduce(0) { $0 + boxes[$1].leafCount })
    var nested: [PlacedNested] = []
    var position = insets.start(along: axis)
    let spacing = group.interItemSpacing.length(share: share)
    for index in boxes.indices {
      let edges = boxes[index].edges
      let size = boxes[index].size.lengths
      position += edges.start(along: axis).length(share: share)
      var origin = Point.zero
      origin[axis] = position
      origin[axis.across] =
        insets.start(along: axis.across)
        + edges.start(of: size[axis.across], in: inner[axis.across], along: axis.across)
      origin = rounding.position(origin)
      if boxes[index].group != nil {
        nested += boxes[index].nested(at: origin, after: leaves.count)
      }
      boxes[index].addLeaves(at: origin, to: &leaves)
      position += size[axis] + edges.end(along: axis).length(share: share) + spacing
    }
    return PlacedGroup(size: outer, leaves: leaves, nested: nested)
  }

  /// Whether the group is as long along its axis as the items in it. A group of equal parts keeps
  /// its estimate, because the parts were derived from it.
  private func fitsContent(_ group: LayoutGroup, _ size: ResolvedSize, along axis: Axis) -> Bool {
    if case .count = group.content { return false }
    return size.isEstimated(along: axis)
  }

  /// The minimum space taken by boxes, edge spacing and spacing.
  private func taken(by boxes: [SubitemBox], of group: LayoutGroup, along axis: Axis) -> Double {
    let lengths = boxes.indices.reduce(0) {
      $0 + boxes[$1].length(along: axis) + boxes[$1].edges.minimum(along: axis)
    }
    return lengths + Double(max(0, boxes.count - 1)) * group.interItemSpacing.minimum
  }

  /// The longest extent of a box across the axis. Edge spacing after it does not count.
  private func widest(of boxes: [SubitemBox], across axis: Axis) -> Double {
    let across = axis.across
    return boxes.indices.lazy
      .map { boxes[$0].edges.start(along: across).minimum + boxes[$0].length(along: across) }
      .max() ?? 0
  }

  /// The group's sizes if only the first 1, 2, … leaves of `boxes` are present. With all of them it
  /// is `full`.
  func partialSizes(
    _ boxes: [SubitemBox], of group: LayoutGroup, size: ResolvedSize, full: Size, along axis: Axis
  ) -> [Size] {
    let across = axis.across
    let fitsContent = (
      along: fitsContent(group, size, along: axis), across: size.isEstimated(along: across)
    )
    guard fitsContent.along || fitsContent.across else { return [] }
    var sizes: [Size] = []
    var taken = group.contentInsets.total(along: axis)
    var widest = 0.0
    for box in boxes {
      let edges = box.edges
      let before = edges.start(along: across).minimum
      for held in box.partialSizes {
        var own = full
        if fitsContent.along { own[axis] = taken + edges.minimum(along: axis) + held[axis] }
        if fitsContent.across {
          own[across] =
            max(widest, before + held[across]) + group.contentInsets.total(along: across)
        }
        sizes.append(own)
      }
      taken +=
        edges.minimum(along: axis) + box.length(along: axis) + group.interItemSpacing.minimum
      widest = max(widest, before + box.length(along: across))
    }
    // Groups that stay empty are added together with the last of the others.
    return sizes.isEmpty ? [] : sizes.dropLast() + [full]
  }

  /// The share of each flexible spacing in the remaining space. Negative if there is too little
  /// space.
  private func share(
    of boxes: [SubitemBox], of group: LayoutGroup, in length: Double, along axis: Axis
  ) -> Double {
    let between = group.interItemSpacing.isFlexible ? max(0, boxes.count - 1) : 0
    let flexible = boxes.indices.reduce(between) {
      $0 + boxes[$1].edges.flexibleCount(along: axis)
    }
    guard flexible > 0 else { return 0 }
    return (length - taken(by: boxes, of: group, along: axis)) / Double(flexible)
  }
}

extension SubitemBox {
  /// The leaves of this box if it is at `origin` in its group.
  func leaves(at origin: Point) -> [PlacedLeaf] {
    var leaves: [PlacedLeaf] = []
    addLeaves(at: origin, to: &leaves)
    return leaves
  }

  fileprivate func addLeaves(at origin: Point, to leaves: inout [PlacedLeaf]) {
    switch subitem {
    case .group:
      for var leaf in group?.leaves ?? [] {
        leaf.frame = leaf.frame.quantised(heights).offset(by: origin)
        leaves.append(leaf)
      }
    case .item(let item):
      let frame = frame(of: item).quantised(heights).offset(by: origin)
      let after = Size(
        width: item.edgeSpacing.trailing.fixedLength, height: item.edgeSpacing.bottom.fixedLength)
      leaves.append(
        PlacedLeaf(
          frame: frame, spacingAfter: after, supplementaryItems: item.supplementaryItems))
    }
  }

  /// Its sizes if only its first 1, 2, … leaves are present.
  fileprivate var partialSizes: [Size] {
    guard let group, !group.partialSizes.isEmpty else {
      return Array(repeating: size.lengths, count: leafCount)
    }
    return group.partialSizes.map { held in
      Size(
        width: isUniform(along: .horizontal) ? size.lengths.width : held.width,
        height: isUniform(along: .vertical) ? size.lengths.height : heights.pitch(held.height))
    }
  }

  /// The groups with supplementaries in this box, including the box itself, if it is at `origin`
  /// after `count` leaves.
  func nested(at origin: Point, after count: Int) -> [PlacedNested] {
    guard case .group(let group) = subitem, let placed = self.group else { return [] }
    var nested = placed.nested.map {
      var nested = $0
      nested.frame = nested.frame.quantised(heights).offset(by: origin)
      nested.firstLeaf += count
      return nested
    }
    if !group.supplementaryItems.isEmpty, !placed.leaves.isEmpty {
      nested.append(
        PlacedNested(
          frame: Frame(origin: origin, size: size.lengths),
          supplementaryItems: group.supplementaryItems, container: container, firstLeaf: count))
    }
    return nested
  }
}

extension Frame {
  fileprivate func quantised(_ rounding: LayoutRounding) -> Frame {
    Frame(x: x, y: rounding.pitch(y), width: width, height: rounding.pitch(height))
  }
}
