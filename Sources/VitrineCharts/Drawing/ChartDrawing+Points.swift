extension ChartDrawing {
  /// With more points than this, the chart shows how many fall into each cell of a grid.
  package static let maxPoints = 1000
  private static let columns = 32
  private static let rows = 16

  /// A point for each value. If there are very many, draws how many fall into each cell of a grid
  /// instead.
  init(pointsOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let values = ValueAxis(
      of: chart.values.map(\.y), top: Self.plotTop, bottom: Self.plotBottom, formats: formats)
    let places = chart.placeAxis(formats)
    start = ResponsiveLength(values.room)
    end = ResponsiveLength(6)
    elements += values.elements
    let points = chart.values.map { Place(x: places.x($0.x), y: values.y($0.y)) }
    if points.count > Self.maxPoints {
      elements += Self.densities(of: points, formats: formats)
    } else {
      elements += zip(points, chart.values).map {
        .point(Point(place: $0, tone: chart.series[$1.series].tone, link: $1.link))
      }
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
    addTitles(of: chart)
  }

  /// The cells of the plot that contain points, darker where there are more.
  private static func densities(of points: [Place], formats: ChartFormats) -> [Element] {
    let height = (plotBottom - plotTop) / Double(rows)
    var counts: [Int: Int] = [:]
    for point in points {
      let column = min(columns - 1, max(0, Int(point.x * Double(columns))))
      let row = min(rows - 1, max(0, Int((point.y - plotTop) / height)))
      counts[row * columns + column, default: 0] += 1
    }
    let maximum = Double(counts.values.max() ?? 1)
    return counts.sorted { $0.key < $1.key }.map { part, count in
      let column = Double(part % columns)
      return .box(
        Box(
          x: column / Double(columns)...(column + 1) / Double(columns),
          top: plotTop + Double(part / columns) * height, height: height,
          fill: .level(min(5, Int((5 * (Double(count) / maximum).squareRoot()).rounded(.up)))),
          name: formats.number(String(count))))
    }
  }
}
