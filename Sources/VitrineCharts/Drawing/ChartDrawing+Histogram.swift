extension ChartDrawing {
  /// How many values fall into each part of their range.
  init(histogramOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let bins = HistogramBins(chart.values.map(\.x))
    let values = ValueAxis(
      low: 0, high: Double(bins.counts.max() ?? 0), isCount: true, top: Self.plotTop,
      bottom: Self.plotBottom,
      formats: formats)
    let places = PlaceAxis(ofNumbers: bins.edges, formats: formats)
    let labels = bins.literals.map(formats.number)
    start = Room(values.room)
    elements += values.elements
    for (part, count) in bins.counts.enumerated() where count > 0 {
      let top = values.y(Double(count))
      elements.append(
        .box(
          Box(
            x: places.x(bins.edges[part])...places.x(bins.edges[part + 1]), top: top,
            height: values.y(0) - top, fill: .tone(.plain),
            name: "\(labels[part])–\(labels[part + 1]), \(formats.number(String(count)))")))
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
    addTitles(of: chart)
  }
}
