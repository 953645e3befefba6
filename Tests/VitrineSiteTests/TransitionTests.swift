import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

@Suite struct TransitionTests {
  /// Two columns, each 100 px high and 10 px apart.
  private static let columns = LayoutByWidth(
    .section(
      LayoutSection(
        group: .horizontal(
          width: .fractionalWidth(1), height: .absolute(100), spacing: .fixed(10),
          .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))), count: 2),
        interGroupSpacing: 10)))

  private func renderer(
    now: [Int], before: [String], removed: [EarlierRecord] = [], layout: LayoutByWidth = columns,
    tally: ChangeTally = ChangeTally(moved: 1), language: String = "en"
  ) throws -> SiteRenderer {
    var settings = SiteSettings(title: "Site")
    settings.language = language
    let content = SiteContent(
      settings: settings,
      pages: [
        page("", title: "Site", sections: [section("all", title: "All", items: items(now))]) {
          $0.language = language
        }
      ],
      records: ["a", "b", "c"].map { record($0, of: "index") }, assets: [])
    let earlier = EarlierPage(
      tally: tally,
      sections: [
        EarlierSection(
          id: "all", title: "All", layout: layout,
          items: before.map { EarlierItem(id: "index/\($0)", record: "index/\($0)") })
      ], records: removed)
    return SiteRenderer(
      content: content, layouts: [layout], templates: try SiteTemplates(defaultTemplates),
      earlier: [0: earlier]
    ) { _, _ in (RenderedBody(html: [], headings: []), []) }
  }

  @Test func itemsOfADefiniteListSayWhereTheyWereAndAre() throws {
    let html = try #require(
      try renderer(now: [1, 0, 2], before: ["a", "b"]).text("index.html"))

    #expect(html.contains(#"<li id="i-b" class="travels from-0 to-0" style="--o:1;--n:0">"#))
    #expect(html.contains(#"<li id="i-a" class="travels from-0 to-0" style="--o:0;--n:1">"#))
    #expect(html.contains(#"<li id="i-c" class="appears">"#))
  }

  @Test func theirPlacesAreFunctionsOfTheirNumbers() throws {
    let html = try #require(
      try renderer(now: [1, 0, 2], before: ["a", "b"]).text("index.html"))

    // (100 + .1621) down to a quarter is 100; two columns share 100% less 10 px.
    #expect(
      html.contains(
        """
        .from-0{--oq:mod(var(--o),2);--ox:calc(var(--oq)*(50cqi + 5px) + 0px);\
        --oy:calc(round(down,var(--o)/2,1)*(100px + 10px) + 0px)}
        """))
  }

  @Test func removedItemsLeaveTheirCellsForNobodyToRead() throws {
    let removed = EarlierRecord(
      id: "index/z", title: "Z", fields: [Field(name: "subtitle", value: .text("was here"))])
    let html = try #require(
      try renderer(now: [0], before: ["z", "a"], removed: [removed]).text("index.html"))

    #expect(html.contains(#"<div class="ghosts definite" hidden aria-hidden="true" inert>"#))
    #expect(html.contains(#"<div class="from-0" style="--o:0"><article class="card plate">"#))
    #expect(html.contains("was here"))
  }

  /// Two sections of two columns, between which items go.
  private func crossing(
    now: [[Int]], before: [[String]], layout: LayoutByWidth = columns
  ) throws -> String {
    let ids = ["one", "two"]
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: zip(ids, now).map { section($0, title: $0, items: items($1)) })
      ],
      records: ["a", "b", "c", "d"].map { record($0, of: "index") }, assets: [])
    let earlier = EarlierPage(
      tally: ChangeTally(moved: 1),
      sections: zip(ids, before).map { id, items in
        EarlierSection(
          id: id, title: id, layout: layout,
          items: items.map { EarlierItem(id: "index/\($0)", record: "index/\($0)") })
      })
    let renderer = SiteRenderer(
      content: content, layouts: [layout], templates: try SiteTemplates(defaultTemplates),
      earlier: [0: earlier]
    ) { _, _ in (RenderedBody(html: [], headings: []), []) }
    return try #require(renderer.text("index.html"))
  }

  @Test func itemsThatCrossSectionsLeaveTheirWayToACopy() throws {
    let html = try crossing(now: [[0], [2, 1, 3]], before: [["a", "b"], ["c", "d"]])

    #expect(html.contains(#"<li id="i-b" class="appears crosses">"#))
    #expect(
      html.contains(
        """
        <div class="wings" hidden aria-hidden="true" inert>
        <div class="way way-0-1 definite">
        <div class="from-0 to-1 resizes" style="--o:1;--n:1"><article class="card plate">
        """))
    #expect(
      html.contains(
        """
        .way-0-1{inset-block:calc(anchor(--l-0 top) + 0px - var(--head)) anchor(--l-1 top);\
        left:anchor(--l-1 left);right:anchor(--l-1 right)}
        """))
    #expect(!html.contains("<script"))
  }

  @Test func aWayKeepsUpWithSectionsThatMove() throws {
    let html = try crossing(now: [[0, 3], [2, 1]], before: [["a", "b"], ["c", "d"]])
    let taller = try crossing(now: [[0, 3, 1], [2]], before: [["a", "b"], ["c", "d"]])

    #expect(html.contains("calc(anchor(--l-1 top) + var(--a0) - var(--b0) - var(--head))"))
    #expect(taller.contains("{--dy:calc(var(--a0) - var(--b0));"))
  }

  @Test func betweenListsOfContentItemsOnlyFadeWithoutAScript() throws {
    let html = try crossing(
      now: [[0], [2, 1, 3]], before: [["a", "b"], ["c", "d"]], layout: listLayout)

    #expect(html.contains(#"<li id="i-b" class="appears">"#))
    #expect(html.contains("<script"))
  }

  @Test func updatedItemsFlashWhereverTheyStand() throws {
    let html = try #require(
      try renderer(
        now: [0], before: ["a"], removed: [EarlierRecord(id: "index/a", title: "A", fields: [])],
        layout: listLayout
      ).text("index.html"))

    #expect(html.contains(#"<li id="i-a" class="flashes">"#))
    #expect(!html.contains("ghosts"))
  }

  @Test(arguments: [
    ("en", "What’s new", "2 inserted, 1,200 updated, 3 removed"),
    ("de", "Was ist neu", "2 eingefügt, 1.200 aktualisiert, 3 entfernt"),
  ])
  func aLinkInTheHeaderSaysHowMuchItPlays(
    _ language: String, _ title: String, _ counts: String
  ) throws {
    let html = try #require(
      try renderer(
        now: [0], before: ["a"], tally: ChangeTally(inserted: 2, updated: 1200, removed: 3),
        language: language
      ).text("index.html"))

    #expect(html.contains(##"<a href="#changes">\##(title)</a>"##))
    #expect(html.contains("<span>\(counts)</span>"))
  }

  @Test func aSiteThatPlaysNothingHasNothingOfIt() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<1))])],
      records: [record("a", of: "index")], assets: [])
    let site = try VitrineSiteTests.renderer(content)

    #expect(site.text("index.html")?.contains("changes") == false)
    #expect(site.text("assets/vitrine.css")?.contains("travel") == false)
  }
}
