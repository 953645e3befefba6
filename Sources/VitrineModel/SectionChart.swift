/// A chart of the records that a section's query finds. It does not place records: they appear
/// elsewhere.
package struct SectionChart: Hashable, Sendable {
  package var mark: Mark

  /// The meaning of the positions along the chart.
  package var x: Axis
  package var scale: Scale

  /// The quantity that marks represent, or nil if they count records.
  package var y: Axis?

  /// The name of the field whose values are the series, or nil if there is only one series.
  package var by: String?

  /// The values of that field, or nil for records without one or with another value. A single
  /// element without `by`.
  package var series: [FieldValue?]

  /// For each series in the order of positions; for points and histograms, one for each record.
  package var values: [Value]

  /// Whether it shows how the measure `y` developed over several builds. Its values are known only
  /// during a build.
  package var isTrend: Bool

  /// Whether bars at the same position are stacked. They are side by side if their values cannot be
  /// added.
  package var isStacked: Bool

  /// The indices in `SiteContent.records` of the records. For points, histograms, timelines and
  /// maps they are in the order of `values`, followed by the records that have no position.
  package var records: [Int]

  /// The values by which a timeline or map places its records, for its table. Nil for other charts.
  package var facts: Facts?

  package init(
    mark: Mark, x: Axis, scale: Scale, y: Axis? = nil, by: String? = nil,
    series: [FieldValue?] = [nil], values: [Value], isTrend: Bool = false, isStacked: Bool = true,
    records: [Int], facts: Facts? = nil
  ) {
    self.mark = mark
    self.x = x
    self.scale = scale
    self.y = y
    self.by = by
    self.series = series
    self.values = values
    self.isTrend = isTrend
    self.isStacked = isStacked
    self.records = records
    self.facts = facts
  }
}

extension SectionChart {
  package enum Mark: String, Hashable, Sendable, CaseIterable {
    case bar, line, donut, histogram, point

    /// These are layouts of their own, not marks of the layout `chart`.
    case timeline, map

    package static let allCases: [Mark] = [.bar, .line, .donut, .histogram, .point]

    /// Whether each value is an item, to which its mark links.
    package var isOfItems: Bool { self == .point || self == .timeline || self == .map }
  }

  package struct Facts: Hashable, Sendable {
    package var fields: [String]

    /// For each of `records`, the value of each field.
    package var values: [[FieldValue?]]

    package init(fields: [String], values: [[FieldValue?]]) {
      self.fields = fields
      self.values = values
    }
  }

  /// How several values at one position are combined.
  package enum Reduction: String, Hashable, Sendable, CaseIterable {
    case sum, mean, median, max, min
  }

  package enum Scale: Hashable, Sendable {
    /// The values at positions 0, 1, 2 and so on. Nil stands for records without a value or with
    /// one of many rare ones.
    case categories([FieldValue?], areOrdered: Bool)
    case numbers

    /// Days since 1970-01-01.
    case dates
  }

  package struct Axis: Hashable, Sendable {
    /// The name of the field or measure.
    package var name: String
    package var unit: String?

    package init(name: String, unit: String? = nil) {
      self.name = name
      self.unit = unit
    }
  }

  package struct Value: Hashable, Sendable {
    /// The index of a category, a number, or days; on a map, degrees of longitude.
    package var x: Double

    /// A number; in a timeline the duration in days, on a map degrees of latitude.
    package var y: Double

    /// The index of its series.
    package var series: Int

    package init(x: Double, y: Double, series: Int = 0) {
      self.x = x
      self.y = y
      self.series = series
    }
  }
}

extension SectionChart.Reduction {
  /// Combines several values, of which there must be at least one.
  package func reduced(_ values: [Double]) -> Double {
    switch self {
    case .sum: values.reduce(0, +).clamped
    // Dividing before adding avoids overflow in the sum of large numbers.
    case .mean: values.reduce(0) { $0 + $1 / Double(values.count) }
    case .median:
      {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2)
          ? sorted[middle - 1] / 2 + sorted[middle] / 2 : sorted[middle]
      }()
    case .max: values.max() ?? 0
    case .min: values.min() ?? 0
    }
  }
}

extension Double {
  /// The number, limited to the finite range.
  fileprivate var clamped: Double {
    Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
