import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

@Suite struct TransitionTests {
  private func renderer(
    now: [Int], before: [String], removed: [EarlierRecord] = [], layout: LayoutByWidth = twoColumns,
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

    #expect(html.contains(#"<li id="i-b" class="travels from-0 to-0 moves" style="--o:1;--n:0">"#))
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

  /// Items stand under the 20 px above the list, before and after.
  @Test func theirPlacesAreUnderTheInsetAboveTheList() throws {
    let layout = LayoutByWidth(
      .section(
        LayoutSection(
          group: .horizontal(
            width: .fractionalWidth(1), height: .absolute(100),
            .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))), count: 2),
          contentInsets: EdgeInsets(top: 20))))
    let html = try #require(
      try renderer(now: [1, 0, 2], before: ["a", "b"], layout: layout).text("index.html"))

    #expect(html.contains("--oy:calc(round(down,var(--o)/2,1)*(100px) + 20px)}"))
    #expect(html.contains("--ny:calc(round(down,var(--n)/2,1)*(100px) + 20px)"))
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
  private func crossSectionMove(
    now: [[Int]], before: [[String]], layout: LayoutByWidth = twoColumns
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
    let html = try crossSectionMove(now: [[0], [2, 1, 3]], before: [["a", "b"], ["c", "d"]])

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
    #expect(!html.contains("<script src"))
  }

  @Test func aWayKeepsUpWithSectionsThatMove() throws {
    let html = try crossSectionMove(now: [[0, 3], [2, 1]], before: [["a", "b"], ["c", "d"]])
    let taller = try crossSectionMove(now: [[0, 3, 1], [2]], before: [["a", "b"], ["c", "d"]])

    #expect(html.contains("calc(anchor(--l-1 top) + var(--a0) - var(--b0) - var(--head))"))
    #expect(taller.contains("{--dy:calc(var(--a0) - var(--b0));"))
  }

  @Test func betweenListsOfContentItemsOnlyFadeWithoutAScript() throws {
    let html = try crossSectionMove(
      now: [[0], [2, 1, 3]], before: [["a", "b"], ["c", "d"]], layout: listLayout)

    #expect(html.contains(#"<li id="i-b" class="appears">"#))
    #expect(html.contains("<script src"))
  }

  /// A page that had the sections `before`, each of one record of its name, and has those of `now`.
  private func sections(before: [String], now: [String]) throws -> String {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: now.enumerated().map { section($1, title: $1, items: items([$0])) })
      ],
      records: now.map { record($0, of: "index") }, assets: [])
    let earlier = EarlierPage(
      tally: ChangeTally(removed: 1),
      sections: before.map { id in
        EarlierSection(
          id: id, title: id, layout: twoColumns,
          items: [EarlierItem(id: "index/\(id)", record: "index/\(id)")])
      },
      records: before.filter { !now.contains($0) }.map {
        EarlierRecord(id: "index/\($0)", title: $0, fields: [])
      })
    let renderer = SiteRenderer(
      content: content, layouts: [twoColumns], templates: try SiteTemplates(defaultTemplates),
      earlier: [0: earlier]
    ) { _, _ in (RenderedBody(html: [], headings: []), []) }
    return try #require(renderer.text("index.html"))
  }

  @Test func aRemovedSectionIsLaidOutAgainWhereItStood() throws {
    let html = try sections(before: ["a", "b", "c"], now: ["a", "c"])

    #expect(
      html.contains(
        """
        <div class="removed-section removed-1">
        <div class="measure"><i style="view-timeline:--m0"></i></div>
        <section class="section pinned" aria-labelledby="s-~removed~b">
        """))
    #expect(
      html.contains(".removed-1{anchor-name:--r-1;inset-block-start:calc(anchor(--t-1 top) + 0px)}")
    )
    #expect(html.contains(#".section[aria-labelledby="s-c"]{--dy:calc(var(--m0));"#))
    #expect(!html.contains("<script src"))
  }

  @Test func sectionsUnderAnInsertedOneStoodHigherByItsHeight() throws {
    let html = try sections(before: ["a", "c"], now: ["a", "b", "c"])

    #expect(html.contains(".measure-0{inset-block:anchor(--t-1 top) anchor(--t-2 top)}"))
    #expect(html.contains(#".section[aria-labelledby="s-c"]{--dy:calc(0px - var(--m0));"#))
    #expect(html.contains(#".section[aria-labelledby="s-b"]{--unveil:var(--show,none)}"#))
  }

  @Test func removedSectionsAtTheEndStandUnderEachOther() throws {
    let html = try sections(before: ["a", "b", "c"], now: ["a"])

    #expect(html.contains("calc(anchor(--e-0 bottom) + 0px + var(--section-gap))"))
    #expect(html.contains(".removed-2{anchor-name:--r-2;inset-block-start:anchor(--r-1 bottom)}"))
  }

  @Test func sectionsThatChangedPlacesAreLeftToTheScript() throws {
    let html = try sections(before: ["a", "b", "c"], now: ["b", "a", "c"])

    #expect(html.contains("<script src"))
    #expect(!html.contains("class=\"wings\""))
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
    #expect(!site.outputs.contains { $0.hasPrefix("assets/transitions") })
  }
}
