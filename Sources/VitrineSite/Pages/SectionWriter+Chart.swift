internal import VitrineCharts
internal import VitrineModel
internal import VitrineText

extension SectionWriter {
  /// The chart of a section, whose element has the id `id`, or nil for a section of items.
  func chart(of section: Section, id: String) -> ChartContext? {
    guard let source = section.chart.map(complete), !source.values.isEmpty else { return nil }
    let links = links(of: source)
    let chart = source.chart(in: words, links: links)
    let formats = ChartFormats(words)
    let isMirrored = site.page(page).direction == .rightToLeft
    let label = (section.title == nil ? "" : id + " ") + id + "~chart"
    // SVG has stricter names than HTML. Two sections with the same prefix would share patterns.
    let prefix = String(id.map { $0 == "%" ? "." : $0 }) + "."
    var drawing: [UInt8] = []
    chart.appendHTML(
      to: &drawing, label: label, prefix: prefix, isMirrored: isMirrored, formats: formats)
    let file = site.chartFile(ofSection: section.id, onPage: page)
    return ChartContext(
      id: id + "~chart", mark: source.mark.rawValue, summary: summary(of: source, chart, formats),
      drawing: drawing,
      legend: legend(of: chart, source, prefix: prefix),
      table: ChartTable(source, chart, links: links, words: words) {
        formats.number(shortLiteral($0))
      },
      file: file.map { site.links.link(to: $0.path, from: folder) })
  }

  /// The chart with its values. A trend takes them from previous builds.
  private func complete(_ chart: SectionChart) -> SectionChart {
    if !chart.isTrend { return chart.inFittingUnits }
    let records = chart.records.map { site[record: $0] }
    return chart.over(
      site.whole.trends, ids: records.map(\.id.description), titles: records.map(\.title)
    ).inFittingUnits
  }

  /// The items that points represent, with their addresses.
  private func links(of chart: SectionChart) -> [Chart.Link] {
    guard chart.mark.isOfItems else { return [] }
    return chart.records.enumerated().map { place, index in
      let record = site[record: index]
      return Chart.Link(
        name: record.title,
        address: record.output.map { site.links.link(to: $0, from: folder) },
        detail: chart.facts?.text(ofRecord: place, in: words),
        subtitle: chart.mark == .map ? subtitle(of: record) : nil)
    }
  }

  /// What cells show below the title, on one line.
  private func subtitle(of record: Record) -> String? {
    let texts = [record.subtitle, record.date?.words(in: words.formats)].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  /// How many records are missing from a timeline or map, or nil if none are.
  private func note(of chart: SectionChart) -> String? {
    let count = chart.records.count - chart.values.count
    guard chart.facts != nil, count > 0 else { return nil }
    return words.text(chart.mark == .map ? .unplaced : .undated, ["count": count])
  }

  /// A description of the chart: its kind, its number of values, and their range.
  private func summary(
    of source: SectionChart, _ chart: Chart, _ formats: ChartFormats
  ) -> String {
    let names: [SectionChart.Mark: SiteWord] = [
      .bar: .chartBar, .line: .chartLine, .donut: .chartDonut, .histogram: .chartHistogram,
      .point: .chartPoint, .timeline: .chartTimeline, .map: .chartMap,
    ]
    if source.mark == .map || source.mark == .timeline {
      let count = words.text(of: RecordCount(shown: source.values.count))
      let ends = source.mark == .map ? nil : source.facts?.ends(of: source, in: words)
      let span = ends.map {
        $0.minimum == $0.maximum ? $0.minimum : "\($0.minimum) – \($0.maximum)"
      }
      return [words[names[source.mark]!], count, span, note(of: source)].compactMap { $0 }
        .joined(separator: " · ")
    }
    let isAlong = source.mark == .histogram
    let unit = isAlong ? source.x.unit : source.y?.unit
    let ranked = source.values.sorted { isAlong ? $0.x < $1.x : $0.y < $1.y }
    let labels = source.labels(in: words)
    func text(_ value: SectionChart.Value) -> String {
      let measured = words.formats.numbers.chartText(
        shortLiteral(isAlong ? value.x : value.y), unit: unit)
      let isNamed = source.by == nil && !labels.isEmpty
      return isNamed ? "\(measured) (\(labels[Int(value.x)]))" : measured
    }
    return FormatPattern(words[.chartSummary], names: SiteWord.chartSummary.placeholders).text(
      words[names[source.mark]!], formats.number(String(source.values.count)), text(ranked[0]),
      text(ranked[ranked.count - 1]))
  }

  private func legend(
    of chart: Chart, _ source: SectionChart, prefix: String
  ) -> [ChartLegendContext] {
    if !chart.needsLegend { return [] }
    let shares = chart.mark == .donut ? chart.shares : []
    return chart.series.enumerated().map { number, series in
      var svg: [UInt8] = []
      series.tone.appendSwatch(to: &svg, of: chart.mark, prefix: prefix)
      let value = chart.mark == .donut ? chart.values.firstIndex { $0.series == number } : nil
      return ChartLegendContext(
        name: series.name ?? "",
        value: value.map {
          let share = words.formats.numbers.percent.text(
            words.formats.numbers.text((shares[$0] * 100).percentText))
          let number = words.formats.numbers.chartText(
            shortLiteral(chart.values[$0].y), unit: source.y?.unit)
          return "\(number) · \(share)"
        }, swatch: svg)
    }
  }
}
