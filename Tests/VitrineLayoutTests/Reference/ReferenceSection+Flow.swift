import VitrineLayout

extension ReferenceSection {
  /// Lines of items, one after another, on a page that scrolls downwards.
  func solveFlow() -> Result {
    guard case .flow(let flow) = section.content else { return Result() }
    let insets = section.contentInsets
    let isJustified = flow.alignment == .justified
    guard itemCount > 0 else {
      return Result(height: isJustified ? insets.top + insets.bottom : 0)
    }
    let solver = ReferenceGroup(scale: scale, itemCount: itemCount, measure: measure)
    let room = Size(
      width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
    let gap = flow.interItemSpacing
    let sizes = (0..<itemCount).map { item in
      var size = Size(
        width: solver.length(flow.itemSize.width, in: room),
        height: solver.length(flow.itemSize.height, in: room))
      let isUnknown = (flow.itemSize.width.isEstimated, flow.itemSize.height.isEstimated)
      if isUnknown.0 || isUnknown.1, let wanted = measure?(item, size) {
        if isUnknown.0 { size.width = wanted.width }
        if isUnknown.1 { size.height = wanted.height }
      }
      return size
    }

    var lines: [[Int]] = [[]]
    for item in 0..<itemCount {
      let line = lines[lines.count - 1]
      let used = line.map { sizes[$0].width + gap }.reduce(0, +)
      if line.isEmpty || used + sizes[item].width <= room.width + 0.001 {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }

    let isGrid = Set(sizes.map(\.width)).count == 1
    let perLine =
      sizes[0].width + gap > 0
      ? max(1, Int((room.width + gap + 0.001) / (sizes[0].width + gap))) : itemCount
    var result = Result()
    var y = insets.top
    for (number, line) in lines.enumerated() {
      let isLast = number == lines.count - 1
      let height = line.map { sizes[$0].height }.max()!
      let width = line.map { sizes[$0].width }.reduce(0, +)
      var (start, between) = (0.0, gap)
      if isJustified {
        let alone = sizes[line[0]].width
        if isGrid, perLine > 1 {
          between = (room.width - Double(perLine) * alone) / Double(perLine - 1)
        } else if isGrid {
          start = (room.width - alone) / 2
        } else if line.count == 1 {
          let fitsTwice = 2 * alone + gap <= room.width + 0.001
          start = isLast && fitsTwice ? 0 : (room.width - alone) / 2
        } else if !isLast {
          between = (room.width - width) / Double(line.count - 1)
        }
      }
      var x = start
      for item in line {
        let below = isJustified ? (height - sizes[item].height) / 2 : 0
        result.items.append(
          Frame(
            x: solver.round(insets.leading + x), y: solver.round(y + below),
            width: sizes[item].width, height: sizes[item].height))
        x += sizes[item].width + between
      }
      result.groups.append(
        Frame(
          x: solver.round(insets.leading), y: solver.round(y), width: x - between, height: height))
      y += height + flow.lineSpacing
    }
    result.height = y - flow.lineSpacing + insets.bottom
    return result
  }
}
