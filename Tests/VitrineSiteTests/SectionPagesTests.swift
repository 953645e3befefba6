import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

@Suite struct SectionPagesTests {
  /// The HTML between the two marks, without them.
  private func part(_ html: String?, from start: String, to end: String) -> String {
    guard let html, let open = html.range(of: start),
      let close = html[open.upperBound...].range(of: end)
    else { return "" }
    return String(html[open.upperBound..<close.lowerBound])
  }

  @Test func aListIsRowsUnderAHeaderWithTheirNumber() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [section("all", title: "All <of> it", items: items(0..<2)) { $0.text = "Both" }]
        )
      ],
      records: [
        record("a", of: "index", title: "A & B") {
          $0.output = "a b/index.html"
          $0.subtitle = "\"sub\""
          $0.symbol = "🪨"
        },
        record("b/c", of: "index", title: "B") { $0.badge = "New" },
      ], assets: [])

    let html = try renderer(content).text("index.html")

    #expect(
      part(html, from: "<section ", to: "</section>") == """
        class="section pinned beside" aria-labelledby="s-all">
        <header class="section-head">
        <div class="section-bar">
        <div class="section-title"><h2 id="s-all" dir="auto">All &lt;of&gt; it</h2>&nbsp;\
        <span class="count">2<span class="hidden"> items</span></span></div>
        </div>
        <p class="note" dir="auto">Both</p>
        </header>
        <div class="shelf">
        <div class="w"><ul role="list" class="\(listClass(listLayout)) list inset lead-symbol">
        <li id="i-a"><a class="row two" href="a%20b/index.html">\
        <span class="symbol" aria-hidden="true">🪨</span><span class="text">\
        <span class="t" dir="auto">A &amp; B</span>\
        <span class="sub" dir="auto">&quot;sub&quot;</span></span>\
        <i class="i chevron flip" aria-hidden="true"></i></a></li>
        <li id="i-b%2Fc"><div class="row"><span class="text">\
        <span class="t" dir="auto">B</span></span><span class="end">\
        <span class="hidden">, </span>\
        <span class="badge inserted"><i class="i" aria-hidden="true"></i>New</span></span></div></li>
        </ul></div>

        </div>

        """)
  }

  @Test(arguments: [(nil, " open"), (OpenParents.none, "")] as [(OpenParents?, String)])
  func aTitleThatIsARowOpensTheRowsUnderIt(_ open: OpenParents?, _ attribute: String) throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [
            section("all", title: "All", items: items([0])) {
              $0.text = "Words"
              $0.foldsUnderTitle = true
              $0.open = open
            }
          ])
      ],
      records: [record("a", of: "index", title: "A")], assets: [])

    let html = try renderer(content).text("index.html")

    #expect(
      part(html, from: "<section ", to: "<li") == """
        class="section pinned rows" aria-labelledby="s-all">
        <details class="fold"\(attribute)>
        <summary class="section-head section-bar"><h2><span id="s-all" dir="auto">All</span>&nbsp;\
        <span class="count">1<span class="hidden"> item</span></span>\
        <i class="i disclose flip" aria-hidden="true"></i></h2></summary>
        <p class="note" dir="auto">Words</p>
        <div class="shelf">
        <div class="w"><ul role="list" class="\(listClass(listLayout)) list inset">

        """)
    #expect(html?.contains("</details>\n</section>") == true)
  }

  @Test func whatAPageSaysOfAllSectionsStandsAroundThem() throws {
    func html(_ change: (inout PageFrame) -> Void) throws -> String? {
      var only = page(
        "", title: "Site", sections: [section("all", title: "All", items: items([0]))])
      change(&only.frame)
      return try renderer(
        SiteContent(
          settings: SiteSettings(title: "Site"), pages: [only],
          records: [record("a", of: "index", title: "A")], assets: [])
      ).text("index.html")
    }
    let framed = try html {
      $0.header = PageFrame.Edge("Closed & quiet", isPinned: true)
      $0.footer = PageFrame.Edge("End")
      $0.gap = 24
    }

    #expect(
      framed?.contains("<main id=\"Main\" class=\"page\" style=\"--section-gap:24px\">") == true)
    #expect(
      framed?.contains(
        "<p class=\"edge above held\"><span dir=\"auto\">Closed &amp; quiet</span></p>\n<section")
        == true)
    #expect(framed?.contains("<p class=\"edge below\"><span dir=\"auto\">End</span></p>") == true)
    let plain = try html { _ in }
    #expect(plain?.contains("class=\"edge") == false)
    #expect(plain?.contains("<main id=\"Main\" class=\"page\">") == true)
  }

  @Test func outlinesNestAsDeepAsTheirItems() throws {
    let items = [
      Item(.outline(id: "~by~X", title: "X")), Item(.outline(id: "~by~X~Y", title: "Y"), level: 1),
      Item(.record(0), level: 2), Item(.record(1), level: 3), Item(.record(2)),
    ]
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("o", title: "O", items: items)])],
      records: [
        record("a", of: "") {
          $0.children = [1]
          $0.output = "a/index.html"
        }, record("b", of: "") { $0.parent = 0 }, record("c", of: ""),
      ], assets: [])

    let html = try #require(try renderer(content).text("index.html"))
    let tags = html.split(separator: "<").compactMap { tag in
      ["details", "/details", "ul role=\"list\" class=\"list", "/ul", "li id"]
        .first { tag.hasPrefix($0) && tag.dropFirst($0.count).first != "-" }
        .map { $0.prefix(8) }
    }

    #expect(part(html, from: "class=\"count\">", to: "<") == "2")
    #expect(
      tags.drop { $0 != "li id" } == [
        "li id", "details", "ul role=", "li id", "details", "ul role=", "li id", "details",
        "ul role=", "li id", "/ul", "/details", "/ul", "/details", "/ul", "/details", "li id",
        "/ul",
      ])
    #expect(html.contains("<a class=\"row open-page\" href=\"a/index.html\">"))
    #expect(html.contains("<li id=\"i-o~%7Eby%7EX\"><details open>"))
    #expect(html.contains("<ul role=\"list\" class=\"list\" style=\"--level:2\">"))
  }

  /// Also where the record's page is in a collection that is not its folder's only one.
  @Test func theRecordsUnderOneHaveIdsOnItsOwnPage() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site"),
        page("things", title: "Things", sections: [section("all", items: items([0]))]),
      ],
      records: [
        record("a", of: "things#all") {
          $0.children = [1, 2]
          $0.output = "things/a/index.html"
        },
        record("a/1 %", of: "things#all") { $0.parent = 0 },
        record("b", of: "things#all") { $0.parent = 0 },
      ], assets: [])

    let html = try #require(try renderer(content).text("things/a/index.html"))

    #expect(
      html.split(separator: "<li ").dropFirst().map { $0.prefix { $0 != ">" } } == [
        "id=\"i-a%2F1%20%25\"", "id=\"i-b\"",
      ])
  }

  @Test func aSectionOfAnotherPageLeadsThere() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site", sections: [section("s", title: "Some", items: items(0..<1))]),
        page("things", title: "Things", sections: [section("all", items: items(0..<2))]),
      ],
      records: [record("a"), record("b")], assets: [])

    let html = try #require(try renderer(content).text("index.html"))

    #expect(
      html.contains(
        """
        <a class="all" href="things/index.html"><bdi>See all 2</bdi>\
        <span class="hidden">: Things</span>
        """))
    #expect(html.contains("<li id=\"i-things~~a\">"))
    #expect(html.contains("class=\"count\">1<"))
  }

  @Test func aSectionOfAnotherPageDoesNotLeadThereWithoutSeeAll() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [
            section("s", title: "Some", items: items(0..<1)) {
              $0.queryOfAll = nil
            }
          ]), page("things", title: "Things", sections: [section("all", items: items(0..<2))]),
      ],
      records: [record("a"), record("b")], assets: [])

    #expect(try renderer(content).text("index.html")?.contains("class=\"all\"") == false)
  }

  @Test func repeatsHaveIdsOfTheirOwn() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "things", title: "Things",
          sections: [
            section("recents", title: "Recents", layout: 1, items: items([0])) {
              $0.repeats = true
            },
            section("all", title: "All", items: items([0])),
          ]
        ) { $0.parent = nil }
      ],
      records: [record("a")], assets: [])

    let html = try #require(
      try renderer(content, layouts: [listLayout, carouselLayout]).text("things/index.html"))

    #expect(html.contains("<li id=\"i-recents~a\">"))
    #expect(html.contains("<li id=\"i-a\">"))
    #expect(html.contains("tabindex=\"0\" aria-label=\"Recents\""))
    #expect(html.contains("<bdi>1 item</bdi>"))
  }

  @Test func aCountIsOfRecordsAndSaysWhatALimitLeavesOut() throws {
    let under = { (parent: String, index: Int) in
      Item(.record(index), level: 1, copyParentID: parent == "~t~x" ? nil : parent)
    }
    let outline = [
      Item(.outline(id: "~t~x", title: "X")), under("~t~x", 0), under("~t~x", 1),
      Item(.outline(id: "~t~y", title: "Y")), under("~t~y", 0),
    ]
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [
            section("o", title: "O", items: outline) { $0.total = 9 },
            section("p", title: "P", items: items([1, 2])) { $0.repeats = true },
          ])
      ],
      records: [record("a", of: "index"), record("b", of: "index"), record("c", of: "index")],
      assets: [])

    let html = try #require(try renderer(content).text("index.html"))

    #expect(html.contains("<p class=\"meta\"><bdi>3 items</bdi> <bdi>2 sections</bdi> </p>"))
    #expect(html.contains("<span class=\"count\"><bdi>2 of 9</bdi><span class=\"hidden\"> items<"))
    #expect(html.contains("<span class=\"count\">2<span class=\"hidden\"> items<"))
    #expect(html.split(separator: "<details open>").count == 2)
    #expect(html.contains(">Y</span></span><span class=\"value\">"))
    #expect(html.contains("</span>1<span class=\"hidden\"> item</span>"))
  }

  @Test(arguments: [(88, false), (119, false), (120, true), (240, true)] as [(Double, Bool)])
  func tilesWithRoomHaveASubtitleAndABadgesWord(_ width: Double, _ isWide: Bool) throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items([0]))])],
      records: [
        record("a", of: "index") {
          $0.symbol = "🪨"
          $0.subtitle = "Grey"
          $0.badge = "New"
        }
      ], assets: [])
    let carousel = LayoutDescription.preset(CarouselPreset(width: width))
    let html = try #require(
      try renderer(content, layouts: [LayoutByWidth(carousel)]).text("index.html"))

    #expect(html.contains("<div class=\"tile wide\">") == isWide)
    #expect(html.contains("<span class=\"sub\" dir=\"auto\">Grey</span>") == isWide)
    #expect(html.contains("corner disc inserted") == !isWide)
  }

  /// A page of 320 px has 288 for a section: 41 % of these are 118, 42 % are 121.
  @Test(
    arguments: [
      (.absolute(119), false), (.absolute(320), true), (.fractionalWidth(0.41), false),
      (.fractionalWidth(0.42), true),
    ] as [(LayoutDimension, Bool)])
  func tilesInRowsHaveRoomByTheirWidth(_ width: LayoutDimension, _ isWide: Bool) {
    let size = LayoutSize(width: width, height: .estimated(44))
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(44), [.item(LayoutItem(size: size))])
    let layout = LayoutByWidth(.section(LayoutSection(group: group)))

    #expect(SectionList(SectionList.Source(layout: layout)).isWide == isWide)
  }

  @Test func aTileWithNothingToShowIsTextWhereThereIsRoom() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [
            section("narrow", items: items([0])), section("wide", layout: 1, items: items([1])),
          ])
      ],
      records: [record("a", of: "index"), record("b", of: "index")], assets: [])
    let carousels = [88, 160].map { LayoutByWidth(.preset(CarouselPreset(width: $0))) }

    let html = try #require(try renderer(content, layouts: carousels).text("index.html"))

    #expect(html.contains("<span class=\"symbol initial\" aria-hidden=\"true\">A</span>"))
    #expect(html.contains("<article class=\"card plate\">"))
    #expect(!html.contains(">B</span>"))
  }

  @Test func anEmptySectionSaysSo() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [section("s", title: "Some", items: []) { $0.texts[.empty] = "No <luck>" }])
      ], records: [], assets: [])

    let html = try #require(try renderer(content).text("index.html"))

    #expect(html.contains("<p class=\"name\" dir=\"auto\">No &lt;luck&gt;</p>"))
    #expect(!html.contains("<ul role=\"list\" class=\"l-"))
    #expect(!html.contains("class=\"count\""))
  }

  @Test func aHomePageWithoutItemsShowsThePagesUnderIt() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site", sections: [section("section-1", items: [])]),
        page("things", title: "Things", sections: [section("all", items: items(0..<2))]) {
          $0.text = "All things"
        },
      ],
      records: [record("a") { $0.symbol = "🪨" }, record("b")], assets: [])

    let html = try renderer(content).text("index.html")

    #expect(
      part(html, from: "<li style=\"--i:0\">", to: "</li>") == """
        <article class="card"><div class="picture symbols" aria-hidden="true">\
        <span class="symbol">🪨</span></div><div class="label">\
        <h2 class="name"><a href="things/index.html" dir="auto">Things</a></h2>\
        <p class="sub" dir="auto">All things</p><p class="fine num"><bdi>2 items</bdi></p></div></article>
        """)
  }

  @Test func cardsWithoutASectionTitleAreHeadingsOfTheSecondLevel() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items([0]))])],
      records: [record("a", of: "")], assets: [])

    let html = try #require(try renderer(content, layouts: [gridLayout]).text("index.html"))

    #expect(html.contains("<h2 class=\"name\"><span dir=\"auto\">a</span></h2>"))
    #expect(html.contains("<section class=\"section\" id=\"s-all\">"))
  }

  /// Cards of text look another way beside pictures; a figure shows none.
  @Test(arguments: [("card", [true, false]), ("figure", [false, false])])
  func aListSaysWhetherItShowsPictures(cell: String, _ expected: [Bool]) throws {
    let all = [
      Item(.outline(id: "~kind~a", title: "A")), Item(.record(0), level: 1),
      Item(.outline(id: "~kind~b", title: "B")), Item(.record(1), level: 1),
    ]
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site", sections: [section("all", items: all) { $0.cell = cell }])
      ],
      records: [
        record("a", of: "index") {
          $0.image = Picture(source: .remote("https://example.org/a.png"), alternative: "A")
        },
        record("b", of: "index"),
      ], assets: [])

    let html = try renderer(content, layouts: [gridLayout]).text("index.html") ?? ""

    let lists = html.split(separator: "<ul role=\"list\" class=\"").dropFirst()
    #expect(lists.map { $0.hasPrefix("\(listClass(gridLayout)) pictured\"") } == expected)
  }
}

extension String {
  fileprivate func range(of other: String) -> Range<String.Index>? {
    self[...].range(of: other)
  }
}

extension Substring {
  /// The first place of `other`, by a search without Foundation.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
