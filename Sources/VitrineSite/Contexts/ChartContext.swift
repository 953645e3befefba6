internal import VitrineCharts
internal import VitrineText

/// `section.chart`: the drawing that replaces a section's items.
final class ChartContext: NamedContext {
  private let id: String
  private let mark: String
  private let summary: String
  private let drawing: [UInt8]
  private let legend: [ChartLegendContext]
  private let table: ChartTable

  /// The address of the file with its values, or nil if its page contains the table.
  private let file: String?

  init(
    id: String, mark: String, summary: String, drawing: [UInt8],
    legend: [ChartLegendContext], table: ChartTable, file: String?
  ) {
    self.id = id
    self.mark = mark
    self.summary = summary
    self.drawing = drawing
    self.legend = legend
    self.table = table
    self.file = file
  }

  static let names = TemplateNames<ChartContext> { names in
    names.text("id", "The id of the element with its summary.") { $0.id }
    names.text(
      "mark",
      "The mark that represents values: `bar`, `line`, `donut`, `histogram` or `point`; or else `timeline` or `map`."
    ) { $0.mark }
    names.text("summary", "What it shows, and how many items it cannot place.") { $0.summary }
    names.markup("drawing", "The chart as SVG, or the list that is a timeline or map.") {
      $0.drawing
    }
    names.list("legend", "Its series, if they have no labels in the chart.") { $0.legend }
    names.flag("hasLegend", "Whether there are any.") { !$0.legend.isEmpty }
    names.list("columns", "The titles of the columns of its table.") { $0.table.columns }
    names.list("rows", "The rows of its table.") { $0.table.rows.map(ChartRowContext.init) }
    names.address("file", "The address of its values, if there are too many for a table.") {
      $0.file
    }
  }
}

/// One of `section.chart.legend`.
final class ChartLegendContext: NamedContext {
  private let name: String
  private let value: String?
  private let swatch: [UInt8]

  init(name: String, value: String?, swatch: [UInt8]) {
    self.name = name
    self.value = value
    self.swatch = swatch
  }

  static let names = TemplateNames<ChartLegendContext> { names in
    names.text("name", "The name of the series.") { $0.name }
    names.text("value", "In a donut: its amount.") { $0.value }
    names.markup("swatch", "How it is drawn, as SVG.") { $0.swatch }
  }
}

/// One of `section.chart.rows`.
final class ChartRowContext: NamedContext {
  private let row: ChartTable.Row

  init(_ row: ChartTable.Row) {
    self.row = row
  }

  static let names = TemplateNames<ChartRowContext> { names in
    names.text("name", "The value along the chart.") { $0.row.name }
    names.address("link", "For a point: the address of its item.") { $0.row.link }
    names.list("cells", "The values.") { $0.row.cells }
  }
}
