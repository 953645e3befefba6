/// The bars of each category as parts from one value to another.
struct BarStacks {
  struct Part: Hashable {
    var series: Int
    var from: Double
    var to: Double

    /// Which of the bars beside each other it is in, from 0.
    var lane: Int
  }

  /// By category.
  let parts: [[Part]]

  /// How many bars a category has beside each other.
  let lanes: Int

  /// The ends of all bars, and zero, where all begin.
  let low: Double
  let high: Double

  /// The parts of `values`, on each other or beside each other. What is below zero stands under it.
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

  /// The sum of a category's bars; of bars beside each other nil, since each has an end of its own.
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

  /// The name of a part of a bar, where several make one.
  func name(of part: BarStacks.Part, category: Int, formats: ChartFormats) -> String? {
    if series.count < 2 { return nil }
    let value = formats.short(part.to - (isStacked ? part.from : 0))
    return [categories[category], series[part.series].name, value].compactMap { $0 }
      .joined(separator: ", ")
  }
}
