import Foundation
import TestSupport
import Testing
import VitrineText

@testable import Vitrine

/// Sparklines at the ends of rows and in tables, of fields and of the builds so far.
@Suite struct SparkSiteTests {
  private let fixture: HistoryFixture

  init() throws {
    fixture = try HistoryFixture()
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
  }

  private func write(_ layout: String, section: String = "", page: String = "") throws {
    try fixture.write(
      """
      ---
      title: Birds
      collection:
        from: birds.json
        id: id
        otherFields: true
        measures: { mass: { unit: kg } }
      sections: [{ title: All, \(section)layout: \(layout) }]
      ---
      """, to: "content/birds/index.md")
  }

  /// `b` has no measure.
  private func build(mass: Double, seen: String = "[1, 2]", newMass: Double? = nil) throws
    -> String
  {
    let new = newMass.map { #", { "id": "c", "title": "C", "mass": \#($0) }"# } ?? ""
    try fixture.write(
      """
      [{ "id": "a", "title": "A", "mass": \(mass), "seen": \(seen) },
       { "id": "b", "title": "B" }\(new)]
      """, to: "content/birds/birds.json")
    try fixture.build()
    return try fixture.folder.text(of: "site/birds/index.html")
  }

  /// What the lines of a page say, or those of what it was, which is played.
  private func labels(in html: String, part: Int = 0) -> [String] {
    html.components(separatedBy: "<template id=\"earlier\"")[part].matches(
      of: #/class="spark"[^>]*aria-label="([^"]*)"/#
    )
    .map { String($0.1) }
  }

  @Test(arguments: ["", "cell: { content: value }, "])
  func aRowEndsWithTheLineOfAList(_ section: String) throws {
    try write("{ list: { spark: seen } }", section: section)
    let html = try build(mass: 1, seen: "[3, 7, 5]")

    #expect(labels(in: html) == ["From 3 to 5, least 3, most 7"])
    #expect(
      html.contains(
        #"<span class="sparkline"><span class="hidden">, </span><svg class="spark" viewBox"#))
    // A row without one keeps its place.
    #expect(html.contains(#"<span class="sparkline"></span>"#))
    #expect(html.contains("assets/spark."))
  }

  @Test func aListThatVisitorsChooseHasItsLines() throws {
    try write("{ choose: [{ list: { spark: seen } }, grid] }")

    #expect(labels(in: try build(mass: 1)) == ["From 1 to 2, least 1, most 2"])
  }

  @Test func pagesWithoutLinesHaveNoByteOfThem() throws {
    try write("list")
    let html = try build(mass: 1)

    #expect(!html.contains("spark"))
    #expect(try !fixture.folder.text(of: "site/index.html").contains("spark"))
  }

  @Test(arguments: [
    "{ list: { spark: history } }", "{ table: { columns: [title], spark: history } }",
    "{ table: { columns: [title, { field: history, title: Before }], spark: history } }",
  ])
  func historyIsTheMeasureInTheBuildsSoFar(_ layout: String) throws {
    try write(layout)
    #expect(labels(in: try build(mass: 4)) == ["From 4 to 4, least 4, most 4"])
    _ = try build(mass: 2)
    let third = try build(mass: 3, newMass: 9)
    #expect(
      labels(in: third) == ["From 4 to 3, least 2, most 4", "From 9 to 9, least 9, most 9"])
    #expect(third.contains(#"<path d="M4 4L60 24L116 14"/><path class="dot" d="M116 14h0"/>"#))

    let snapshot = try fixture.folder.text(of: "site/snapshot.json")
    #expect(try build(mass: 3, newMass: 9) == third)
    #expect(try fixture.folder.text(of: "site/snapshot.json") == snapshot)
  }

  /// What the page was has the line as it was: without this build, and of a record that is gone.
  @Test(arguments: [
    "{ list: { spark: history } }", "{ table: { columns: [title], spark: history } }",
  ])
  func whatThePageWasHasItsLines(_ layout: String) throws {
    try write(layout)
    _ = try build(mass: 4, newMass: 9)
    _ = try build(mass: 2, newMass: 8)
    let third = try build(mass: 3)

    #expect(labels(in: third) == ["From 4 to 3, least 2, most 4"])
    let earlier = Set(labels(in: third, part: 1))
    #expect(earlier == ["From 4 to 2, least 2, most 4", "From 9 to 8, least 8, most 9"])
  }

  @Test func aColumnOfHistoryHasNoOrder() throws {
    try write("{ table: { columns: [title, mass], spark: history } }")
    let html = try build(mass: 4)

    #expect(html.contains(##"<th scope="col"><span dir="auto">History</span></th>"##))
    #expect(html.components(separatedBy: "class=\"order\"").count - 1 == 2)
  }

  @Test func anotherListIsAnUpdateAndAnotherBuildIsNone() throws {
    try write("{ list: { spark: seen } }")
    _ = try build(mass: 1)
    _ = try build(mass: 1, seen: "[1, 3]")
    let difference = try fixture.vitrine("diff", "previous", "site").output
    #expect(difference.contains("1 updated"))
    #expect(difference.contains("seen"))

    try write("{ list: { spark: history } }")
    _ = try build(mass: 1, newMass: 5)
    let builds = try fixture.snapshot().history.count
    _ = try build(mass: 1, seen: "[1, 4]", newMass: 5)
    #expect(try fixture.snapshot().history.count == builds)
    // The line of C is longer, too.
    let html = try build(mass: 2, seen: "[1, 4]", newMass: 5)
    #expect(labels(in: html).last == "From 5 to 5, least 5, most 5")
    #expect(try fixture.vitrine("diff", "previous", "site").output.contains("1 updated"))
  }
}
