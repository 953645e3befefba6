import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

/// What changes on pages besides their items: their texts, and their sections.
@Suite struct PageUpdateTests {
  let site: HistoryFixture

  init() throws {
    site = try HistoryFixture()
    try site.write(#"[{"id":"owl","name":"Owl"}]"#, to: "content/birds.json")
  }

  private static let sections = """
      - { id: first, title: First, items: [owl], repeats: true }
      - { id: all, title: All, layout: list, cell: row }
    """

  private func write(
    title: String = "Birds", text: String = "All of them.", sections: String = Self.sections,
    introduction: String = "Birds fly."
  ) throws {
    try site.write(
      """
      ---
      title: \(title)
      text: \(text)
      collection: { from: birds.json, id: id, fields: { title: name } }
      sections:
      \(sections)
      ---
      \(introduction)
      """, to: "content/index.md")
  }

  private func difference() throws -> SiteDifference {
    try #require(try site.snapshot().history.first).difference
  }

  @Test func theTextsOfAPageAreUpdates() throws {
    try write()
    _ = try site.build()
    try write(title: "Birds of prey", text: "Some of them.", introduction: "Birds fly high.")
    _ = try site.build()

    let difference = try difference()
    #expect(
      difference.updatedPages == [
        .init(
          page: .init(id: "index.html", title: "Birds of prey"),
          fields: [
            .init(name: "title", old: .text("Birds"), new: .text("Birds of prey")),
            .init(name: "text", old: .text("All of them."), new: .text("Some of them.")),
          ], affectsBody: true)
      ])
    #expect(difference.summary == "1 page updated")
    #expect(
      difference.lines.map { "\($0.sign.rawValue) \($0.title): \($0.detail)  \($0.id)" } == [
        "~ Birds of prey: page, title “Birds” → “Birds of prey”, "
          + "text “All of them.” → “Some of them.”, its text  index.html"
      ])
  }

  @Test func anIntroductionAloneIsAnUpdate() throws {
    try write()
    _ = try site.build()
    try write(introduction: "Birds fly high.")
    _ = try site.build()

    #expect(try difference().lines.map(\.detail) == ["page, its text"])
    #expect(try site.build().writtenFiles == 0)
  }

  /// An item that is another makes its page another, and no update of the page.
  @Test func anItemIsNoUpdateOfItsPage() throws {
    try write()
    _ = try site.build()
    try site.write(#"[{"id":"owl","name":"Barn owl"}]"#, to: "content/birds.json")
    _ = try site.build()

    #expect(try difference().updatedPages == [])
    #expect(try difference().summary == "1 updated")
  }

  @Test func sectionsComeGoChangeAndMove() throws {
    try write()
    _ = try site.build()
    try write(
      sections: """
          - { id: all, title: Every bird, layout: { grid: { columns: 3 } }, cell: row }
          - { id: first, title: First, items: [owl], repeats: true, empty: None. }
          - { id: last, items: [owl], repeats: true }
        """)
    _ = try site.build()
    try write()
    _ = try site.build()

    let history = try site.snapshot().history
    #expect(
      history[1].difference.updatedPages.map(\.sections) == [
        .init(
          inserted: [.init(id: "last", title: "Birds")],
          updated: [
            .init(
              section: .init(id: "all", title: "Every bird"),
              fields: [
                .init(name: "title", old: .text("All"), new: .text("Every bird")),
                .init(
                  name: "layout", old: .text("list"),
                  new: LayoutDeclaration(
                    .object([
                      Field(
                        name: "grid",
                        value: .object([
                          Field(
                            name: "columns", value: .number(.init(value: 3, literal: "3")))
                        ]))
                    ])
                  ).value),
              ])
          ],
          moved: [.init(section: .init(id: "all", title: "Every bird"), from: 1, to: 0)])
      ])
    #expect(
      history[1].difference.summary == "1 section inserted, 1 section updated, 1 section moved")
    #expect(
      history[1].difference.lines.map { "\($0.sign.rawValue) \($0.title): \($0.detail)  \($0.id)" }
        == [
          "+ Birds: section without a title  index.html#s-last",
          "~ Every bird: section of Birds, title “All” → “Every bird”, "
            + "layout “list” → grid columns 3, position 2 → 1  index.html#s-all",
        ])
    #expect(
      history[0].difference.updatedPages[0].sections.removed == [.init(id: "last", title: "Birds")])
  }

  @Test func jsonHasThemAndIsReadAgain() throws {
    try write()
    _ = try site.build()
    try write(
      title: "Aves",
      sections: """
          - { id: all, title: All, layout: grid, cell: row, text: Each. }
          - { id: first, title: First, items: [owl], repeats: true }
        """, introduction: "Birds.")
    _ = try site.build()

    let json = String(decoding: try difference().json(), as: UTF8.self)
    #expect(
      json.contains(
        #"""
        "updatedPages":[
        {"path":"index.html","title":"Aves","fields":{"title":{"old":"Birds","new":"Aves"}},"body":true,"sections":{"updated":[{"id":"all","title":"All","fields":{"text":{"new":"Each."},"layout":{"old":"list","new":"grid"}}}],"moved":[{"id":"all","title":"All","from":1,"to":0}]}}],
        """#))
    #expect(
      json.contains(
        #""pages":{"inserted":0,"removed":0,"updated":1},"sections":{"inserted":0,"removed":0,"updated":1,"moved":1}}"#
      ))
    let again = try SiteSnapshot(reading: site.snapshot().json())
    #expect(again.history[0].difference == (try difference()))
  }

  /// Snapshots of builds that did not say these texts.
  @Test func whatWasNotSaidIsNoUpdate() throws {
    try write()
    _ = try site.build()
    let new = try site.snapshot()
    var old = new
    old.pages[0].hash = ContentHash(value: 1)
    (old.pages[0].text, old.pages[0].body) = (nil, nil)
    old.hashes = 1

    #expect(try SiteDifference(from: old, to: new).isEmpty)
  }

  @Test(arguments: [
    ("Aves", Self.sections, ["updated"]), ("Birds", Self.sections + "\n", []),
    ("Birds", Self.sections.replacing("All", with: "Each"), ["updated"]),
    ("Aves", Self.sections.replacing("all", with: "each"), ["inserted", "removed", "updated"]),
  ])
  func theCommandFailsOnThem(title: String, sections: String, kinds: [String]) throws {
    // Without items none moves.
    try site.write("[]", to: "content/birds.json")
    try write(sections: Self.sections.replacing("[owl]", with: "[]"))
    try site.vitrine("build", "--output", "old")
    try write(title: title, sections: sections.replacing("[owl]", with: "[]"))
    try site.vitrine("build", "--output", "new")

    let status = try site.vitrine("diff", "old", "new", "--exit-code").status
    #expect(status == (kinds.isEmpty ? 0 : 1))
    for kind in ["inserted", "removed", "updated", "moved", "regression"] {
      let status = try site.vitrine("diff", "old", "new", "--fail-on", kind).status
      #expect(status == (kinds.contains(kind) ? 1 : 0), "\(kind)")
    }
  }

  @Test func markdownLinksToThem() throws {
    try site.write("title: Birds\nurl: https://x.example\n", to: "content/site.yml")
    try write()
    _ = try site.build()
    let old = try site.snapshot()
    try write(title: "Aves", sections: "  - { id: all birds, title: All, cell: row }")
    _ = try site.build()

    #expect(
      try SiteDifference(from: old, to: site.snapshot()).markdown() == """
        <!-- vitrine diff -->
        **1 moved, 1 page updated, 1 section inserted, 2 sections removed**

        - removed **First**: section of Aves
        - removed **All**: section of Aves
        - inserted [All](https://x.example/index.html#s-all%2520birds): section of Aves
        - updated [Aves](https://x.example/index.html): page, title “Birds” → “Aves”
        - moved [Owl](https://x.example/index.html#i-owl): to another section (Aves, All)

        """)
  }

  /// A page that says its own direction is as it was, whatever the site's becomes.
  @Test func theSitesDirectionIsNoUpdateOfPagesWithTheirOwn() throws {
    try site.write("language: en\n", to: "content/site.yml")
    try site.write("---\nlanguage: ar\n---\nText.\n", to: "content/ar/index.md")
    try site.write("---\ntitle: Plain\n---\nText.\n", to: "content/plain/index.md")
    try write()
    _ = try site.build()
    try site.write("language: en\ndirection: rtl\n", to: "content/site.yml")
    _ = try site.build()

    #expect(try difference().updatedPages == [])
    #expect(try difference().site.map(\.name) == ["direction"])
  }

  @Test func theLayoutOfNoItemsIsNoUpdate() throws {
    let empty = "    - { id: none, items: [], layout: list }"
    try write(sections: empty)
    _ = try site.build()
    try write(sections: empty.replacing("layout: list", with: "layout: grid"), introduction: "Fly.")
    _ = try site.build()

    #expect(try difference().updatedPages.map(\.sections.isEmpty) == [true])
  }
}
