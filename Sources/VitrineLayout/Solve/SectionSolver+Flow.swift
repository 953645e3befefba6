extension SectionSolver {
  /// Lines of items from the start, each item as far down as its line begins.
  func lines(of flow: FlowLayout) -> Result {
    let axis = scrollAxis
    let across = axis.across
    let available = groupContainer[across]
    var result = Result()
    var line = Frame(origin: lineOrigin(at: section.contentInsets.start(along: axis)), size: .zero)
    var isFirst = true
    for item in 0..<itemCount {
      let size = size(of: item, in: flow)
      let used = isFirst ? 0 : line.size[across] + flow.interItemSpacing
      if !isFirst, used + size[across] > available + GroupPlan.tolerance {
        result.groups.append(line)
        let next = line.end(along: axis) + flow.lineSpacing
        line = Frame(origin: lineOrigin(at: next), size: .zero)
        line.add(size, after: 0, across: across)
      } else {
        line.add(size, after: used, across: across)
      }
      isFirst = false
      var origin = line.origin
      origin[across] = line.end(along: across) - size[across]
      result.items.append(Frame(origin: origin, size: size))
    }
    result.groups.append(line)
    result.length = line.end(along: axis) + section.contentInsets.end(along: axis)
    return result
  }

  private func lineOrigin(at position: Double) -> Point {
    var origin = Point.zero
    origin[scrollAxis] = position
    origin[scrollAxis.across] = section.contentInsets.start(along: scrollAxis.across)
    return origin
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

extension Frame {
  fileprivate mutating func add(_ item: Size, after used: Double, across: Axis) {
    size[across] = used + item[across]
    size[across.across] = max(size[across.across], item[across.across])
  }
}
