extension GroupDescription {
  /// The section that repeats the group described here.
  ///
  /// `spacing` is the space between groups, by default the gap between parts.
  package func section(
    insets: EdgeInsets = .zero, spacing: Double? = nil, scrolling: OrthogonalScrolling = .none
  ) throws(GroupDescriptionError) -> LayoutSection {
    let size = LayoutSize(
      width: width ?? .fractionalWidth(1), height: height ?? .estimated(Self.guess))
    return LayoutSection(
      group: try group(of: size, at: []), contentInsets: insets,
      interGroupSpacing: spacing ?? gap.minimum, orthogonalScrolling: scrolling)
  }

  /// The estimate for content: a line of text with the padding of a row.
  private static let guess = 44.0

  private func group(
    of size: LayoutSize, at path: [Int]
  ) throws(GroupDescriptionError) -> LayoutGroup {
    LayoutGroup(
      size: size, content: try content(in: size, at: path), interItemSpacing: gap,
      contentInsets: insets, edgeSpacing: edges)
  }

  private func content(
    in size: LayoutSize, at path: [Int]
  ) throws(GroupDescriptionError) -> LayoutGroup.Content {
    switch parts {
    case .of(let list):
      guard !list.isEmpty else { throw GroupDescriptionError(problem: .noParts, path: path) }
      var subitems: [LayoutSubitem] = []
      for (index, part) in list.enumerated() {
        let path = path + [index]
        let own = part[axis]
        let length = if let own { own } else { try share(of: list, in: size, at: path) }
        subitems.append(try subitem(part, length: length, in: size, at: path))
      }
      return .subitems(axis, subitems)

    case .times(let count, let part):
      guard count > 0 else { throw GroupDescriptionError(problem: .noParts, path: path) }
      let isOpen = size[axis].isEstimated
      let equal: LayoutDimension = isOpen ? .estimated(Self.guess) : fraction(1 / Double(count))
      let length = isOpen ? part[axis] ?? equal : equal
      let subitem = try subitem(part, length: length, in: size, at: path + [0])
      // A group of equal parts would divide its estimate among them, so parts that follow their
      // content are repeated instead.
      return isOpen ? .repeating(axis, subitem, count) : .count(axis, subitem, count)
    }
  }

  /// The default length of a part of `list` that does not set one, in a group of size `size`.
  private func share(
    of list: [Part], in size: LayoutSize, at path: [Int]
  ) throws(GroupDescriptionError) -> LayoutDimension {
    if size[axis].isEstimated { return .estimated(Self.guess) }
    var left = 1.0
    for part in list {
      switch part[axis] {
      case nil: continue
      case .fractionalWidth(let part) where axis == .horizontal: left -= part
      case .fractionalHeight(let part) where axis == .vertical: left -= part
      default: throw GroupDescriptionError(problem: .missingLength, path: path)
      }
    }
    // Percentages such as three times 33.3 leave a rounding error rather than space.
    guard left > 1e-9 else { throw GroupDescriptionError(problem: .nothingLeft, path: path) }
    return fraction(left / Double(list.count { $0[axis] == nil }))
  }

  private func subitem(
    _ part: Part, length: LayoutDimension, in size: LayoutSize, at path: [Int]
  ) throws(GroupDescriptionError) -> LayoutSubitem {
    let breadth = part[axis.across] ?? breadth(of: part, in: size)
    let partSize =
      axis == .horizontal
      ? LayoutSize(width: length, height: breadth) : LayoutSize(width: breadth, height: length)
    try check(partSize, in: size, at: path)
    switch part {
    case .item(_, _, let insets, let edges):
      return .item(LayoutItem(size: partSize, contentInsets: insets, edgeSpacing: edges))
    case .group(let group): return .group(try group.group(of: partSize, at: path))
    }
  }

  /// The default length, across the axis, of a part that does not set one.
  private func breadth(of part: Part, in size: LayoutSize) -> LayoutDimension {
    switch axis {
    case .vertical: .fractionalWidth(1)
    case .horizontal where !size.height.isEstimated: .fractionalHeight(1)
    case .horizontal where size.height.isUniform && parts.containColumns: .estimated(Self.guess)
    case .horizontal:
      if case .item = part { .uniformAcrossSiblings(Self.guess) } else { .estimated(Self.guess) }
    }
  }

  private func check(
    _ part: LayoutSize, in size: LayoutSize, at path: [Int]
  ) throws(GroupDescriptionError) {
    for side in [part.width, part.height] {
      if side.isFraction(of: .vertical), size.height.isEstimated {
        throw GroupDescriptionError(problem: .fractionOfContent, path: path)
      }
    }
    let isTooLong =
      switch (part[axis], size[axis]) {
      case (.fractionalWidth(let length), _) where axis == .horizontal: length > 1
      case (.fractionalHeight(let length), _) where axis == .vertical: length > 1
      case (.absolute(let length), .absolute(let whole)): length > whole
      default: false
      }
    if isTooLong {
      throw GroupDescriptionError(problem: .longerThanGroup, path: path)
    }
  }

  private func fraction(_ part: Double) -> LayoutDimension {
    axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }
}

extension GroupDescription.Parts {
  /// Whether there are columns among the parts. Items next to a column are not stretched to equal
  /// lengths.
  fileprivate var containColumns: Bool {
    switch self {
    case .of(let parts): parts.contains(where: \.isGroup)
    case .times(_, let part): part.isGroup
    }
  }
}

extension GroupDescription.Part {
  fileprivate var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// The space around it.
  var edges: EdgeSpacing {
    switch self {
    case .item(_, _, _, let edges): edges
    case .group(let group): group.edges
    }
  }

  /// The length that this part sets along `axis`.
  subscript(axis: Axis) -> LayoutDimension? {
    switch (self, axis) {
    case (.item(let width, _, _, _), .horizontal): width
    case (.item(_, let height, _, _), .vertical): height
    case (.group(let group), .horizontal): group.width
    case (.group(let group), .vertical): group.height
    }
  }
}
