import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// The titles that an outline's parents keep when they are on the page no more.
@Suite struct OutlineParentTests {
  let site: HistoryFixture

  init() throws {
    site = try HistoryFixture()
    try site.write(
      """
      ---
      title: Signs
      collection: { from: signs.json, fields: { title: id } }
      sections:
        - title: All
          layout: list
          outline: { by: [kind, cat], labels: { L: Living }, none: Others }
      ---
      """, to: "content/index.md")
    try write([
      #"{"id":"rose","kind":"Nature","cat":"Plants"}"#, #"{"id":"wolf","kind":"L","cat":"A~b"}"#,
      #"{"id":"dot"}"#, #"{"id":"star","kind":"Sky","cat":"Far"}"#,
    ])
    try site.build()
  }

  private func write(_ signs: [String]) throws {
    try site.write("[\(signs.joined(separator: ","))]", to: "content/signs.json")
  }

  @Test(arguments: [
    ("~kind~Nature", "Nature"), ("~kind~Nature~cat~Plants", "Plants"), ("~kind~A~~b", "A~b"),
    ("~kind~~~a~cat~b~~", "b~"), ("~kind~", ""), ("owls/barn", "owls/barn"),
  ])
  func theIDOfAParentEndsInItsOwnValue(_ id: String, _ title: String) {
    #expect(id.outlineTitle == title)
  }

  @Test func theSnapshotSaysTheTitlesThatIDsDoNot() throws {
    #expect(
      try site.snapshot().pages[0].sections[0].parentTitles == [
        "~kind~L": "Living", "~kind~": "Others", "~kind~~cat~": "Others",
      ])
  }

  /// Several parents of one section have other titles: the next build reads what is said of each.
  @Test(arguments: ["{ L: Animals, Sky: Stars }", "{ L: Others, Sky: Others }", "{}"])
  func anyNumberOfParentsAreRenamed(labels: String) throws {
    let page = try site.folder.text(of: "content/index.md")
      .replacing("by: [kind, cat]", with: "by: kind")
    try site.write(page, to: "content/index.md")
    try site.build()
    for edit in [
      page.replacing("{ L: Living }, none: Others", with: "\(labels), none: Rest"), page,
    ] {
      try site.write(edit, to: "content/index.md")
      #expect(try site.build().warnings.map(\.description) == [])
      let written = try site.folder.text(of: "site/snapshot.json")
      let snapshot = try site.snapshot()
      #expect(String(decoding: snapshot.json(), as: UTF8.self) == written)
      #expect(try snapshot.previous() != nil)
      #expect(try site.build().writtenFiles == 0)
    }
    let fields = try site.snapshot().history[0].difference.updatedPages[0].sections.updated[0]
      .fields
    #expect(fields.count { $0.name == "parent" } > 1)
  }

  @Test func parentsThatLeaveFadeUnderTheirTitles() throws {
    try write([#"{"id":"star","kind":"Sky","cat":"Far"}"#])
    try site.build()

    let page = try site.folder.text(of: "site/index.html")
    let template = try #require(page.split(separator: "<template id=\"earlier\"").last)
    let parents = template.matches(of: /<summary.*?<span class="t" dir="auto">(.*?)<\/span>/)
    #expect(
      parents.map { String($0.1) } == ["Nature", "Plants", "Living", "A~b", "Others", "Others"])
  }

  @Test func aMoveNamesParentsByTheirTitles() throws {
    try write([
      #"{"id":"rose","kind":"L","cat":"Plants"}"#, #"{"id":"wolf","kind":"Sky","cat":"Far"}"#,
      #"{"id":"dot"}"#, #"{"id":"star","kind":"Sky","cat":"Far"}"#,
    ])
    try site.build()

    let page = try site.folder.text(of: "site/changes/index.html")
    #expect(page.contains("<bdi>A~b</bdi></del>"))
    #expect(page.contains("<bdi>Far</bdi></ins>"))
    #expect(!page.contains("~cat~"))
  }

  @Test func anOlderBuildOfTheHistoryHasItsParentsTitles() throws {
    try write([#"{"id":"star","kind":"Sky","cat":"Far"}"#])
    try site.build()

    let older = try #require(try site.snapshot().previous())
    #expect(older.pages[0].sections[0].parentTitles["~kind~L"] == "Living")
    #expect(try site.snapshot().pages[0].sections[0].parentTitles == [:])
  }
}
