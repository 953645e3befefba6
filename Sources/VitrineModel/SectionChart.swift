/// A chart of what the records of a section's query say. It places no records: they stand elsewhere.
package struct SectionChart: Hashable, Sendable {
  package var mark: Mark

  /// What the places along the chart are.
  package var x: Axis
  package var scale: Scale

  /// What the marks measure; nil where they count records.
  package var y: Axis?

  /// The name of the field whose values are the series; nil if there is one series.
  package var by: String?

  /// The values of that field, nil for records with none or another; one element without `by`.
  package var series: [FieldValue?]

  /// Of each series in the order of places; of points and of a histogram one for each record.
  package var values: [Value]

  /// True if it shows how the measure `y` of its records went from build to build: only a build knows
  /// its values.
  package var isTrend: Bool

  /// False if bars of one place stand beside each other, since their values have no sum.
  package var isStacked: Bool

  /// The indices in `SiteContent.records` of the records; of points, of a histogram, a timeline and a map in
  /// the order of `values`, then those that have no place in it.
  package var records: [Int]

  /// What the records say of the fields that place them in a timeline or map, for its table; nil for others.
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

    /// These are layouts of their own, and no marks of the layout `chart`.
    case timeline, map

    package static let allCases: [Mark] = [.bar, .line, .donut, .histogram, .point]

    /// True if each value is an item, to which its mark leads.
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

  /// How several values of one place become one.
  package enum Reduction: String, Hashable, Sendable, CaseIterable {
    case sum, mean, median, max, min
  }

  package enum Scale: Hashable, Sendable {
    /// The values of places 0, 1, 2 and so on; nil for records with none or one of many others.
    case categories([FieldValue?], areOrdered: Bool)
    case numbers

    /// Days since 1970-01-01.
    case dates
  }

  package struct Axis: Hashable, Sendable {
    /// Of the field or measure.
    package var name: String
    package var unit: String?

    package init(name: String, unit: String? = nil) {
      self.name = name
      self.unit = unit
    }
  }

  package struct Value: Hashable, Sendable {
    /// The number of a category, a number, or days; of a map degrees of longitude.
    package var x: Double

    /// A number; of a timeline how many days it lasts, of a map degrees of latitude.
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
  /// One value for several, of which there is at least one.
  package func reduced(_ values: [Double]) -> Double {
    switch self {
    case .sum: values.reduce(0, +).clamped
    // Parts are added, for the sum of large numbers may be none.
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
  /// The number, or the greatest that there is.
  fileprivate var clamped: Double {
    Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
