import TestSupport
import Testing
import VitrineText

@testable import Vitrine

/// Timelines and maps in a built site.
@Suite struct PlacedChartSiteTests {
  private static let birds = """
    [{ "id": "a", "title": "A & B", "start": 1990, "end": "1991", "lat": 10, "lon": 20 },
     { "id": "b", "title": "Bird", "start": "2020-02-03", "lat": 10, "lon": 20.01 },
     { "id": "c", "title": "Crow", "start": "soon" }]
    """

  private func fixture(_ layouts: String...) throws -> HistoryFixture {
    let fixture = try HistoryFixture()
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
    let sections = layouts.enumerated().map { "  - { id: s\($0), layout: \($1) }\n" }.joined()
    try fixture.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, id: id, page: true, otherFields: true }
      sections:
        - { title: All, layout: list }
      \(sections)---
      """, to: "content/birds/index.md")
    try fixture.write(Self.birds, to: "content/birds/birds.json")
    try fixture.build()
    return fixture
  }

  @Test func aTimelineIsAListOfLinksWithATable() throws {
    let html = try fixture("timeline").folder.text(of: "site/birds/index.html")

    #expect(
      html.contains(#"href="a/index.html" title="A &amp; B, 1990 – 1991"><svg class="swatch""#))
    #expect(
      html.contains(
        "Timeline · 2 items · 1990 – 3 February 2020 · Without a date: 1</figcaption>"))
    #expect(
      html.contains(
        #"<tr><th scope="row"><a href="c/index.html" dir="auto">Crow</a></th><td>soon</td><td></td></tr>"#
      ))
  }

  @Test func itemsThatLieTogetherAreAListToOpen() throws {
    let html = try fixture("map").folder.text(of: "site/birds/index.html")

    #expect(
      html.contains(
        #"<summary class="count" aria-label="2: A &amp; B, Bird">2</summary><ul role="list"><li><a href="a/index.html" dir="auto">A &amp; B</a></li>"#
      ))
    #expect(html.contains("Map · 2 items · Without a place: 1</figcaption>"))
  }

  @Test func aPageLoadsTheStylesOfItsOwnChartsAlone() throws {
    let site = try fixture("timeline").folder
    let html = try site.text(of: "site/birds/index.html")

    #expect(html.contains("assets/chart.") && html.contains("assets/timeline."))
    #expect(!html.contains("assets/map."))
    #expect(try !site.text(of: "site/birds/a/index.html").contains("timeline"))
  }

  @Test func aTableDrawsListsOfNumbersAsSmallLines() throws {
    let fixture = try HistoryFixture()
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try fixture.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, id: id, otherFields: true }
      sections: [{ title: All, layout: { table: { columns: [title], spark: seen } } }]
      ---
      """, to: "content/birds/index.md")
    try fixture.write(
      """
      [{ "id": "a", "title": "A", "seen": [-1500, "2.5", null, 12000] },
       { "id": "b", "title": "B", "seen": "never" }, { "id": "c", "title": "C" }]
      """, to: "content/birds/birds.json")
    try fixture.build()
    let html = try fixture.folder.text(of: "site/birds/index.html")

    #expect(html.contains("<span dir=\"auto\">Seen</span></button></th></tr></thead>"))
    #expect(
      html.contains("aria-label=\"From −1500 to 12,000, least −1500, most 12,000\"><path d="))
    #expect(html.contains("<td><bdi>never</bdi></td>") && html.contains("<td></td>"))
  }
}
