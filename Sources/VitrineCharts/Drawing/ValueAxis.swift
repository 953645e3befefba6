/// The y axis: its scale, its grid lines and their labels.
struct ValueAxis {
  let ticks: NumberTicks
  let labels: [String]
  let top: Double
  let bottom: Double

  /// An axis for `low...high`, divided into at most five parts between two heights. Counts have no
  /// ticks between whole numbers.
  init(
    low: Double, high: Double, isCount: Bool = false, top: Double, bottom: Double,
    formats: ChartFormats
  ) {
    ticks = NumberTicks(
      from: low, to: high, atMost: isCount && high < 5 ? max(1, Int(high)) : 5)
    labels = ticks.multiples.map { [ticks] in formats.number(ticks.literal($0)) }
    self.top = top
    self.bottom = bottom
  }

  /// An axis for values that need not start at zero. It extends to zero if zero is not far.
  init(
    of values: [Double], isCount: Bool = false, top: Double, bottom: Double, formats: ChartFormats
  ) {
    var low = values.min() ?? 0
    var high = values.max() ?? 0
    if low > 0, low <= high - low { low = 0 }
    if high < 0, -high <= high - low { high = 0 }
    if isCount { low = min(0, low) }
    self.init(low: low, high: high, isCount: isCount, top: top, bottom: bottom, formats: formats)
  }

  func y(_ value: Double) -> Double {
    let scale = LinearScale(low: ticks.low, high: ticks.high)
    return bottom - scale.fraction(value) * (bottom - top)
  }

  /// The width of its labels and the space between them and the plot.
  var room: Double {
    labels.reduce(0) { max($0, TextWidth.of($1, size: ChartDrawing.textSize)) }.rounded(.up) + 8
  }

  /// The grid lines and their labels. The line at zero, or otherwise the lowest, is drawn as the
  /// axis.
  var elements: [ChartDrawing.Element] {
    let base = ticks.multiples.contains(0) ? 0 : ticks.multiples.lowerBound
    return zip(ticks.multiples, labels).flatMap { multiple, label -> [ChartDrawing.Element] in
      let y = y(ticks.value(multiple)).rounded()
      return [
        .rule(ChartDrawing.Rule(position: .across(y: y), isAxis: multiple == base)),
        .label(
          ChartDrawing.Label(
            text: label, x: 0, offset: -8, y: y + 4, anchor: .end, role: .tick)),
      ]
    }
  }
}
