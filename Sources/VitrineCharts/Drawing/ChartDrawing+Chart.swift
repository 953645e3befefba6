extension ChartDrawing {
  /// Draws a chart that has at least one value and is not a map.
  package init(_ chart: Chart, formats: ChartFormats) {
    switch chart.mark {
    case .bar:
      if chart.areOrdered, chart.categories.count > Self.maxPoints {
        self.init(linesOf: chart, formats: formats)
      } else if chart.hasVerticalBars {
        self.init(columnsOf: chart, formats: formats)
      } else {
        self.init(barsOf: chart, formats: formats)
      }
    case .line: self.init(linesOf: chart, formats: formats)
    case .donut: self.init(donutOf: chart, formats: formats)
    case .histogram: self.init(histogramOf: chart, formats: formats)
    case .point: self.init(pointsOf: chart, formats: formats)
    case .timeline: self.init(timelineOf: chart, formats: formats)
    case .map: preconditionFailure("A map has no plot.")
    }
  }
}

extension Chart {
  /// Whether bars are vertical: for ordered categories, such as years, if there are at least three,
  /// and for others if all labels fit below them on the narrowest page.
  package var hasVerticalBars: Bool {
    let count = Double(categories.count * (isStacked ? 1 : series.count))
    if areOrdered { return categories.count >= 3 }
    let room = ChartDrawing.narrowest - 48
    return count <= 12
      && categories.allSatisfy {
        TextWidth.of($0, size: ChartDrawing.textSize) + 8 <= room / Double(categories.count)
      }
  }
}
