import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  private static let hintForDates =
    "dates are YYYY, YYYY-MM or YYYY-MM-DD, or a span of two, such as 1914/1918; "
    + "other forms need a field with type: date"

  /// Returns a timeline of the records in chronological order, or nil if none has a date.
  mutating func timeline(
    _ preset: TimelinePreset, of records: [Int], query: RecordQuery, at place: SourceLocation
  ) -> SectionChart? {
    if records.isEmpty { return nil }
    guard let start = preset.start?.text ?? firstKnown(of: TimelinePreset.starts, to: query) else {
      reportNothingToPlace(
        TimelinePreset.name, lookingFor: TimelinePreset.starts, option: "start: year", at: place)
      return nil
    }
    let end =
      preset.end?.text
      ?? (preset.start == nil ? firstKnown(of: TimelinePreset.ends, to: query) : nil)
    let fields = [start] + (end.map { [$0] } ?? [])
    var placed: [(record: Int, span: TimeSpan)] = []
    var others: [Int] = []
    for record in records {
      let values = fields.map { query.value($0, of: record) }
      reportTexts(values, of: fields, in: record)
      guard var span = TimeSpan(values[0], until: values.count > 1 ? values[1] : nil) else {
        others.append(record)
        continue
      }
      if span.length < 0 {
        span.length = 0
        let record = self.records.records[record]
        diagnostics.warn(
          "end before a start", at: record.place, "'\(record.id)' ends before it begins",
          hint: "the timeline shows only its beginning: fix one of its dates")
      }
      placed.append((record, span))
    }
    if placed.isEmpty {
      // Unknown fields are already reported.
      if isKnown(start, to: query) {
        diagnostics.warn(
          "timeline without dates", at: preset.start?.place ?? place,
          "no record has a date in '\(start)'", hint: Self.hintForDates)
      }
      return nil
    }
    let order = placed.indices.sorted {
      (placed[$0].span.start, $0) < (placed[$1].span.start, $1)
    }
    placed = order.map { placed[$0] }
    let by = preset.by.map { by in placed.map { query.value(by.text, of: $0.record) } }
    let series = ChartCategories(by?.distinct ?? [], maximum: ChartCategories.maxSeries)
    let all = placed.map(\.record) + others
    return SectionChart(
      mark: .timeline, x: SectionChart.Axis(name: start), scale: .dates, by: preset.by?.text,
      series: by == nil ? [nil] : series.values,
      values: placed.enumerated().map { number, item in
        SectionChart.Value(
          x: item.span.start, y: item.span.length,
          series: by.map { series.number(of: $0[number]) } ?? 0)
      }, records: all, facts: facts(of: all, fields, query))
  }

  /// Reports texts that are not dates.
  private mutating func reportTexts(_ values: [FieldValue?], of fields: [String], in record: Int) {
    for (field, value) in zip(fields, values) {
      guard let text = ComparableValue(value)?.text, TimeSpan(value, until: nil) == nil else {
        continue
      }
      let record = records.records[record]
      diagnostics.warn(
        "invalid date in a timeline", at: record.place,
        "'\(field)' of '\(record.id)' is '\(text)', which is not a date", hint: Self.hintForDates)
    }
  }
}
