internal import VitrineCharts
internal import VitrineModel
internal import VitrineText

/// The values of a chart as a table. The first column is the x axis, followed by a column for each
/// series.
struct ChartTable {
  struct Row {
    var name: String
    var link: String?
    var cells: [String]
  }

  var columns: [String]
  var rows: [Row]

  /// The maximum length of a table on the page. Longer ones go into a file.
  static let maximum = 1000

  /// `links` has an element for each record in a chart of items. `number` formats numbers, for
  /// readers or for a data file.
  init(
    _ section: SectionChart, _ chart: Chart, links: [Chart.Link], words: SiteWords,
    number: (Double) -> String
  ) {
    let measured = section.y?.title ?? words[.chartNumber]
    switch section.mark {
    case .timeline, .map:
      let by = section.by.map { [fieldLabel($0)] } ?? []
      let facts = section.facts!
      columns = [words[.title]] + facts.fields.map(fieldLabel) + by
      rows = links.enumerated().map { place, link in
        let series = chart.values.indices.contains(place) ? chart.values[place].series : nil
        return Row(
          name: link.name, link: link.address,
          cells: facts.values[place].map { $0.text(in: words) }
            + by.map { _ in series.flatMap { chart.series[$0].name } ?? "" })
      }
    case .point:
      let by = section.by.map { [fieldLabel($0)] } ?? []
      columns = [words[.title], section.x.title, measured] + by
      rows = chart.values.map { value in
        Row(
          name: value.link?.name ?? "", link: value.link?.address,
          cells: [number(value.x), number(value.y)]
            + by.map { _ in chart.series[value.series].name ?? "" })
      }
    case .histogram:
      let bins = HistogramBins(chart.values.map(\.x))
      columns = [section.x.title, words[.chartNumber]]
      rows = bins.counts.enumerated().map { part, count in
        Row(
          name: "\(number(bins.edges[part]))–\(number(bins.edges[part + 1]))",
          cells: [number(Double(count))])
      }
      if bins.below > 0 {
        rows.insert(
          Row(name: "< \(number(bins.edges[0]))", cells: [number(Double(bins.below))]), at: 0)
      }
      if bins.above > 0 {
        rows.append(Row(name: "> \(number(bins.edges.last!))", cells: [number(Double(bins.above))]))
      }
    case .bar, .line, .donut:
      let names = section.by == nil ? [measured] : chart.series.map { $0.name ?? "" }
      columns = [section.x.title] + names
      rows = Self.rows(of: section, chart, columns: names.count, words: words, number: number)
    }
  }

  private static func rows(
    of section: SectionChart, _ chart: Chart, columns: Int, words: SiteWords,
    number: (Double) -> String
  ) -> [Row] {
    var places: [Double] = []
    var cells: [Double: [String]] = [:]
    for (value, drawn) in zip(section.values, chart.values) {
      if cells[value.x] == nil {
        places.append(value.x)
        cells[value.x] = Array(repeating: "", count: columns)
      }
      cells[value.x]![section.by == nil ? 0 : value.series] = number(drawn.y)
    }
    let labels = section.labels(in: words)
    return places.sorted().map { place in
      let name =
        switch section.scale {
        case .categories: labels[Int(place)]
        case .numbers: number(place)
        case .dates: CalendarDate(days: place).wordsWithTime(in: words.formats)
        }
      return Row(name: name, cells: cells[place]!)
    }
  }
}

extension ChartTable {
  var csv: [UInt8] {
    ([columns] + rows.map { [$0.name] + $0.cells }).reduce(into: []) { $0.append(rowOfCSV: $1) }
  }
}
