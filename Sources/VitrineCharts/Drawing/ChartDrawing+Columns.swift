extension ChartDrawing {
  /// Vertical positions in a plot with a value axis. Labels go below `plotBottom`.
  static let plotTop: Double = 12
  static let plotBottom: Double = 212
  static let plotHeight: Double = 240

  /// The baseline of the labels below the plot, clear of the label of the lowest tick.
  static let plotLabels: Double = 234

  /// Vertical bars above their labels.
  init(columnsOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let stacks = chart.stacks
    let values = ValueAxis(
      low: stacks.low, high: stacks.high, isCount: chart.isCount, top: Self.plotTop,
      bottom: Self.plotBottom,
      formats: formats)
    let labels = chart.categories
    let places = PlaceAxis(ofCategories: labels)
    start = ResponsiveLength(values.room)
    elements += values.elements
    let band = 1 / Double(labels.count)
    let width = band * 0.64 / Double(stacks.lanes)
    for (category, parts) in stacks.parts.enumerated() {
      for part in parts {
        let from = (Double(category) + 0.18) * band + Double(part.lane) * width
        let (one, other) = (values.y(part.from), values.y(part.to))
        let name =
          chart.name(of: part, category: category, formats: formats)
          ?? "\(labels[category]), \(formats.short(part.to))"
        elements.append(
          .box(
            Box(
              x: from...from + width, top: min(one, other), height: (one - other).magnitude,
              fill: .tone(chart.series[part.series].tone), name: name)))
      }
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
    greatestWidth = start.wide + Double(labels.count * stacks.lanes) * 88
    addTitles(of: chart)
  }

  /// Adds the titles of the axes: the y title above its axis, the x title below its axis at the end
  /// of the line.
  mutating func addTitles(of chart: Chart) {
    if let title = chart.yTitle {
      for index in elements.indices { elements[index].move(down: 16) }
      height += 16
      elements.append(
        .label(
          Label(
            text: TextWidth.cut(title, to: Self.narrowest, size: Self.textSize), x: 0,
            offset: -start.narrow, y: 12, anchor: .start, role: .title)))
    }
    if let title = chart.xTitle {
      height += 18
      elements.append(
        .label(
          Label(
            text: TextWidth.cut(
              title, to: Self.narrowest - start.narrow, size: Self.textSize), x: 1,
            y: height - 4, anchor: .end, role: .title)))
    }
  }
}

extension ChartDrawing.Element {
  fileprivate mutating func move(down length: Double) {
    switch self {
    case .box(var box):
      box.top += length
      self = .box(box)
    case .rule(var rule):
      switch rule.position {
      case .across(let y): rule.position = .across(y: y + length)
      case .down(let x, let top, let bottom):
        rule.position = .down(x: x, top: top + length, bottom: bottom + length)
      case .through(let x, let top): rule.position = .through(x: x, top: top + length)
      }
      self = .rule(rule)
    case .label(var label):
      label.y += length
      self = .label(label)
    case .curve(var curve):
      for index in curve.points.indices { curve.points[index].y += length }
      self = .curve(curve)
    case .point(var point):
      point.place.y += length
      self = .point(point)
    case .arc: break
    }
  }
}
