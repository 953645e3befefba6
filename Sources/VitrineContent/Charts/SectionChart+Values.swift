import VitrineModel

extension SectionChart {
  /// Makes a bar, line or ring chart with one reduced value for each x value and series.
  ///
  /// Numbers and dates are in their order, and other values are sorted by their reduced value. With
  /// `keepsOrder`, they stay in the order of their first records.
  init(
    _ mark: Mark, x: Axis, y: Axis?, by: String?, of reduction: Reduction, _ found: ChartValues,
    keepsOrder: Bool
  ) {
    let series = ChartCategories(found.seriesValues, maximum: ChartCategories.maxSeries)
    let isOrdered = found.areNumbers || found.areDates
    var (scale, values): (Scale, [Value])
    if mark == .line, isOrdered {
      scale = found.areDates ? .dates : .numbers
      values = Self.values(found, of: reduction, series: series) { found.position($0) }
        .sorted { ($0.series, $0.x) < ($1.series, $1.x) }
    } else {
      let categories = ChartCategories(
        found.categories(reduction, isOrdered: isOrdered, keepsOrder: keepsOrder || mark == .line),
        maximum: isOrdered || mark == .line
          ? .max - 1 : mark == .donut ? ChartCategories.maxSeries : ChartCategories.maximum)
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
  /// The values along the x-axis in order, without repeats.
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

  /// The series values in order of appearance, or the greatest sums first if there are too many
  /// to name.
  fileprivate var seriesValues: [FieldValue?] {
    let distinct = entries.map(\.by).distinct
    if distinct.count <= ChartCategories.maxSeries + 1 { return distinct }
    var sums: [String: Double] = [:]
    for entry in entries { sums[entry.by.category, default: 0] += entry.y }
    return distinct.greatestFirst(sums)
  }
}

extension FieldValue? {
  /// Identifies a value: its text.
  fileprivate var category: String { ComparableValue(self)?.text ?? "" }
}

extension [FieldValue?] {
  /// The values without repeats, in order of first appearance.
  var distinct: [FieldValue?] {
    var known: Set<String> = []
    return filter { known.insert($0.category).inserted }
  }

  /// The values sorted by a number for each, greatest first.
  fileprivate func greatestFirst(_ numbers: [String: Double]) -> [FieldValue?] {
    let ranked = map { numbers[$0.category] ?? 0 }
    let order = indices.sorted { first, second in
      ranked[first] == ranked[second] ? first < second : ranked[first] > ranked[second]
    }
    return order.map { self[$0] }
  }
}
