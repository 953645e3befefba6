extension SectionSolver {
  /// Fills lines with items one after another.
  func fillLines(of flow: FlowLayout, in prepared: inout PreparedSection) {
    let axis = scrollAxis
    let insets = section.contentInsets
    guard itemCount > 0 else {
      if flow.alignment == .justified { prepared.length = insets.total(along: axis) }
      return
    }
    let lines = FlowLines(
      flow, available: groupContainer[axis.across], across: axis.across,
      sizes: (0..<itemCount).map { size(of: $0, in: flow) })
    var content = PlacedGroups()
    content.items.reserveCapacity(itemCount)
    var corner = Point(x: insets.leading, y: insets.top)
    for line in lines.lines {
      content.firstItems.append(line.items.lowerBound)
      content.firstSupplementaries.append(0)
      let frames = lines.frames(of: line, isLast: line.items.upperBound == itemCount)
      var size = Size.zero
      size[axis.across] = frames.last?.end(along: axis.across) ?? 0
      size[axis] = line.thickness
      content.items += frames.lazy.map { $0.offset(by: corner) }
      content.groups.append(Frame(origin: corner, size: size))
      corner[axis] += line.thickness + flow.lineSpacing
    }
    prepared.content = .placed(content)
    prepared.length = corner[axis] - flow.lineSpacing + insets.end(along: axis)
  }

  private func size(of item: Int, in flow: FlowLayout) -> Size {
    var size = ResolvedSize(flow.itemSize, in: groupContainer, rounding: rounding)
    if size.isEstimated.width || size.isEstimated.height,
      let measured = measure?(item, size.lengths)
    {
      size.adopt(measured)
    }
    return size.lengths
  }
}

/// The lines of a flow, each from its own corner.
private struct FlowLines {
  struct Line {
    var items: Range<Int>

    /// Along the line, with the least spacing between its items.
    var used: Double
    var thickness: Double
  }

  let flow: FlowLayout
  let available: Double

  /// The axis of the lines.
  let across: Axis
  let sizes: [Size]
  private(set) var lines: [Line] = []

  /// How many items of one breadth stand on each line; nil if the breadths differ.
  private let gridCount: Int?

  init(_ flow: FlowLayout, available: Double, across: Axis, sizes: [Size]) {
    self.flow = flow
    self.available = available
    self.across = across
    self.sizes = sizes
    let breadth = sizes[0][across]
    if sizes.allSatisfy({ $0[across] == breadth }) {
      let pitch = breadth + flow.interItemSpacing
      let most = (available + flow.interItemSpacing + GroupPlan.tolerance) / pitch
      gridCount = pitch > 0 ? max(1, Int(min(most, Double(sizes.count)))) : sizes.count
    } else {
      gridCount = nil
    }
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

  func frames(of line: Line, isLast: Bool) -> [Frame] {
    let (start, gap) =
      switch flow.alignment {
      case .start: (0.0, flow.interItemSpacing)
      case .justified: justified(line, isLast: isLast)
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
    guard !isLast else { return (0, flow.interItemSpacing) }
    let gaps = Double(line.items.count - 1)
    return (0, flow.interItemSpacing + (available - line.used) / gaps)
  }
}
