import VitrineModel

extension SectionChart {
  /// A bar, a line or a ring of what the values of each place and series come to.
  ///
  /// Numbers and dates stand in their order, other values by how much they come to, unless `keepsOrder`
  /// lets them stand as their first records do.
  init(
    _ mark: Mark, x: Axis, y: Axis?, by: String?, of reduction: Reduction, _ found: ChartValues,
    keepsOrder: Bool
  ) {
    let series = ChartCategories(found.seriesValues, most: ChartCategories.mostSeries)
    let isOrdered = found.areNumbers || found.areDates
    var (scale, values): (Scale, [Value])
    if mark == .line, isOrdered {
      scale = found.areDates ? .dates : .numbers
      values = Self.values(found, of: reduction, series: series) { found.position($0) }
        .sorted { ($0.series, $0.x) < ($1.series, $1.x) }
    } else {
      let categories = ChartCategories(
        found.categories(reduction, isOrdered: isOrdered, keepsOrder: keepsOrder || mark == .line),
        most: isOrdered || mark == .line
          ? .max - 1 : mark == .donut ? ChartCategories.mostSeries : ChartCategories.most)
      scale = .categories(categories.values, areOrdered: isOrdered)
      values = Self.values(found, of: reduction, series: series) {
        Double(categories.number(of: $0))
      }.sorted { ($0.series, $0.x) < ($1.series, $1.x) }
    }
    self.init(
      mark: mark, x: x, scale: scale, y: y, by: by,
      series: by == nil ? [nil] : series.values, values: values,
      isStacked: y == nil || reduction == .sum, records: found.entries.map(\.record))
  }

  private static func values(
    _ found: ChartValues, of reduction: Reduction, series: ChartCategories,
    at place: (FieldValue?) -> Double?
  ) -> [Value] {
    struct Key: Hashable {
      var x: Double
      var series: Int
    }
    var order: [Key] = []
    var values: [Key: [Double]] = [:]
    for entry in found.entries {
      for x in entry.x {
        guard let place = place(x) else { continue }
        let key = Key(x: place, series: max(0, series.number(of: entry.by)))
        if values[key, default: []].isEmpty { order.append(key) }
        values[key, default: []].append(entry.y)
      }
    }
    return order.map { Value(x: $0.x, y: reduction.reduced(values[$0]!), series: $0.series) }
  }
}

extension ChartValues {
  /// The values along the chart in their order, each once.
  fileprivate func categories(
    _ reduction: SectionChart.Reduction, isOrdered: Bool, keepsOrder: Bool
  ) -> [FieldValue?] {
    let distinct = entries.flatMap(\.x).distinct
    if keepsOrder { return distinct }
    if isOrdered {
      return distinct.map { ($0, position($0)) }
        .sorted { ($0.1 ?? .infinity) < ($1.1 ?? .infinity) }.map(\.0)
    }
    var values: [String: [Double]] = [:]
    for entry in entries {
      for x in entry.x { values[x.category, default: []].append(entry.y) }
    }
    return distinct.greatestFirst(values.mapValues(reduction.reduced))
  }

  /// The values of series: as they come, but those that come to the most first if they are too many to
  /// name.
  fileprivate var seriesValues: [FieldValue?] {
    let distinct = entries.map(\.by).distinct
    if distinct.count <= ChartCategories.mostSeries + 1 { return distinct }
    var sums: [String: Double] = [:]
    for entry in entries { sums[entry.by.category, default: 0] += entry.y }
    return distinct.greatestFirst(sums)
  }
}

extension FieldValue? {
  /// What tells a value from others: its text.
  fileprivate var category: String { ReadableValue(self)?.text ?? "" }
}

extension [FieldValue?] {
  /// Each value once, in the order in which it first comes.
  var distinct: [FieldValue?] {
    var known: Set<String> = []
    return filter { known.insert($0.category).inserted }
  }

  /// The values by a number for each, the greatest first.
  fileprivate func greatestFirst(_ numbers: [String: Double]) -> [FieldValue?] {
    let ranked = map { numbers[$0.category] ?? 0 }
    let order = indices.sorted { first, second in
      ranked[first] == ranked[second] ? first < second : ranked[first] > ranked[second]
    }
    return order.map { self[$0] }
  }
}
