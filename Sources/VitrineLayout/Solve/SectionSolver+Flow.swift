extension SectionSolver {
  /// Fills lines with items one after another.
  func fillLines(of flow: FlowLayout, in prepared: inout PreparedSection) {
    let axis = scrollAxis
    let insets = section.contentInsets
    guard itemCount > 0 else {
      if flow.alignment == .justified { prepared.length = insets.total(along: axis) }
      return
    }
    let isMeasured =
      measure != nil && (flow.itemSize.width.isEstimated || flow.itemSize.height.isEstimated)
    let thickness: Double
    // The last of spread lines differs from the others.
    if isMeasured || flow.alignment == .spread {
      let placed = placedLines(of: flow)
      prepared.content = .placed(placed)
      thickness = placed.groups.lazy.map { $0.end(along: axis) }.max() ?? 0
    } else {
      let repeated = repeatedLines(of: flow)
      prepared.content = .repeated(repeated)
      thickness = repeated.end
    }
    prepared.length = max(0, thickness + insets.end(along: axis))
  }

  /// Lines of items of equal size.
  private func repeatedLines(of flow: FlowLayout) -> RepeatedGroup {
    let axis = scrollAxis
    let size = size(of: 0, in: flow)
    let lines = FlowLines(
      flow, available: groupContainer[axis.across], across: axis.across,
      count: itemCount, size: size)
    let leaves = lines.frames(of: lines.lines[0], isLast: false)
    let last = (itemCount - 1) % leaves.count
    var lineSize = Size.zero
    lineSize[axis] = size[axis]
    lineSize[axis.across] = leaves[leaves.count - 1].end(along: axis.across)
    var lastSize = lineSize
    lastSize[axis.across] = leaves[last].end(along: axis.across)
    return RepeatedGroup(
      axis: axis, itemCount: itemCount, leaves: leaves, origin: contentCorner,
      pitch: size[axis] + flow.lineSpacing, size: lineSize, lastSize: lastSize)
  }

  private func placedLines(of flow: FlowLayout) -> PlacedGroups {
    let axis = scrollAxis
    let lines = FlowLines(
      flow, available: groupContainer[axis.across], across: axis.across,
      sizes: (0..<itemCount).map { size(of: $0, in: flow) })
    var content = PlacedGroups()
    content.items.reserveCapacity(itemCount)
    var corner = contentCorner
    var position = LengthSum(corner[axis])
    for line in lines.lines {
      let frames = lines.frames(of: line, isLast: line.items.upperBound == itemCount)
      var size = Size.zero
      size[axis.across] = frames.last?.end(along: axis.across) ?? 0
      size[axis] = line.thickness
      content.begin(Frame(origin: corner, size: size))
      content.items += frames.lazy.map { $0.offset(by: corner) }
      position += line.thickness + flow.lineSpacing
      corner[axis] = position.length
    }
    content.findReach(along: axis)
    return content
  }

  private var contentCorner: Point {
    Point(x: section.contentInsets.leading, y: section.contentInsets.top)
  }

  private func size(of item: Int, in flow: FlowLayout) -> Size {
    var size = ResolvedSize(flow.itemSize, in: groupContainer, rounding: rounding)
    if !size.isEstimated(along: scrollAxis) {
      size.lengths[scrollAxis] = rounding.pitch(size.lengths[scrollAxis])
    }
    if size.isEstimated.width || size.isEstimated.height,
      let measured = measure?(item, size.lengths)
    {
      size.adopt(measured)
    }
    return size.lengths
  }
}

/// The lines of a flow, each relative to its own corner.
private struct FlowLines {
  struct Line {
    var items: Range<Int>

    /// The length used along the line, with minimum spacing between its items.
    var used: Double
    var thickness: Double
  }

  let flow: FlowLayout
  let available: Double

  /// The axis of the lines.
  let across: Axis
  let sizes: [Size]
  private(set) var lines: [Line] = []

  /// How many items of the same length fit on each line, or nil if their lengths differ.
  private let gridCount: Int?

  /// The first of the lines of `count` items of equal size.
  init(_ flow: FlowLayout, available: Double, across: Axis, count: Int, size: Size) {
    self.flow = flow
    self.available = available
    self.across = across
    gridCount = Self.gridCount(of: size[across], count: count, in: available, flow)
    let first = min(count, gridCount ?? count)
    sizes = Array(repeating: size, count: first)
    let used = Double(first) * size[across] + Double(first - 1) * flow.interItemSpacing
    lines = [Line(items: 0..<first, used: used, thickness: size[across.across])]
  }

  init(_ flow: FlowLayout, available: Double, across: Axis, sizes: [Size]) {
    self.flow = flow
    self.available = available
    self.across = across
    self.sizes = sizes
    let breadth = sizes[0][across]
    gridCount =
      sizes.allSatisfy { $0[across] == breadth }
      ? Self.gridCount(of: breadth, count: sizes.count, in: available, flow) : nil
    var line = Line(items: 0..<0, used: 0, thickness: 0)
    for (index, size) in sizes.enumerated() {
      let used = line.items.isEmpty ? 0 : line.used + flow.interItemSpacing
      if !line.items.isEmpty, used + size[across] > available + GroupPlan.tolerance {
        lines.append(line)
        line = Line(items: index..<index + 1, used: size[across], thickness: size[across.across])
      } else {
        line.items = line.items.lowerBound..<index + 1
        line.used = used + size[across]
        line.thickness = max(line.thickness, size[across.across])
      }
    }
    lines.append(line)
  }

  /// How many items of length `breadth` fit on a line, at least one. All `count` of them if they
  /// take no space.
  private static func gridCount(
    of breadth: Double, count: Int, in available: Double, _ flow: FlowLayout
  ) -> Int {
    let pitch = breadth + flow.interItemSpacing
    guard pitch > 0 else { return count }
    let maximum = (available + flow.interItemSpacing + GroupPlan.tolerance) / pitch
    return Int(max(1, min(maximum, Double(Int32.max))))
  }

  func frames(of line: Line, isLast: Bool) -> [Frame] {
    let (start, gap) =
      switch flow.alignment {
      case .start: (0.0, flow.interItemSpacing)
      case .justified: justified(line, isLast: isLast)
      case .spread: (0, isLast ? flow.interItemSpacing : spreadGap(in: line))
      }
    var position = start
    return line.items.map { item in
      var frame = Frame(origin: .zero, size: sizes[item])
      frame.origin[across] = position
      if flow.alignment == .justified {
        frame.origin[across.across] = (line.thickness - sizes[item][across.across]) / 2
      }
      position += sizes[item][across] + gap
      return frame
    }
  }

  /// Where a line's first item begins, and the gap between its items.
  private func justified(_ line: Line, isLast: Bool) -> (start: Double, gap: Double) {
    let breadth = sizes[line.items.lowerBound][across]
    if let gridCount {
      guard gridCount > 1 else { return ((available - breadth) / 2, 0) }
      return (0, (available - Double(gridCount) * breadth) / Double(gridCount - 1))
    }
    if line.items.count == 1 {
      let wouldFitTwice = 2 * breadth + flow.interItemSpacing <= available + GroupPlan.tolerance
      return (isLast && wouldFitTwice ? 0 : (available - breadth) / 2, 0)
    }
    return (0, isLast ? flow.interItemSpacing : spreadGap(in: line))
  }

  /// The gap between the items of a line that extends from edge to edge.
  private func spreadGap(in line: Line) -> Double {
    let gaps = Double(max(1, line.items.count - 1))
    return flow.interItemSpacing + max(0, available - line.used) / gaps
  }
}
