extension ChartDrawing {
  /// The greatest number of intervals in which items are counted if there are too many to draw each.
  private static let maxBins = 64.0

  /// Draws how many items are in progress in each interval. All intervals start with a year, a month or the like, so
  /// that centuries that follow each other share none.
  init(timelineOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let spans = chart.values.map { (start: $0.x, end: $0.x + $0.y) }
    let places = PlaceAxis(ofDates: spans.map(\.start) + spans.map(\.end), formats: formats)
    let (low, high) = (places.scale.low, places.scale.high)
    let step =
      DateStep.all.first { (high - low) / $0.length <= Self.maxBins } ?? DateStep.all.last!
    let inner = step.ticks(in: low...high).map(\.days).filter { $0 > low && $0 < high }
    let edges = [low] + inner + [high]
    var counts = Array(repeating: 0, count: edges.count - 1)
    for span in spans {
      let first = inner.count { $0 <= span.start }
      // A span ends before the day after it.
      let last = max(first, inner.count { $0 < span.end })
      for bin in first...last { counts[bin] += 1 }
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
            x: places.x(edges[bin])...places.x(edges[bin + 1]),
            top: top, height: values.y(0) - top, fill: .tone(.plain),
            name: formats.number(String(count)))))
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
  }
}
