extension ChartDrawing {
  /// Names up to this width, in px, are written at the ends of their lines.
  static let maxNameWidth: Double = 96
  private static let namePitch: Double = 15

  /// A line for each series.
  init(linesOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let values = ValueAxis(
      of: chart.values.map(\.y), isCount: chart.isCount, top: Self.plotTop, bottom: Self.plotBottom,
      formats: formats)
    let places = chart.placeAxis(formats)
    let names = chart.namesAtLines
    start = ResponsiveLength(values.room)
    end = ResponsiveLength(names.isEmpty ? 6 : (names.map(\.width).max() ?? 0).rounded(.up) + 10)
    elements += values.elements
    var ends: [(series: Int, y: Double)] = []
    for (series, line) in chart.series.enumerated() {
      let points = thinned(
        chart.values.filter { $0.series == series }
          .map { Place(x: places.x($0.x), y: values.y($0.y)) })
      guard let last = points.last else { continue }
      if points.count > 1 { elements.append(.curve(Curve(points: points, tone: line.tone))) }
      elements.append(.point(Point(place: last, tone: line.tone, isEnd: true)))
      ends.append((series, last.y))
    }
    if !names.isEmpty {
      let heights = spread(ends.map(\.y))
      for (end, y) in zip(ends, heights) {
        elements.append(
          .label(
            Label(
              text: chart.series[end.series].name ?? "", x: 1, offset: 8, y: y + 4,
              anchor: .start, role: .series(chart.series[end.series].tone))))
      }
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
    addTitles(of: chart)
  }

  /// Thins out a very long line: divides the width into 400 equal parts and averages the points in
  /// each.
  private func thinned(_ points: [Place]) -> [Place] {
    if points.count <= Self.maxPoints { return points }
    let parts = 400
    return Dictionary(grouping: points) { min(parts - 1, Int($0.x * Double(parts))) }
      .sorted { $0.key < $1.key }.map { _, points in
        let count = Double(points.count)
        return Place(
          x: points.reduce(0) { $0 + $1.x / count }, y: points.reduce(0) { $0 + $1.y / count })
      }
  }

  /// Moves heights apart so that each has room for a line of text. The result is in the same order.
  private func spread(_ heights: [Double]) -> [Double] {
    let order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    var placed = heights
    var minimum = Self.plotTop
    for index in order {
      placed[index] = max(heights[index], minimum)
      minimum = placed[index] + Self.namePitch
    }
    // Names pushed past the bottom move up again and push others up.
    var maximum = Self.plotBottom
    for index in order.reversed() {
      placed[index] = min(placed[index], maximum)
      maximum = placed[index] - Self.namePitch
    }
    return placed
  }
}

extension Chart {
  /// The x axis of lines and points.
  func placeAxis(_ formats: ChartFormats) -> PlaceAxis {
    switch scale {
    case .categories(let labels, _): PlaceAxis(ofCategories: labels)
    case .numbers: PlaceAxis(ofNumbers: values.map(\.x), formats: formats)
    case .dates: PlaceAxis(ofDates: values.map(\.x), formats: formats)
    }
  }

  /// The names written at the ends of lines, with their widths. Empty if a legend names the lines
  /// or there is only one: for a single line, for more than eight, and if a name is too long.
  fileprivate var namesAtLines: [(text: String, width: Double)] {
    if mark != .line || series.count < 2 || series.count > 8 { return [] }
    let names = series.map { series in
      let name = series.name ?? ""
      return (text: name, width: TextWidth.of(name, size: ChartDrawing.textSize))
    }
    return names.allSatisfy { $0.width <= ChartDrawing.maxNameWidth } ? names : []
  }

  /// Whether a legend has to name the series.
  package var needsLegend: Bool {
    switch mark {
    case .donut: true
    case .bar, .point, .histogram, .timeline, .map: series.count > 1
    case .line: series.count > 1 && namesAtLines.isEmpty
    }
  }
}
