import Testing
import VitrineModel

@testable import VitrineSite

/// The page of what builds changed.
@Suite struct ChangesPageTests {
  private static func place(_ section: String, parent: String? = nil) -> SiteDifference.Place {
    .init(
      page: .init(id: "b/index.html", title: "Birds"), section: .init(id: section, title: section),
      parent: parent.map { .init(id: $0, title: $0) }, index: 0)
  }

  private static let difference = SiteDifference(
    inserted: [.init(id: "b/owl", title: "Owl", place: place("All", parent: "Owls"))],
    removed: [.init(id: "b/rook", title: "Rook", url: "b/rook/index.html", place: place("All"))],
    updated: [
      .init(
        id: "b/kite", title: "Kite", place: place("All"),
        fields: [.init(name: "title", old: .text("Kyte"), new: .text("Kite"))])
    ])

  private var content: SiteContent {
    SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site"),
        page("b", title: "Birds", sections: [section("All", items: items(0..<2))]),
      ],
      records: [
        record("owl", of: "b", title: "Owl") {
          $0.output = "b/owl/index.html"
          $0.symbol = "🦉"
        },
        record("kite", of: "b", title: "Kite"),
      ], assets: [])
  }

  private func changes(_ builds: [SiteChanges.Build]) -> SiteChanges { SiteChanges(builds: builds) }

  @Test func theNewestBuildIsToldByKind() throws {
    let changes = changes([
      .init(date: "2026-11-22", previousDate: "2026-11-20", difference: Self.difference)
    ])

    let html = try #require(
      try renderer(content, changes: changes).text("changes/index.html"))

    #expect(html.contains("<h1 id=\"Title\" dir=\"auto\">Changes</h1>"))
    #expect(html.contains("<p class=\"lede\" dir=\"auto\">What changed since 20 November 2026</p>"))
    #expect(
      html.contains(
        """
        <nav class="tally" aria-label="Kinds of change">
        <a href="#s-inserted"><i class="i is inserted" aria-hidden="true"></i>\
        <span><b>1</b> inserted</span></a>
        <a href="#s-removed"><i class="i is removed" aria-hidden="true"></i>\
        <span><b>1</b> removed</span></a>
        <a href="#s-updated"><i class="i is updated" aria-hidden="true"></i>\
        <span><b>1</b> updated</span></a>
        </nav>
        """))
    #expect(
      html.contains(
        """
        <div class="text"><a class="t" href="../b/owl/index.html" dir="auto">Owl</a>\
        <span class="sub" dir="auto">Birds, Owls</span></div>\
        <span class="symbol" aria-hidden="true">🦉</span></div></li>
        """))
    #expect(html.contains("<span class=\"t gone\" dir=\"auto\">Rook</span>"))
    #expect(
      html.contains(
        """
        <div><dt><bdi>Title</bdi></dt><dd><del><bdi class="hidden">was </bdi><bdi>Kyte</bdi></del>\
        <i class="i sep flip" aria-hidden="true"></i><ins><bdi class="hidden">now </bdi>\
        <bdi>Kite</bdi></ins></dd></div>
        """))
    #expect(!html.contains("id=\"s-moved\"") && !html.contains("Earlier builds"))
  }

  /// Another badge comes first; each of its groups says all that happened to an item.
  @Test func anotherBadgeComesFirstAndAnItemSaysAllThatHappenedToIt() throws {
    var difference = Self.difference
    difference.updated[0].fields = [
      .init(name: "badge", old: .text("passed"), new: .text("failed"))
    ]
    difference.moved = [
      .init(id: "b/kite", title: "Kite", from: Self.place("Old"), to: Self.place("All"))
    ]

    let html = try #require(
      try renderer(content, changes: changes([.init(date: nil, difference: difference)])).text(
        "changes/index.html"))

    let groups = html.matches(of: /<a href="#s-(\w+)">/).map { String($0.1) }
    #expect(groups == ["updated", "inserted", "removed", "moved"])
    let lines = html.matches(of: /<div><dt>(.*?)<\/dt><dd.*?>(.*?)<\/dd><\/div>/).map {
      "\($0.1)|\($0.2)".replacing(/<bdi class="hidden">.*?<\/bdi>/, with: "")
        .replacing(/<i .*?<\/i>/, with: " > ").replacing(/<.*?>/, with: "")
    }
    #expect(
      lines == [
        "Badge|passed > failed", "Section|Old > All", "Section|Old > All", "Badge|passed > failed",
      ])
  }

  /// An isolate is around it.
  @Test func aDateKeepsItsOrderAmongArabicWords() throws {
    var content = content
    content.settings.language = "ar"
    let changes = changes([
      .init(date: "2026-11-22", previousDate: "2026-11-20", difference: Self.difference)
    ])

    let html = try #require(
      try renderer(content, changes: changes).text("changes/index.html"))

    #expect(html.contains("ما تغيّر منذ \u{2068}20 نوفمبر 2026\u{2069}</p>"))
  }

  /// A page is told with its sections, after the items.
  @Test func pagesAreToldWithTheirSections() throws {
    let update = SiteDifference.PageUpdate(
      page: .init(id: "b/index.html", title: "Birds"),
      fields: [.init(name: "title", old: .text("Fowl"), new: .text("Birds"))], affectsBody: true,
      sections: .init(
        inserted: [.init(id: "new", title: "New")], removed: [.init(id: "old", title: "Old")],
        updated: [
          .init(
            section: .init(id: "all", title: "All"),
            fields: [
              .init(
                name: "layout", old: .text("list"),
                new: .object([
                  Field(
                    name: "grid",
                    value: .object([
                      Field(name: "columns", value: .number(.init(value: 3, literal: "3")))
                    ]))
                ]))
            ]), .init(section: .init(id: "rare", title: "Rare"), fields: []),
        ], moved: [.init(section: .init(id: "all", title: "All"), from: 2, to: 0)]))
    let difference = SiteDifference(
      removedPages: [.init(id: "x/index.html", title: "Gone")], updatedPages: [update])
    let changes = changes([
      .init(date: nil, difference: difference), .init(date: nil, difference: difference),
    ])

    let html = try #require(
      try renderer(content, changes: changes).text("changes/index.html"))

    #expect(
      html.contains(
        ##"<a href="#s-pages"><i class="i is updated" aria-hidden="true"></i><span><b>2</b> Pages</span></a>"##
      ))
    #expect(
      html.contains(
        #"<h2 id="s-pages"><bdi>Pages</bdi></h2>&nbsp;<span class="count">2</span></div>"#))
    #expect(html.contains(#"<span class="t gone" dir="auto">Gone</span></div>"#))
    #expect(html.contains(#"<span class="sub">Pages: 2</span>"#))
    #expect(
      html.contains(
        #"<a class="t" href="../b/index.html" dir="auto">Birds</a><span class="sub">Its text</span>"#
      ))
    let lines = html.matches(of: /<div><dt>(.*?)<\/dt><dd.*?>(.*?)<\/dd><\/div>/).prefix(6).map {
      "\($0.1)|\($0.2)".replacing(/<bdi class="hidden">.*?<\/bdi>/, with: "")
        .replacing(/<i .*?<\/i>/, with: " > ").replacing(/<.*?>/, with: "")
    }
    #expect(
      lines == [
        "Title|Fowl > Birds", "Section|New", "Section|Old", "Layout|All, list > grid (columns 3)",
        "Section|Rare, Shown in another way", "Section|All, 3 > 1",
      ])
  }

  @Test func earlierBuildsAreFolded() throws {
    let changes = changes([
      .init(date: nil, difference: SiteDifference()), .init(date: nil, difference: Self.difference),
      .init(date: "2026-11-01", difference: Self.difference),
      .init(date: nil, difference: Self.difference),
    ])

    let html = try #require(
      try renderer(content, changes: changes).text("changes/index.html"))

    #expect(html.contains("What changed since the build before"))
    #expect(html.contains("<p>No item changed</p>"))
    let titles = ["1 build before", "1 November 2026", "3 builds before"]
    for title in titles {
      #expect(
        html.contains(
          "<details class=\"build\"><summary class=\"row two\"><span class=\"text\">"
            + "<span class=\"t\">\(title)</span>"
            + "<span class=\"sub\">1 inserted, 1 updated, 1 removed</span>"))
    }
  }

  @Test func aLongListIsCut() throws {
    func inserted(_ count: Int) -> SiteDifference {
      SiteDifference(inserted: (0..<count).map { .init(id: "b/\($0)", title: "n\($0)n") })
    }
    let changes = changes([
      .init(date: nil, difference: inserted(10_000)), .init(date: nil, difference: inserted(22)),
      .init(date: nil, difference: inserted(21)),
    ])

    let html = try #require(
      try renderer(content, changes: changes).text("changes/index.html"))

    #expect(html.contains("n199n") && !html.contains("n200n"))
    #expect(html.contains(">and 9,800 more</span>"))
    #expect(html.contains(">and 2 more</span>") && !html.contains(">and 1 more</span>"))
    #expect(html.utf8.count < 100_000)
  }

  @Test func pagesLeadThere() throws {
    let changes = changes([
      .init(date: "2026-11-22", previousDate: "2026-11-20", difference: Self.difference)
    ])
    let index = try #require(content.pages.firstIndex { $0.output == "b/index.html" })
    let tally = ChangeTally(inserted: 1, updated: 1, removed: 1)
    let renderer = try renderer(
      content, earlier: [index: EarlierPage(tally: tally, sections: [])], changes: changes)

    let page = try #require(renderer.text("b/index.html"))
    let home = try #require(renderer.text("index.html"))

    #expect(
      page.contains(
        "<a href=\"../changes/index.html\">1 inserted, 1 updated, 1 removed since 20 November 2026")
    )
    #expect(
      page.contains("<p class=\"foot-links\"><a href=\"../changes/index.html\">Changes</a></p>"))
    #expect(!home.contains("1 inserted"))
    #expect(home.contains("<a href=\"changes/index.html\">Changes</a>"))
  }

  @Test func aFirstBuildSaysThatNothingChangedYet() throws {
    let renderer = try renderer(content, changes: changes([]))

    let html = try #require(renderer.text("changes/index.html"))
    #expect(html.contains("<h1 id=\"Title\" dir=\"auto\">Changes</h1>"))
    #expect(
      html.contains(
        """
        <p class="name">Nothing has changed since the first build</p>
        <p class="sub">What changes from now on is told here</p>
        """))
    #expect(!html.contains("class=\"lede\"") && !html.contains("class=\"tally\""))
    #expect(
      try #require(renderer.text("index.html")).contains(
        "<p class=\"foot-links\"><a href=\"changes/index.html\">Changes</a></p>"))
  }

  @Test func aSiteThatRemembersNoBuildHasNoChangesPage() throws {
    let renderer = try renderer(content)

    #expect(!renderer.outputs.contains("changes/index.html"))
    #expect(try !#require(renderer.text("index.html")).contains("changes/"))
  }
}
