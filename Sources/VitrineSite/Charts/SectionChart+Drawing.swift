internal import VitrineCharts
internal import VitrineModel

extension SectionChart {
  /// The chart with labels in the language of its page. `links` has an element for each record.
  func chart(in words: SiteWords, links: [Chart.Link] = []) -> Chart {
    let marks: [Mark: Chart.Mark] = [
      .bar: .bar, .line: .line, .donut: .donut, .histogram: .histogram, .point: .point,
      .timeline: .timeline, .map: .map,
    ]
    let needsTitles = mark == .histogram || mark == .point
    return Chart(
      mark: marks[mark]!, scale: chartScale(words),
      values: values.enumerated().map { number, value in
        Chart.Value(
          x: value.x, y: value.y,
          series: mark == .donut ? Int(value.x) : value.series,
          link: mark.isOfItems ? links[number] : nil)
      },
      series: chartSeries(words),
      xTitle: needsTitles || mark == .line && scale == .numbers ? x.title : nil,
      yTitle: mark == .donut ? nil : y?.title, isStacked: isStacked,
      isCount: y == nil)
  }

  /// The labels of its categories, or empty for numbers and dates.
  func labels(in words: SiteWords) -> [String] {
    guard case .categories(let values, _) = scale else { return [] }
    return values.map { $0.label(in: words) }
  }

  private func chartScale(_ words: SiteWords) -> Chart.Scale {
    switch scale {
    case .categories(_, let areOrdered):
      .categories(labels(in: words), areOrdered: areOrdered)
    case .numbers: .numbers
    case .dates: .dates
    }
  }

  /// The series with their tones. A donut has one for each segment.
  private func chartSeries(_ words: SiteWords) -> [Chart.Series] {
    let values: [FieldValue?]
    if mark == .donut, case .categories(let categories, _) = scale {
      values = categories
    } else if by == nil {
      return [Chart.Series()]
    } else {
      values = series
    }
    var hues = 0
    return values.map { value in
      let name = value.label(in: words)
      if value == nil { return Chart.Series(name: name, tone: .rest) }
      if let status = BadgeKind(value?.text(in: words) ?? "")?.tone {
        return Chart.Series(name: name, tone: status)
      }
      defer { hues += 1 }
      return Chart.Series(name: name, tone: .hue(hues))
    }
  }
}

extension FieldValue? {
  /// The label of a value. The rest, and records without a value, are labelled "other".
  fileprivate func label(in words: SiteWords) -> String {
    self?.factText(in: words) ?? words[.other]
  }
}

extension SectionChart.Axis {
  /// The label of the field, with its unit.
  var title: String { fieldLabel(name) + (unit.map { ", \($0.unitSign)" } ?? "") }
}

extension BadgeKind {
  /// The tone of a status, or nil for a change.
  fileprivate var tone: Chart.Tone? {
    switch self {
    case .success: .success
    case .warning: .warning
    case .failure: .failure
    case .neutral: .neutral
    case .inserted, .updated, .moved, .removed: nil
    }
  }
}
