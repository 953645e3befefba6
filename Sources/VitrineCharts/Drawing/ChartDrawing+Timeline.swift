extension ChartDrawing {
  /// The number of equal parts of time in which very many items are counted.
  private static let parts = 64

  /// Draws how many items are in progress in each part of time.
  init(timelineOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let spans = chart.values.map { (start: $0.x, end: $0.x + $0.y) }
    let places = PlaceAxis(ofDates: spans.map(\.start) + spans.map(\.end), formats: formats)
    var counts = Array(repeating: 0, count: Self.parts)
    func part(_ day: Double) -> Int {
      min(Self.parts - 1, Int(places.x(day) * Double(Self.parts)))
    }
    for span in spans {
      for part in part(span.start)...part(span.end) { counts[part] += 1 }
    }
    let values = ValueAxis(
      low: 0, high: Double(counts.max() ?? 0), isCount: true, top: Self.plotTop,
      bottom: Self.plotBottom, formats: formats)
    start = ResponsiveLength(values.room)
    end = ResponsiveLength(6)
    elements += values.elements
    for (part, count) in counts.enumerated() where count > 0 {
      let top = values.y(Double(count))
      elements.append(
        .box(
          Box(
            x: Double(part) / Double(Self.parts)...Double(part + 1) / Double(Self.parts),
            top: top, height: values.y(0) - top, fill: .tone(.plain),
            name: formats.number(String(count)))))
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
  }
}
