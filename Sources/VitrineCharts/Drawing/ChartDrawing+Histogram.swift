extension ChartDrawing {
  /// Draws how many values fall into each bin.
  init(histogramOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.plotHeight)
    let bins = HistogramBins(chart.values.map(\.x))
    let values = ValueAxis(
      low: 0, high: Double(max(bins.counts.max() ?? 0, bins.below, bins.above)), isCount: true,
      top: Self.plotTop,
      bottom: Self.plotBottom,
      formats: formats)
    let labels = bins.literals.map(formats.number)
    let step = bins.edges[1] - bins.edges[0]
    var bars = bins.counts.enumerated().map { part, count in
      (
        from: bins.edges[part], to: bins.edges[part + 1], count: count,
        name: "\(labels[part])–\(labels[part + 1])"
      )
    }
    // Outliers get a bar at each end, outside the axis.
    var ends: [(place: Double, text: String)] = []
    if bins.below > 0 {
      let place = bins.edges[0] - 1.5 * step
      bars.append((place, place + step, bins.below, "< \(labels[0])"))
      ends.append((place + step / 2, "< \(labels[0])"))
    }
    if bins.above > 0 {
      let place = bins.edges[bins.edges.count - 1] + step / 2
      bars.append((place, place + step, bins.above, "> \(labels[labels.count - 1])"))
      ends.append((place + step / 2, "> \(labels[labels.count - 1])"))
    }
    let places = PlaceAxis(
      ofNumbers: bins.edges, beside: ends, low: bins.below > 0 ? bars.map(\.from).min()! : nil,
      high: bins.above > 0 ? bars.map(\.to).max()! : nil, formats: formats)
    start = ResponsiveLength(values.room)
    elements += values.elements
    for bar in bars where bar.count > 0 {
      let top = values.y(Double(bar.count))
      elements.append(
        .box(
          Box(
            x: places.x(bar.from)...places.x(bar.to), top: top,
            height: values.y(0) - top, fill: .tone(.plain),
            name: "\(bar.name), \(formats.number(String(bar.count)))")))
    }
    elements += places.labels(start: start, end: end, y: Self.plotLabels)
    addTitles(of: chart)
  }
}
