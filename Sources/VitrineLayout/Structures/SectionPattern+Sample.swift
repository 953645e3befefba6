extension LayoutSection {
  /// Why no stylesheet can lay out this section in `environment`, or nil if one can.
  package func obstacle(in environment: LayoutEnvironment) -> LayoutObstacle? {
    switch SectionPattern(of: self, in: environment) {
    case .unsupported(let obstacle): obstacle
    case .groups, .flow, .nothing: nil
    }
  }
}

extension SectionPattern<Double> {
  /// The pattern that `section` repeats in `environment`, as numbers.
  init(of section: LayoutSection, in environment: LayoutEnvironment) {
    if let obstacle = section.supplementObstacle {
      self = .unsupported(obstacle)
      return
    }
    guard !section.hasTooManyItems else {
      self = .unsupported(.tooManyItems)
      return
    }
    let section = section.quantised(.web, scrollAxis: .vertical)
    switch section.content {
    case .flow(let flow) where flow.alignment == .justified:
      self = .unsupported(.justifiedLines)
    case .flow where section.orthogonalScrolling != .none:
      self = .unsupported(.scrollingLines)
    case .flow(let flow):
      let structure = FlowStructure(flow, section: section, in: environment)
      self = structure.hasNegativeLength ? .unsupported(.negativeLength) : .flow(structure)
    case .groups(let group):
      do {
        let structure = try GroupStructure(of: group, section: section, in: environment)
        self =
          structure.map {
            $0.hasNegativeLength ? .unsupported(.negativeLength) : .groups($0)
          } ?? .nothing
      } catch {
        self = .unsupported(error)
      }
    }
  }
}

extension FlowStructure<Double> {
  fileprivate init(
    _ flow: FlowLayout, section: LayoutSection, in environment: LayoutEnvironment
  ) {
    let sections = SectionSolver(
      section: section, environment: environment, scrollAxis: .vertical, rounding: .none,
      itemCount: .max, measure: nil)
    let container = sections.groupContainer
    func length(_ dimension: LayoutDimension) -> Double? {
      dimension.isEstimated ? nil : dimension.length(in: container, rounding: .none)
    }
    insets = InsetLengths(section.contentInsets)
    interItemSpacing = flow.interItemSpacing
    lineSpacing = flow.lineSpacing
    itemWidth = length(flow.itemSize.width)
    itemHeight = length(flow.itemSize.height)
    isSpread = flow.alignment == .spread
  }

  /// Whether a gap or padding is negative, which browsers would ignore.
  fileprivate var hasNegativeLength: Bool {
    interItemSpacing < 0 || lineSpacing < 0 || insets.areNegative
  }
}

extension GroupStructure<Double> {
  /// Nil if not even one item fits.
  fileprivate init?(
    of group: LayoutGroup, section: LayoutSection, in environment: LayoutEnvironment
  ) throws(LayoutObstacle) {
    let sections = SectionSolver(
      section: section, environment: environment, scrollAxis: .vertical, rounding: .none,
      itemCount: .max, measure: nil)
    let size = ResolvedSize(group.size, in: sections.groupContainer, rounding: .none)
    let groups = GroupSolver(
      environment: environment, rounding: .none, itemCount: .max, measure: nil)
    let placed = groups.place(group, of: size, first: 0)
    guard !placed.leaves.isEmpty else { return nil }
    var tracks = try RowTrackSampler(solver: groups).tracks(of: group, placed: placed, size: size)
    if sections.isOrthogonal {
      try tracks.convertToScrollingRow(isUniform: group.size.height.isUniform)
    }

    let axis = sections.stackAxis
    let edges = group.edgeSpacing
    leaves = tracks.leaves
    stacks = tracks.stacks
    isUniform = group.size.height.isUniform
    rowCount = tracks.rowCount
    insets = InsetLengths(section.contentInsets)
    insets.top += edges.top.minimum
    insets.bottom += edges.bottom.minimum
    spacing = section.interGroupSpacing + edges.minimum(along: axis)
    scrolling = section.orthogonalScrolling
    trims = []
    alignment = .start
    if sections.isOrthogonal {
      guard !size.isEstimated.width || !group.isContentSized(along: .horizontal) else {
        throw .contentWidth
      }
      for (leaf, attached) in zip(leaves, placed.leaves.map(\.supplementaryItems))
      where leaf.height.isContent && attached.contains(where: \.reachesOutByParts) {
        throw .overhangOfContent
      }
      length = placed.size.width
      breadth = tracks.length
      if breadth == nil, !isUniform {
        alignment = LeafAlignment(edges)
        if leaves.count == 1 { leaves[0].alignment = alignment }
      }
      spaceBefore = edges.leading.minimum
      spaceAfter = edges.trailing.minimum
    } else {
      length = tracks.length
      breadth = nil
      spaceBefore = 0
      spaceAfter = 0
      let start =
        insets.leading
        + edges.start(
          of: placed.size.width, in: sections.groupContainer.width, along: .horizontal)
      for index in leaves.indices { leaves[index].x += start }
    }
    if length != nil { trims = GroupSizing(of: group, in: sections).trims(of: placed) }
  }
}

extension GroupStructure<Double> {
  /// Whether a gap or padding is negative, which browsers would ignore.
  fileprivate var hasNegativeLength: Bool { spacing < 0 || insets.areNegative }
}

extension SupplementaryItem {
  /// Whether the distance by which this extends beyond the item depends on a fraction of the item's
  /// height.
  fileprivate var reachesOutByParts: Bool {
    size.height.isFraction(of: .vertical) && reach.heights > 0
  }
}

extension InsetLengths<Double> {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Whether any inset is negative.
  fileprivate var areNegative: Bool { min(top, leading, bottom, trailing) < 0 }
}
