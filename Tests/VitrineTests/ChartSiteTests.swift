import TestSupport
import Testing
import VitrineText

@testable import Vitrine

/// Sections that draw charts, in a built site.
@Suite struct ChartSiteTests {
  private static let page = """
    ---
    title: Birds
    collection: { from: birds.json, id: id, page: true, measures: { size: { unit: cm } } }
    sections:
      - { title: All, layout: list }
      - { title: Sizes, layout: { chart: { mark: point, x: size, y: size } } }
      - { title: Over builds, layout: { chart: { trend: size } } }
    ---
    """

  private func fixture(_ sizes: [Int]) throws -> HistoryFixture {
    let fixture = try HistoryFixture()
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try fixture.write(Self.page, to: "content/birds/index.md")
    try write(sizes, to: fixture)
    return fixture
  }

  private func write(_ sizes: [Int], to fixture: HistoryFixture) throws {
    let birds = sizes.enumerated().map {
      #"{ "id": "b\#($0)", "title": "Bird \#($0)", "size": \#($1) }"#
    }
    try fixture.write("[\(birds.joined(separator: ","))]", to: "content/birds/birds.json")
  }

  @Test func aChartIsASectionWithoutItems() throws {
    let fixture = try fixture([20, 30])
    try fixture.build("2026-01-05")
    let page = try #require(try fixture.snapshot().pages.first { $0.path == "birds/index.html" })

    #expect(page.sections.map { $0.items.map(\.id) } == [["birds/b0", "birds/b1"], [], []])
  }

  @Test func aTrendHasAValueOfEachBuild() throws {
    let fixture = try fixture([20, 30])
    try fixture.build("2026-01-05")
    try write([22, 30], to: fixture)
    try fixture.build("2026-02-05")
    try write([22, 27], to: fixture)
    try fixture.build("2026-03-05")
    let html = try fixture.folder.text(of: "site/birds/index.html")

    for row in [
      "5 January 2026</span></th><td>20</td><td>30</td>",
      "5 February 2026</span></th><td>22</td><td>30</td>",
      "5 March 2026</span></th><td>22</td><td>27</td>",
    ] {
      #expect(html.contains(row), "\(row)")
    }
  }

  @Test func theTrendOfManyRecordsIsTheirMedian() throws {
    let fixture = try fixture([1, 2, 3, 4, 5, 60, 70, 80])
    try fixture.build("2026-01-05")
    let html = try fixture.folder.text(of: "site/birds/index.html")

    #expect(html.contains("5 January 2026</span></th><td>4.5</td>"))
  }

  @Test func pointsLeadToTheirRecords() throws {
    let fixture = try fixture([20, 30])
    try fixture.build()
    let html = try fixture.folder.text(of: "site/birds/index.html")

    #expect(html.contains(#"<a href="b0/index.html"><circle"#))
    #expect(html.contains("<title>Bird 0</title>"))
  }

  @Test func anEarlierPageHasItsCharts() throws {
    let fixture = try fixture([20, 30])
    try fixture.build("2026-01-05")
    try write([20, 31, 25], to: fixture)
    try fixture.build("2026-02-05")
    let html = try fixture.folder.text(of: "site/birds/index.html")

    #expect(html.contains("was-s-sizes"))
    #expect(!html.contains(#"class="empty""#))
  }

  @Test func pagesWithoutAChartLoadNothingOfIt() throws {
    let fixture = try fixture([20, 30])
    try fixture.build()

    #expect(try fixture.folder.text(of: "site/birds/index.html").contains("assets/chart."))
    for page in ["index.html", "birds/b0/index.html"] {
      #expect(try !fixture.folder.text(of: "site/\(page)").contains("chart"))
    }
  }
}
