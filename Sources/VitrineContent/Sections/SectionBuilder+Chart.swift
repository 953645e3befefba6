import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Returns a chart of the records' values, or nil if they have none that it can show.
  mutating func chart(
    _ preset: ChartPreset, of records: [Int], keepsOrder: Bool, query: RecordQuery
  ) -> SectionChart? {
    if records.isEmpty { return nil }
    if let trend = preset.trend { return self.trend(of: trend, in: records, query: query) }
    guard let x = preset.x else { return nil }
    let mark = preset.mark ?? .bar
    // Unknown fields are already reported.
    if ![preset.x, preset.y].compactMap({ $0 }).allSatisfy({ isKnown($0.text, to: query) }) {
      return nil
    }
    var found = records
    if mark == .histogram || mark == .point {
      found = withNumbers(x, found, mark, query, orDates: mark == .point)
    }
    if let y = preset.y {
      found = withNumbers(y, found, mark, query, isReduced: preset.reduction != nil)
    }
    if found.isEmpty { return nil }
    let values = ChartValues(
      found.map { record in
        ChartValues.Entry(
          record: record, x: self.values(of: query.value(x.text, of: record), for: mark),
          y: preset.y.map { number($0, of: record, query)! } ?? 1,
          by: preset.by.flatMap { query.value($0.text, of: record) })
      })
    if mark == .line, let incomparable = values.incomparable {
      report(incomparable, in: x.text, of: found[0], at: x.place, use: .line)
    }
    let axis = axis(x, of: found)
    let y = preset.y.map { self.axis($0, of: found) }
    if mark == .histogram || mark == .point {
      return SectionChart(mark, x: axis, y: y, by: preset.by?.text, values)
    }
    return SectionChart(
      mark, x: axis, y: y, by: preset.by?.text, of: preset.reduction ?? .sum, values,
      keepsOrder: keepsOrder)
  }

  /// The records with a number, or with a date if all present values are dates. Reports records
  /// with other values.
  private mutating func withNumbers(
    _ name: SectionDeclaration.Name, _ records: [Int], _ mark: SectionChart.Mark,
    _ query: RecordQuery, orDates: Bool = false, isReduced: Bool = false
  ) -> [Int] {
    if orDates {
      let dated = records.filter { query.value(name.text, of: $0) != nil }
      let values = dated.lazy.map { ComparableValue(query.value(name.text, of: $0)) }
      if !dated.isEmpty, values.allSatisfy({ $0?.date != nil }) { return dated }
    }
    let numbers = records.filter { number(name, of: $0, query) != nil }
    if numbers.isEmpty {
      if records.isEmpty { return [] }
      let hint =
        switch mark {
        case .histogram: "name a field of numbers, or count records: mark: bar"
        case .point: "name a field of numbers"
        case .bar, .line, .donut, .timeline, .map:
          "remove \(isReduced ? "'y' and 'of'" : "'y'"), so that records are counted"
        }
      diagnostics.warn(
        "chart without numbers", at: name.place, "no record has a number in '\(name.text)'",
        hint: hint)
      return []
    }
    let others = records.filter {
      number(name, of: $0, query) == nil && ComparableValue(query.value(name.text, of: $0)) != nil
    }
    if let first = others.first {
      report(
        IncomparableValues(
          others.count, of: numbers.count + others.count,
          example: ComparableValue(query.value(name.text, of: first))!.text, expected: .numbers),
        in: name.text, of: first, at: name.place, use: .chart)
    }
    return numbers
  }

  private func number(
    _ name: SectionDeclaration.Name, of record: Int, _ query: RecordQuery
  ) -> Double? {
    ComparableValue(query.value(name.text, of: record))?.number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The values on the x axis. A list counts as several values if the axis has categories.
  private func values(of value: FieldValue?, for mark: SectionChart.Mark) -> [FieldValue?] {
    guard mark == .bar || mark == .donut, case .list(let values)? = value else {
      return [ComparableValue(value) == nil ? nil : value]
    }
    var known: Set<String> = []
    let distinctValues = values.filter { value in
      ComparableValue(value).map { known.insert($0.text).inserted } ?? false
    }
    return distinctValues.isEmpty ? [nil] : distinctValues
  }

  /// An axis with the unit of the measure or field that it shows.
  private func axis(_ name: SectionDeclaration.Name, of records: [Int]) -> SectionChart.Axis {
    SectionChart.Axis(
      name: name.text,
      unit: records.lazy.compactMap { self.records.records[$0].unit(of: name.text) }.first)
  }

  /// A chart of a measure over all builds so far. Its values are only known once the site is built.
  private mutating func trend(
    of name: SectionDeclaration.Name, in records: [Int], query: RecordQuery
  ) -> SectionChart? {
    let measured = records.filter { record in
      self.records.records[record].measures.contains { $0.name == name.text }
    }
    if measured.isEmpty {
      let measures = records.flatMap { self.records.records[$0].measures.map(\.name) }
      diagnostics.warn(
        "trend without a measure", at: name.place, "no record has a measure '\(name.text)'",
        hint: suggestion(for: name.text, among: measures)
          ?? "Vitrine records only measures: declare it in the collection's 'measures'")
      return nil
    }
    return SectionChart(
      mark: .line, x: SectionChart.Axis(name: "date"), scale: .categories([], areOrdered: true),
      y: axis(name, of: measured), values: [], isTrend: true, records: measured)
  }
}

extension SectionChart {
  /// A chart with one value per record: a point to draw, or a number for a histogram to count.
  fileprivate init(_ mark: Mark, x: Axis, y: Axis?, by: String?, _ found: ChartValues) {
    let series = ChartCategories(
      found.entries.map(\.by).distinct, maximum: ChartCategories.maxSeries)
    self.init(
      mark: mark, x: x, scale: found.areDates ? .dates : .numbers, y: y, by: by,
      series: by == nil ? [nil] : series.values,
      values: found.entries.map {
        Value(
          x: found.position($0.x[0]) ?? 0, y: $0.y,
          series: by == nil ? 0 : series.number(of: $0.by))
      }, records: found.entries.map(\.record))
  }
}
