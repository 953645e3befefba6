/// The bars of each category, as segments between two values.
struct BarStacks {
  struct Part: Hashable {
    var series: Int
    var from: Double
    var to: Double

    /// Which of the side-by-side bars it belongs to, from 0.
    var lane: Int
  }

  /// The parts of the bars, by category.
  let parts: [[Part]]

  /// How many bars a category has side by side.
  let lanes: Int

  /// The range of all bars. It includes zero, where every bar starts.
  let low: Double
  let high: Double

  /// Arranges `values` stacked or side by side. Negative values are stacked below zero.
  init(_ values: [Chart.Value], categories: Int, series: Int, isStacked: Bool) {
    var parts = Array(repeating: [Part](), count: categories)
    var (low, high) = (0.0, 0.0)
    for (category, values) in Dictionary(grouping: values, by: { Int($0.x) }) {
      var (below, above) = (0.0, 0.0)
      for value in values.sorted(by: { $0.series < $1.series }) {
        let from = isStacked ? (value.y < 0 ? below : above) : 0
        let to = max(-.greatestFiniteMagnitude, min(from + value.y, .greatestFiniteMagnitude))
        if value.y < 0 { below = to } else { above = to }
        (low, high) = (min(low, to), max(high, to))
        parts[category].append(
          Part(series: value.series, from: from, to: to, lane: isStacked ? 0 : value.series))
      }
    }
    self.parts = parts
    lanes = isStacked ? 1 : max(1, series)
    self.low = low
    self.high = high
  }

  /// The sum of a category's stacked bars, or nil for bars side by side, which each have their own
  /// end.
  func total(_ category: Int) -> Double? {
    if lanes > 1 { return nil }
    let sum = parts[category].reduce(0) { $0 + ($1.to - $1.from) }
    return sum.isFinite ? sum : nil
  }
}

extension Chart {
  var categories: [String] {
    if case .categories(let labels, _) = scale { labels } else { [] }
  }

  var areOrdered: Bool {
    if case .categories(_, let areOrdered) = scale { areOrdered } else { false }
  }

  var stacks: BarStacks {
    BarStacks(
      values, categories: categories.count, series: series.count, isStacked: isStacked)
  }

  /// The name of a bar's segment, or nil if the chart has a single series.
  func name(of part: BarStacks.Part, category: Int, formats: ChartFormats) -> String? {
    if series.count < 2 { return nil }
    let value = formats.short(part.to - (isStacked ? part.from : 0))
    return [categories[category], series[part.series].name, value].compactMap { $0 }
      .joined(separator: ", ")
  }
}
