import TestSupport
import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// What the pages of a build tell of the builds before.
@Suite struct ChangedPagesTests {
  let site: HistoryFixture
  private var folder: TemporaryFolder { site.folder }

  init() throws {
    site = try HistoryFixture()
  }

  private func write(_ birds: KeyValuePairs<String, String>, settings: String = "") throws {
    try folder.write("title: Birds\n\(settings)\n", to: "content/site.yml")
    try folder.write(
      "---\ntitle: Birds\ncollection: { from: birds.json }\n---\n", to: "content/index.md")
    let records = birds.map { #"{"id":"\#($0)","title":"\#($1)"}"# }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/birds.json")
  }

  @discardableResult
  private func build(date: String? = nil) throws -> BuildReport {
    try site.build(date)
  }

  @Test func sectionsKeepTheTextAndTheCellThatTheyHad() throws {
    try write(["owl": "Owl"])
    try build()
    let new = try site.snapshot()
    var old = new
    old.pages[0].sections[0].text = "What it said."
    old.pages[0].sections[0].cell = "tile"
    let difference = SiteDifference(inserted: [.init(id: "index/owl", title: "Owl")])
    old.pages[0].sections[0].items = []

    let earlier = old.earlierPages(of: new, difference, layouts: PresetDeclaration.builtIn) { _ in
      .leftToRight
    }

    #expect(earlier[0]?.sections[0].text == "What it said.")
    #expect(earlier[0]?.sections[0].cell == "tile")
  }

  @Test func badgesLastAsLongAsTheirRule() throws {
    let new = "New</span>"
    try write(["owl": "Owl"], settings: "badges: 2 builds")
    try build()
    #expect(try !folder.text(of: "site/index.html").contains(new))
    try write(["owl": "Owl", "kite": "Kite"], settings: "badges: 2 builds")
    try build()
    #expect(try folder.text(of: "site/index.html").contains(new))
    try build()
    #expect(try folder.text(of: "site/index.html").contains(new))
    try write(["owl": "The owl", "kite": "Kite"], settings: "badges: 2 builds")
    try build()
    let html = try folder.text(of: "site/index.html")
    #expect(html.contains(new) && html.contains("Updated</span>"))
    try write(["owl": "An owl", "kite": "Kite"], settings: "badges: 2 builds")
    try build()
    #expect(try !folder.text(of: "site/index.html").contains(new))
  }

  @Test func daysPassWithoutAnEdit() throws {
    try write(["owl": "Owl"], settings: "badges: 3 days")
    try build(date: "2026-11-20")
    try write(["owl": "The owl"], settings: "badges: 3 days")
    try build(date: "2026-11-22")
    try build(date: "2026-11-24")
    #expect(try folder.text(of: "site/index.html").contains("Updated</span>"))
    try build(date: "2026-11-25")
    #expect(try !folder.text(of: "site/index.html").contains("Updated</span>"))
  }

  @Test func daysWithoutADateAreAWarning() throws {
    try write(["owl": "Owl"], settings: "badges: { updated: 3 days }")

    #expect(
      try build().warnings.map(\.description) == [
        """
        site.yml:2:20: warning: a build without a date cannot count days, so only the latest changes have badges
          hint: build with --date, set SOURCE_DATE_EPOCH, or count builds, as in '3 builds'
        """
      ])
    #expect(try build(date: "2026-11-22").warnings == [])
  }
}
