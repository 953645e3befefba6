package import VitrineModel

/// The measures of records in all builds so far, for charts of their history.
package struct SiteTrends: Sendable {
  /// The builds, from the oldest to the current one.
  package let builds: [Build]

  package struct Build: Sendable {
    /// `YYYY-MM-DD`, or nil if the build has no date.
    package let date: String?

    /// By the record's id, then by the measure's name.
    package let measures: [ExactText: [String: Double]]

    package init(date: String?, measures: [ExactText: [String: Double]]) {
      self.date = date
      self.measures = measures
    }
  }

  package init(builds: [Build] = []) {
    self.builds = builds
  }
}

extension SiteContent {
  /// Whether a section shows the history of a measure.
  package var hasTrends: Bool {
    (pages + terms.pages).contains { $0.sections.contains(where: \.showsTrend) }
  }
}

extension SiteTrends {
  /// The values of a record's measure, starting with the first build that has one. Nil for later
  /// builds without a value.
  func values(of measure: String, ofRecord id: String) -> [Double?] {
    Array(builds.map { $0.measures[id]?[measure] }.drop { $0 == nil })
  }
}

extension SectionChart {
  /// Up to this many records, a trend has a line for each, otherwise one for the median.
  private static let maxLines = 7

  /// The trend with its values in `builds`. `titles` and `ids` belong to its records.
  func over(_ trends: SiteTrends, ids: [String], titles: [String]) -> SectionChart {
    guard let measure = y?.name else { return self }
    var trend = self
    let found = trends.builds.map { build in ids.map { build.measures[$0]?[measure] } }
    // Builds without any of the records are left out.
    let shown = found.indices.filter { found[$0].contains { $0 != nil } }
    trend.scale = .categories(
      shown.map { build in
        .text(trends.builds[build].date ?? "\(build + 1)")
      }, areOrdered: true)
    if ids.count <= Self.maxLines {
      if ids.count > 1 {
        trend.by = "title"
        trend.series = titles.map(FieldValue.text)
      }
      trend.values = ids.indices.flatMap { record in
        shown.enumerated().compactMap { place, build in
          found[build][record].map { Value(x: Double(place), y: $0, series: record) }
        }
      }
    } else {
      trend.values = shown.enumerated().map { place, build in
        Value(x: Double(place), y: Reduction.median.reduced(found[build].compactMap { $0 }))
      }
    }
    return trend
  }
}
