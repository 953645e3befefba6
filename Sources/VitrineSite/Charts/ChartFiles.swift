internal import VitrineCharts
internal import VitrineModel
internal import VitrineText

/// The values of charts whose tables are too long for their pages, as CSV.
struct ChartFiles: Sendable {
  /// The files, in the order of pages and sections.
  private(set) var files: [Resource] = []
  private var numbers: [Place: Int] = [:]

  private struct Place: Hashable {
    var page: String
    var section: String
  }

  init(of content: SiteContent, words: [String: SiteWords], named naming: ResourceNaming) {
    for page in content.pages where page.sections.contains(where: { $0.chart != nil }) {
      let segments = urlSegments(of: page.sections.map(\.id))
      for (section, segment) in zip(page.sections, segments) {
        guard let chart = section.chart, chart.values.count > ChartTable.maximum else { continue }
        let links = chart.records.map {
          Chart.Link(name: content.records[$0].title, address: nil)
        }
        let table = ChartTable(
          chart, chart.chart(in: words[page.language]!, links: links), links: links,
          words: words[page.language]!, number: { shortLiteral($0, digits: 15) })
        let name =
          "charts/\(page.output.dropLast(".html".count))/\(segment)"
        numbers[Place(page: page.output, section: section.id)] = files.count
        files.append(Resource(name, "csv", named: naming, table.csv))
      }
    }
  }

  /// The file of a section's chart, or nil if its page has the table.
  func file(ofSection id: String, on output: String) -> Resource? {
    numbers[Place(page: output, section: id)].map { files[$0] }
  }
}
