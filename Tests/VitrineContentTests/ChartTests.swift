import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct ChartTests {
  private static let records = """
    [{"id":"a","title":"A","country":"Nepal","height":8000,"date":"2024-01-02","tags":["x","y"]},
     {"id":"b","title":"B","country":"Peru","height":6000,"date":"2024-03-01","tags":["y"]},
     {"id":"c","title":"C","country":"Nepal","height":"7000","date":"2023-12-31"},
     {"id":"d","title":"D","height":"high","year":1999},
     {"id":"e","title":"E","country":"Peru","height":1e999}]
    """

  private func reading(_ chart: String, section: String = "") throws -> ContentResult {
    try ContentFixture.page("\(section)layout: { chart: \(chart) }", of: Self.records).read()
  }

  private func chart(_ chart: String, section: String = "") throws -> SectionChart {
    let reading = try reading(chart, section: section)
    #expect(!reading.diagnostics.contains { $0.severity == .error })
    return try #require(reading.content.pages[0].sections[1].chart)
  }

  @Test func barsCountRecordsTheMostFirst() throws {
    let chart = try chart("{ x: country }")

    #expect(chart.mark == .bar && chart.y == nil)
    #expect(
      chart.scale == .categories([.text("Nepal"), .text("Peru"), nil], areOrdered: false))
    #expect(chart.values == [.init(x: 0, y: 2), .init(x: 1, y: 2), .init(x: 2, y: 1)])
  }

  @Test(
    arguments: [
      ("sum", 15_000.0), ("mean", 7_500), ("median", 7_500), ("max", 8_000), ("min", 7_000),
    ] as [(String, Double)])
  func severalRecordsOfAPlaceBecomeOneValue(_ reduction: String, _ value: Double) throws {
    let chart = try chart("{ x: country, y: height, of: \(reduction) }")

    #expect(chart.values.first == .init(x: 0, y: value))
    #expect(chart.y?.name == "height")
    #expect(chart.isStacked == (reduction == "sum"))
  }

  @Test func aSectionsOrderIsThatOfTheBars() throws {
    let chart = try chart(
      "{ x: country }", section: "where: { country: { has: true } }, sort: -title, ")

    #expect(chart.scale == .categories([.text("Peru"), .text("Nepal")], areOrdered: false))
  }

  @Test func aRecordStandsUnderEachOfItsValues() throws {
    let chart = try chart("{ x: tags, mark: donut }", section: "where: { tags: { has: true } }, ")

    #expect(chart.scale == .categories([.text("y"), .text("x")], areOrdered: false))
    #expect(chart.values.map(\.y) == [2, 1])
  }

  @Test func linesAreDrawnOverDays() throws {
    let chart = try chart(
      "{ mark: line, x: date, y: height }", section: "where: { date: { has: true } }, ")

    // 2023-12-31, 2024-01-02 and 2024-03-01 after 1970-01-01.
    #expect(chart.scale == .dates)
    #expect(
      chart.values == [
        .init(x: 19_722, y: 7_000), .init(x: 19_724, y: 8_000), .init(x: 19_783, y: 6_000),
      ])
  }

  @Test func pointsAreRecordsWithBothNumbers() throws {
    let reading = try reading("{ mark: point, x: height, y: height, by: country }")
    let chart = try #require(reading.content.pages[0].sections[1].chart)

    #expect(chart.values.map(\.x) == [8_000, 6_000, 7_000])
    #expect(chart.records.map { reading.content.records[$0].title } == ["A", "B", "C"])
    #expect(chart.series == [.text("Nepal"), .text("Peru")])
    #expect(chart.values.map(\.series) == [0, 1, 0])
  }

  @Test func pointsMayStandOverDays() throws {
    let chart = try chart(
      "{ mark: point, x: date, y: height }", section: "where: { date: { has: true } }, ")

    #expect(chart.scale == .dates)
    #expect(chart.values.map(\.x) == [19_724, 19_783, 19_722])
  }

  @Test func aChartPlacesNoRecords() throws {
    let section = try reading("{ x: country }").content.pages[0].sections[1]

    #expect(section.items.isEmpty && section.total == nil)
  }

  @Test func textsAndInfiniteNumbersAreLeftOut() throws {
    let reading = try reading("{ mark: histogram, x: height }")

    #expect(
      reading.words.first == """
        index.md:5:46: warning: 2 of 5 values of 'height' are not numbers, such as 'high': not in the chart
          hint: correct them, or give the field a 'type' that reads such values, as in 'height: { field: …, type: number }'
        """)
    #expect(reading.content.pages[0].sections[1].chart?.values.count == 3)
  }

  @Test(
    arguments: [
      (
        "{ x: countri }",
        """
        index.md:5:29: warning: no record of 'index' has a field 'countri'
          hint: did you mean 'country'?
        """
      ),
      (
        "{ x: country, mark: pie }",
        """
        index.md:5:44: error: 'mark' cannot be 'pie'
          hint: 'mark' must be one of bar, line, donut, histogram, point
        """
      ),
      (
        "{ mark: bar }",
        """
        index.md:5:17: error: the chart needs 'x'
          hint: name the field whose values are laid out along it, as in { x: country }
        """
      ),
      (
        "{ mark: point, x: height }",
        """
        index.md:5:17: error: the chart needs 'y'
          hint: a point shows two numbers of a record: name the second
        """
      ),
      (
        "{ mark: histogram, x: height, y: height }",
        """
        index.md:5:54: error: a histogram does not support 'y'
          hint: it counts records; use 'bar' with 'y' to show what they measure
        """
      ),
      (
        "{ mark: donut, x: country, by: tags }",
        """
        index.md:5:51: error: a donut does not support 'by'
          hint: its parts are the values of 'x'
        """
      ),
      (
        "{ x: country, of: mean }",
        """
        index.md:5:38: error: a chart without 'y' does not support 'of'
          hint: it counts records; name what to measure
        """
      ),
      (
        "{ x: country, y: country }",
        """
        index.md:5:41: warning: no record has a number in 'country'
          hint: remove 'y', so that records are counted
        """
      ),
      (
        "{ trend: mean, x: country }",
        """
        index.md:5:39: error: 'x' cannot be used with 'trend'
          hint: keep one of the two
        """
      ),
      (
        "{ trend: height }",
        """
        index.md:5:33: warning: no record has a measure 'height'
          hint: Vitrine records only measures: declare it in the collection's 'measures'
        """
      ),
      (
        "",
        """
        index.md:5:17: error: the layout 'chart' needs fields to draw
          hint: write layout: { chart: { x: country } }
        """
      ),
    ] as [(String, String)])
  func mistakesAreToldAtTheirPlaces(_ chart: String, _ words: String) throws {
    #expect(try reading(chart).words.first == words)
  }

  @Test(
    arguments: [
      (
        "sections: [{ layout: { 0: list, 600: { chart: { x: a } } } }]",
        """
        index.md:2:38: error: 'chart' cannot be used at some widths only
          hint: it does not arrange items, so other widths would show none: give it a section of its own
        """
      ),
      (
        "sections: [{ layout: { choose: [list, { chart: { x: a } }] } }]",
        """
        index.md:2:39: error: the layout 'chart' cannot be chosen
          hint: visitors can choose from list, grid, carousel, gallery, flow
        """
      ),
      (
        "layout: { chart: { x: a } }",
        """
        index.md:2:9: error: 'chart' cannot be the layout of all sections of a page
          hint: it does not arrange items: set it in a section
        """
      ),
      (
        "sections: [{ layout: { chart: { x: title } }, outline: title }]",
        """
        index.md:2:47: error: 'outline' has no effect on a chart
          hint: it applies to items, and a chart does not show any: remove it
        """
      ),
    ] as [(String, String)])
  func chartsStandAloneInASection(_ frontMatter: String, _ words: String) throws {
    let folder = try ContentFixture(["index.md": "---\n\(frontMatter)\n---\n", "a.md": "# A\n"])

    #expect(folder.read().words.contains(words), "\(folder.read().words)")
  }
}
