extension ChartDrawing {
  /// The side of the square around a donut, in px.
  package static let ring: Double = 168

  /// A ring with a segment for each category's share of the total. Negative values get no segment.
  init(donutOf chart: Chart, formats: ChartFormats) {
    self.init(height: Self.ring)
    let shares = chart.shares
    var from = 0.0
    for (value, share) in zip(chart.values, shares) where share > 0 {
      elements.append(
        .arc(
          Arc(
            from: from, to: from + share, tone: chart.series[value.series].tone,
            name: "\(chart.series[value.series].name ?? ""), "
              + formats.short(value.y))))
      from += share
    }
    let total = chart.values.reduce(0) { $0 + max(0, $1.y) }
    elements.append(
      .label(
        Label(
          text: formats.short(total), x: 0.5, y: Self.ring / 2 + 7,
          anchor: .middle, role: .title)))
  }
}

extension Chart {
  /// Each value's share of the sum of all positive values.
  package var shares: [Double] {
    let maximum = values.reduce(0) { max($0, $1.y) }
    if maximum <= 0 { return values.map { _ in 0 } }
    // Values are divided by the greatest first, since the sum of large numbers may overflow.
    let parts = values.map { max(0, $0.y) / maximum }
    let total = parts.reduce(0, +)
    return parts.map { $0 / total }
  }
}
