extension ChartDrawing {
  /// The number of equal time intervals in which items are counted if there are too many to draw
  /// each.
  private static let bins = 64

  /// Draws how many items are in progress in each interval.
  init(timelineOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let spans = chart.values.map { (start: $0.x, end: $0.x + $0.y) }
    let places = PlaceAxis(ofDates: spans.map(\.start) + spans.map(\.end), formats: formats)
    var counts = Array(repeating: 0, count: Self.bins)
    func bin(of day: Double) -> Int {
      min(Self.bins - 1, Int(places.x(day) * Double(Self.bins)))
    }
    for span in spans {
      for bin in bin(of: span.start)...bin(of: span.end) { counts[bin] += 1 }
    }
    let values = ValueAxis(
      low: 0, high: Double(counts.max() ?? 0), isCount: true, top: Self.plotTop,
      bottom: Self.plotBottom, formats: formats)
    start = ResponsiveLength(values.room)
    end = ResponsiveLength(6)
    elements += values.elements
    for (bin, count) in counts.enumerated() where count > 0 {
      let top = values.y(Double(count))
      elements.append(
        .box(
          Box(
            x: Double(bin) / Double(Self.bins)...Double(bin + 1) / Double(Self.bins),
            top: top, height: values.y(0) - top, fill: .tone(.plain),
            name: formats.number(String(count)))))
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
  }
}
