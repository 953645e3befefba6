import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

@Suite struct SiteDifferenceTests {
  /// A site of one page, `birds/index.html`, or more; records and their hashes by what is given.
  static func site(
    _ sections: [(id: String, items: [SiteSnapshot.Item])], page: String = "birds/index.html",
    measures: [SiteSnapshot.MeasureDeclaration] = [], records: [SiteSnapshot.Record]
  ) -> SiteSnapshot {
    SiteSnapshot(
      generator: "vitrine 0.1.0", title: "Site", language: "en", files: [],
      pages: [Self.page(page, sections)], measures: measures, records: records)
  }

  static func page(
    _ path: String, _ sections: [(id: String, items: [SiteSnapshot.Item])]
  ) -> SiteSnapshot.Page {
    .init(
      path: path, title: "Birds", hash: ContentHash(of: path),
      sections: sections.map {
        .init(id: $0.id, title: $0.id, hash: ContentHash(of: $0.id), layout: .list, items: $0.items)
      })
  }

  /// A record whose hash is of its title and fields.
  static func record(
    _ id: String, _ title: String? = nil, fields: [Field] = [], mean: Double? = nil
  ) -> SiteSnapshot.Record {
    let fields = [Field(name: "title", value: .text(title ?? id))] + fields
    return .init(
      id: id, title: title ?? id, url: nil, cell: "row",
      hash: ContentHash(of: fields.map { "\($0.name)=\($0.value);" }.joined()), fields: fields,
      measures: mean.map { [.init(name: "mean", value: $0)] } ?? [])
  }

  static func items(_ ids: String...) -> [SiteSnapshot.Item] { ids.map { .init(id: $0) } }

  @Test func recordsComeGoAndChange() throws {
    let old = Self.site(
      [("all", Self.items("b/owl", "b/rook", "b/wren"))],
      records: [
        Self.record("b/owl", "Owl", fields: [Field(name: "badge", value: .text("rare"))]),
        Self.record("b/rook", "Rook"), Self.record("b/wren", "Wren"),
      ])
    let new = Self.site(
      [("all", Self.items("b/owl", "b/wren", "b/kite"))],
      records: [
        Self.record("b/owl", "Barn owl", fields: [Field(name: "text", value: .text("white"))]),
        Self.record("b/wren", "Wren"), Self.record("b/kite", "Kite"),
      ])
    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.summary == "1 inserted, 1 removed, 1 updated")
    #expect(difference.inserted.map(\.id) == ["b/kite"])
    #expect(difference.inserted[0].place?.index == 2)
    #expect(difference.removed.map(\.id) == ["b/rook"])
    #expect(
      difference.updated.map(\.fields) == [
        [
          .init(name: "title", old: .text("Owl"), new: .text("Barn owl")),
          .init(name: "text", old: nil, new: .text("white")),
          .init(name: "badge", old: .text("rare"), new: nil),
        ]
      ])
    #expect(
      difference.lines.map { "\($0.sign.rawValue) \($0.title): \($0.detail)" } == [
        "- Rook: ",
        "~ Barn owl: title “Owl” → “Barn owl”, text “white”, new, badge “rare”, gone",
        "+ Kite: ",
      ])
    #expect(try SiteDifference(from: old, to: old).isEmpty)
    #expect(try SiteDifference(from: old, to: old).summary == "no changes")
  }

  @Test func movesAreThoseOutOfTheOrder() throws {
    let records = ["b/a", "b/b", "b/c", "b/d"].map { Self.record($0) }
    let old = Self.site(
      [("one", Self.items("b/a", "b/b", "b/c")), ("two", Self.items("b/d"))], records: records)
    let new = Self.site(
      [("one", Self.items("b/c", "b/a")), ("two", Self.items("b/d", "b/b"))], records: records)
    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.moved.map(\.id) == ["b/b", "b/c"])
    #expect(difference.lines.map(\.detail) == ["one → two", "position 3 → 1"])
    #expect(difference.summary == "2 moved")
  }

  @Test func anotherPageIsAMove() throws {
    let records = [Self.record("b/a"), Self.record("b/b")]
    var old = Self.site([("one", Self.items("b/a", "b/b"))], records: records)
    var new = Self.site([("one", Self.items("b/b"))], records: records)
    old.pages.append(Self.page("x.html", []))
    new.pages.append(Self.page("y.html", [("one", Self.items("b/a"))]))
    new.pages[1].title = "Others"
    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.moved.map(\.id) == ["b/a"])
    #expect(difference.moved[0].from.page.id == "birds/index.html")
    #expect(difference.moved[0].to.page.id == "y.html")
    #expect(difference.insertedPages.map(\.id) == ["y.html"])
    #expect(difference.removedPages.map(\.id) == ["x.html"])
  }

  /// The home page comes first and shows some of them too.
  @Test func placesAreThoseOnThePageOfTheirFolder() throws {
    let records = [Self.record("birds/a"), Self.record("birds/b"), Self.record("x/c")]
    func site(home: SiteSnapshot.Item..., birds: SiteSnapshot.Item...) -> SiteSnapshot {
      var site = Self.site([("best", home)], page: "index.html", records: records)
      site.pages.append(Self.page("birds/index.html", [("all", birds)]))
      return site
    }
    let (a, b, c) = (
      SiteSnapshot.Item(id: "birds/a"), SiteSnapshot.Item(id: "birds/b"),
      SiteSnapshot.Item(id: "x/c")
    )
    var new = site(home: b, a, c, birds: b, a, c)
    new.records[2].title = "Crow"
    new.records[2].hash = ContentHash(of: "Crow")
    let difference = try SiteDifference(from: site(home: a, b, c, birds: a, b, c), to: new)

    #expect(difference.moved.map(\.to.page.id) == ["birds/index.html"])
    #expect(difference.moved.map(\.from.page.id) == ["birds/index.html"])
    #expect(difference.updated.map(\.place?.page.id) == ["index.html"])
  }

  @Test func partsOfAnObjectAreToldThatChanged() throws {
    func site(_ source: String, _ more: Field...) -> SiteSnapshot {
      let picture = [
        Field(name: "src", value: .text(source)), Field(name: "alt", value: .text("An owl")),
      ]
      return Self.site(
        [],
        records: [
          Self.record("b/owl", fields: [Field(name: "image", value: .object(picture + more))])
        ])
    }
    let difference = try SiteDifference(
      from: site("a.jpg"), to: site("b.jpg", Field(name: "fit", value: .text("cover"))))
    #expect(
      difference.lines.map(\.detail) == [
        "image.src “a.jpg” → “b.jpg”, image.fit “cover”, new"
      ])
  }

  @Test func repeatsNeverMoveAndTheirSectionSaysSo() throws {
    let records = [Self.record("b/a"), Self.record("b/b")]
    let all = ("all", Self.items("b/a", "b/b"))
    let old = Self.site([("new", Self.items("new~b/a", "new~b/b")), all], records: records)
    var new = Self.site([("new", Self.items("new~b/b", "new~b/a")), all], records: records)
    new.pages[0].hash = ContentHash(value: 1)
    let difference = try SiteDifference(from: old, to: new)
    #expect(difference.summary == "1 section updated")
    #expect(difference.lines.map(\.detail) == ["section of Birds, order"])
    new.pages[0].sections[0].items.removeLast()
    #expect(
      try SiteDifference(from: old, to: new).lines.map(\.detail)
        == ["section of Birds, items 2 → 1"])
  }

  /// A text of more than 40 characters is told word by word; one that has nothing in common is not.
  @Test func longTextsAreComparedWordByWord() throws {
    let tail = " A bird of the night that eats mice and other small animals of the fields."
    func site(_ text: String) -> SiteSnapshot {
      Self.site(
        [],
        records: [Self.record("b/owl", "Owl", fields: [Field(name: "text", value: .text(text))])])
    }
    let difference = try SiteDifference(
      from: site("Round eyes, soft wings." + tail), to: site("Large eyes, soft\nwings." + tail))
    #expect(
      difference.lines.map(\.detail) == [
        "text “[-Round-]{+Large+} eyes, soft[- -]{+ +}wings. A bird of the…”"
      ])
    let json = String(decoding: difference.json(), as: UTF8.self)
    #expect(
      json.contains(
        #""words":[{"removed":"Round"},{"inserted":"Large"},{"kept":" eyes, soft"},{"removed":" "},"#
      ))

    let other = try SiteDifference(
      from: site("Round eyes, soft wings, and feet that hold fast."),
      to: site("Ganz anders, ohne ein Wort, das geblieben ist"))
    #expect(
      other.lines.map(\.detail) == [
        "text “Round eyes, soft wings, and feet that h…” → “Ganz anders, ohne ein Wort, das geblieb…”"
      ])
  }

  @Test func anUpdateOfAPageAloneSaysSo() throws {
    var old = Self.record("b/owl", "Owl")
    var new = Self.record("b/owl", "Barn owl")
    (old.page, new.page) = (ContentHash(value: 1), ContentHash(value: 2))
    var samePage = old
    samePage.page = new.page
    #expect(
      try SiteDifference(from: Self.site([], records: [old]), to: Self.site([], records: [new]))
        .lines.map(\.detail) == ["title “Owl” → “Barn owl”, its page"])
    #expect(
      try SiteDifference(
        from: Self.site([], records: [old]), to: Self.site([], records: [samePage])
      ).lines.map(\.detail) == ["its page"])
  }

  static func outline(_ groups: [(String, [String])]) -> [SiteSnapshot.Item] {
    groups.flatMap { name, ids in
      [.init(id: "~by~\(name)")] + ids.map { .init(id: $0, parent: "~by~\(name)") }
    }
  }

  @Test func parentsThatMoveTakeTheirItemsAlong() throws {
    let ids = ["b/a", "b/b", "b/c", "b/d"]
    let records = ids.map { Self.record($0) }
    let old = Self.site(
      [("all", Self.outline([("x", ["b/a", "b/b"]), ("y", ["b/c", "b/d"])]))], records: records)
    let new = Self.site(
      [("all", Self.outline([("y", ["b/c", "b/d"]), ("x", ["b/a", "b/b"])]))], records: records)
    #expect(try SiteDifference(from: old, to: new).moved == [])

    let other = Self.site(
      [("all", Self.outline([("x", ["b/a"]), ("y", ["b/c", "b/b", "b/d"])]))], records: records)
    let difference = try SiteDifference(from: old, to: other)
    #expect(difference.moved.map(\.id) == ["b/b"])
    #expect(difference.lines.map(\.detail) == ["x → y"])
  }

  /// Most of what stood under `x` stands under `z`, which is new.
  @Test func renamedValueIsNoMove() throws {
    let records = ["b/a", "b/b", "b/c", "b/d"].map { Self.record($0) }
    let old = Self.site(
      [("all", Self.outline([("x", ["b/a", "b/b", "b/c"]), ("y", ["b/d"])]))], records: records)
    let new = Self.site(
      [("all", Self.outline([("z", ["b/a", "b/b"]), ("y", ["b/d", "b/c"])]))], records: records)
    let difference = try SiteDifference(from: old, to: new)
    #expect(difference.moved.map(\.id) == ["b/c"])
    #expect(difference.lines.map(\.detail) == ["x → y"])
  }

  static let mean = SiteSnapshot.MeasureDeclaration(
    collection: "runs", name: "mean", unit: "s",
    rule: MeasureRule(better: .lower, noise: .share(0.03), regression: .share(0.1)))

  @Test(arguments: [
    (1.0, 1.02, []), (1, 1.05, ["mean 1 s → 1.05 s (+5 %, worse)"]),
    (1, 0.5, ["mean 1 s → 0.5 s (−50 %, better)"]),
    (1, 1.5, ["mean 1 s → 1.5 s (+50 %, regression)"]),
    (0, 0.00025, ["mean 0 s → 0.00025 s (regression)"]),
    (8000, 8249.6, ["mean 8000 s → 8249.6 s (+3.1 %, worse)"]),
  ])
  func measuresChangeBeyondTheirNoise(old: Double, new: Double, details: [String]) throws {
    let before = Self.site(
      [], measures: [Self.mean], records: [Self.record("runs/a/b", mean: old)])
    let after = Self.site(
      [], measures: [Self.mean], records: [Self.record("runs/a/b", mean: new)])
    let difference = try SiteDifference(from: before, to: after)
    #expect(difference.lines.map(\.detail) == details)
  }

  @Test func regressionsComeFirst() throws {
    let old = Self.site(
      [], measures: [Self.mean], records: [Self.record("runs/a", mean: 1), Self.record("runs/b")])
    let new = Self.site(
      [], measures: [Self.mean], records: [Self.record("runs/c"), Self.record("runs/a", mean: 2)])
    #expect(
      try SiteDifference(from: old, to: new).lines.map(\.id) == ["runs/a", "runs/b", "runs/c"])
  }

  @Test func cellWithoutAFieldsChangeIsShownOtherwise() throws {
    let old = Self.site([], records: [Self.record("b/a")])
    var new = old
    new.records[0].cell = "tile"
    new.records[0].hash = ContentHash(of: "tile")
    #expect(try SiteDifference(from: old, to: new).isEmpty)
    new.records[0].hasOwnCell = true
    #expect(try SiteDifference(from: old, to: new).lines.map(\.detail) == ["shown differently"])
  }

  @Test func itemsThatStandTwiceAreRefused() throws {
    let records = [Self.record("b/a")]
    let twice = Self.site([("one", Self.items("b/a", "b/a"))], records: records)
    let loop = Self.site(
      [("one", [.init(id: "b/a", parent: "b/b"), .init(id: "b/b", parent: "b/a")])],
      records: records)
    for site in [twice, loop] {
      #expect(throws: SnapshotFileError.self) { try site.checkItems() }
    }
  }

  @Test func jsonHasAllOfIt() throws {
    let old = Self.site(
      [("all", Self.items("b/a", "b/b", "runs/c"))], measures: [Self.mean],
      records: [Self.record("b/a", "A"), Self.record("b/b", "B"), Self.record("runs/c", mean: 1)])
    var new = Self.site(
      [("all", Self.items("runs/c", "b/d", "b/a"))], measures: [Self.mean],
      records: [Self.record("b/a", "Å"), Self.record("runs/c", mean: 2), Self.record("b/d")])
    new.pages.append(Self.page("x.html", []))
    #expect(
      String(decoding: try SiteDifference(from: old, to: new).json(), as: UTF8.self) == #"""
        {"counts":{"inserted":1,"removed":1,"updated":2,"moved":1,"pages":{"inserted":1,"removed":0,"updated":0},"sections":{"inserted":0,"removed":0,"updated":0,"moved":0}},
        "inserted":[
        {"id":"b/d","title":"b/d","place":{"page":"birds/index.html","section":"all","index":1}}],
        "removed":[
        {"id":"b/b","title":"B","place":{"page":"birds/index.html","section":"all","index":1}}],
        "updated":[
        {"id":"runs/c","title":"runs/c","place":{"page":"birds/index.html","section":"all","index":0},"of":["item"],"measures":{"mean":{"old":1,"new":2,"unit":"s","improvement":false,"regression":true}},"moved":{"from":{"page":"birds/index.html","section":"all","index":2},"to":{"page":"birds/index.html","section":"all","index":0}}},
        {"id":"b/a","title":"Å","place":{"page":"birds/index.html","section":"all","index":2},"of":["item"],"fields":{"title":{"old":"A","new":"Å"}}}],
        "moved":[
        {"id":"runs/c","title":"runs/c","from":{"page":"birds/index.html","section":"all","index":2},"to":{"page":"birds/index.html","section":"all","index":0},"updated":["item"]}],
        "insertedPages":[
        {"path":"x.html","title":"Birds"}],
        "removedPages":[],
        "updatedPages":[],
        "titles":[
        {"page":"birds/index.html","title":"Birds"},
        {"page":"birds/index.html","section":"all","title":"all"}]}

        """#)
  }

  /// Two records of the page's own collection, one with a page of its own, and one of another.
  @Test func markdownLinksToWhatIsThere() throws {
    var old = Self.site([("all", [])], records: [Self.record("birds/gone", "Gone [1]")])
    old.site.url = "https://example.org/site/"
    var new = Self.site(
      [("all", Self.items("birds/a b", "birds/page", "x/y"))],
      records: [Self.record("birds/a b", "A *b*"), Self.record("birds/page"), Self.record("x/y")])
    new.records[1].url = "birds/page/index.html"
    new.site.url = "https://example.org/site"
    #expect(
      try SiteDifference(from: old, to: new).markdown() == """
        <!-- vitrine diff -->
        **3 inserted, 1 removed**

        - removed **Gone \\[1\\]**
        - inserted [A \\*b\\*](https://example.org/site/birds/index.html#i-a%2520b) (Birds, all)
        - inserted [birds/page](https://example.org/site/birds/page/index.html) (Birds, all)
        - inserted [x/y](https://example.org/site/birds/index.html) (Birds, all)

        """)
    new.site.url = nil
    #expect(try !SiteDifference(from: old, to: new).markdown().contains("]("))
  }

  @Test func markdownTellsApartWhatHasOneTitle() throws {
    let old = Self.site([("all", [])], records: [])
    let new = Self.site(
      [("all", Self.items("birds/a_1", "birds/a_2", "birds/b"))],
      records: [
        Self.record("birds/a_1", "A"), Self.record("birds/a_2", "A"), Self.record("birds/b", "B"),
      ])
    #expect(
      try SiteDifference(from: old, to: new).markdown() == """
        <!-- vitrine diff -->
        **3 inserted**

        - inserted **A** birds/a\\_1 (Birds, all)
        - inserted **A** birds/a\\_2 (Birds, all)
        - inserted **B** (Birds, all)

        """)
  }

  @Test func longMarkdownIsFoldedAndCut() throws {
    let ids = (0..<2_000).map { "birds/a-bird-with-a-name-\($0)" }
    let new = Self.site(
      [("all", ids.map { .init(id: $0) })], records: ids.map { Self.record($0) })
    let text = try SiteDifference(from: Self.site([], records: []), to: new).markdown()
    #expect(text.utf8.count < 61_000)
    #expect(text.contains("<details><summary>1990 more</summary>\n\n- inserted"))
    let lines = text.split(separator: "\n").count { $0.hasPrefix("- inserted") }
    #expect(
      text.hasSuffix(
        "\n\nand \(2_000 - lines) more that do not fit in this comment\n\n</details>\n"))
  }

  @Test func sectionsMayHaveOutlinesOfOneField() throws {
    func site(_ first: [String], _ second: [String]) -> SiteSnapshot {
      func items(_ ids: [String]) -> [SiteSnapshot.Item] {
        [.init(id: "~family~Crows")] + ids.map { .init(id: $0, parent: "~family~Crows") }
      }
      return Self.site(
        [("first", items(first)), ("second", items(second))],
        records: ["b/jay", "b/rook", "b/crow"].map { Self.record($0) })
    }
    let old = site(["b/jay", "b/rook"], ["b/crow"])
    try old.checkItems()

    let difference = try SiteDifference(from: old, to: site(["b/jay"], ["b/crow", "b/rook"]))

    #expect(difference.summary == "1 moved")
    #expect(difference.moved.map(\.id) == ["b/rook"])
  }

  /// The records of a folder's page, with items of the folder's own.
  private func birds(_ page: String, _ records: [SiteSnapshot.Record]) -> SiteSnapshot {
    Self.site([("all", records.map { .init(id: $0.id) })], page: page, records: records)
  }

  @Test func aFolderWithAnotherNameIsAChangeOfThePathAlone() throws {
    let old = birds("birds/index.html", [Self.record("birds/owl", "Owl")])
    var new = birds("wild/index.html", [Self.record("wild/owl", "Owl")])
    new.pages[0].hash = old.pages[0].hash

    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.summary == "1 page updated")
    #expect(
      difference.lines.map(\.detail) == ["page, path “birds/index.html” → “wild/index.html”"])
  }

  @Test func aRecordInAnotherFolderIsMoved() throws {
    func site(_ owl: String, _ first: [String], _ second: [String]) -> SiteSnapshot {
      var site = birds("a/index.html", [Self.record(owl, "Owl"), Self.record("a/rook", "Rook")])
      site.pages = [
        Self.page("a/index.html", [("all", first.map { .init(id: $0) })]),
        Self.page("b/index.html", [("all", second.map { .init(id: $0) })]),
      ]
      return site
    }
    var new = site("b/owl", ["a/rook"], ["b/owl"])
    for page in new.pages.indices { new.pages[page].hash = ContentHash(value: UInt64(page)) }

    let difference = try SiteDifference(from: site("a/owl", ["a/owl", "a/rook"], []), to: new)

    #expect(difference.summary == "1 moved")
    #expect(difference.moved.map(\.id) == ["b/owl"])
  }

  /// Three of four records are the same but for their ids.
  @Test func anotherRuleForIDsIsToldOnce() throws {
    let old = birds(
      "birds/index.html",
      [("1", "Owl"), ("2", "Rook"), ("3", "Wren"), ("4", "Kite")].map {
        Self.record("birds/\($0)", $1)
      })
    var new = birds(
      "birds/index.html",
      ["Owl", "Rook", "Wren", "Crane"].map { Self.record("birds/\($0.lowercased())", $0) })
    new.pages[0].hash = ContentHash(value: 1)

    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.summary == "1 inserted, 1 removed, 1 section updated")
    #expect(difference.inserted.map(\.title) == ["Crane"])
    #expect(
      difference.updatedPages[0].sections.updated[0].fields.map(\.text) == ["ids “1” → “owl”"])
  }

  /// Of two of four records it is not clear which rule made their ids.
  @Test func aFewOtherIDsAreOtherRecords() throws {
    let old = birds(
      "birds/index.html",
      [("1", "Owl"), ("2", "Rook"), ("3", "Wren"), ("4", "Kite")].map {
        Self.record("birds/\($0)", $1)
      })
    let new = birds(
      "birds/index.html",
      [("owl", "Owl"), ("rook", "Rook"), ("3", "Wren"), ("4", "Kite")].map {
        Self.record("birds/\($0)", $1)
      })

    #expect(try SiteDifference(from: old, to: new).summary == "2 inserted, 2 removed")
  }

  @Test func aPlaceThatASortExplainsIsNoMove() throws {
    func site(_ years: [(String, Int)]) -> SiteSnapshot {
      birds(
        "birds/index.html",
        years.map { name, year in
          Self.record(
            "birds/\(name)", name,
            fields: [
              Field(name: "year", value: .number(.init(value: Double(year), literal: "\(year)")))
            ])
        })
    }
    func difference(_ years: [(String, Int)]) throws -> SiteDifference {
      var new = site(years)
      new.pages[0].hash = ContentHash(value: 1)
      return try SiteDifference(
        from: site([("a", 1), ("b", 2), ("c", 3), ("d", 4)]), to: new)
    }

    #expect(try difference([("d", 0), ("a", 1), ("b", 2), ("c", 3)]).summary == "1 updated")
    #expect(
      try difference([("d", 5), ("a", 1), ("b", 2), ("c", 3)]).summary == "1 updated, 1 moved")
  }
}
