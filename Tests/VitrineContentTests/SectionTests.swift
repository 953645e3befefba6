import Testing
import VitrineContent
import VitrineLayout
import VitrineModel
import VitrineText

@Suite struct SectionTests {
  static let birds = """
    [ { "id": "owl", "title": "Owl", "kind": "hunter", "year": 1758, "tags": ["night", "wood"] },
      { "id": "rook", "title": "Rook", "kind": "singer", "year": 1766, "tags": ["field"] },
      { "id": "kite", "title": "Kite", "kind": "hunter", "year": 1758, "tags": ["field", "wood"] },
      { "id": "auk", "title": "Auk", "year": 2005 } ]
    """

  /// The titles that `sections` of a page of four birds show.
  private func shown(_ sections: String) throws -> [[String]] {
    let reading = try read(sections)
    #expect(reading.words.filter { !$0.contains("no section shows") } == [])
    return try #require(reading.shown(on: "index.html"))
  }

  private func read(_ sections: String) throws -> ContentResult {
    try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json }\nsections:\n\(sections)\n---\n",
      "birds.json": Self.birds,
    ]).read()
  }

  @Test(arguments: [
    ("- { where: { kind: hunter } }", ["Owl", "Kite"]),
    ("- { where: { kind: [singer, swimmer] } }", ["Rook"]),
    ("- { where: { year: { atLeast: 1760 } } }", ["Rook", "Auk"]),
    ("- { where: { kind: { not: hunter } } }", ["Rook", "Auk"]),
    ("- { where: { kind: { has: false } } }", ["Auk"]),
    ("- { where: { tags: { contains: wood } } }", ["Owl", "Kite"]),
    ("- { where: { kind: hunter, tags.0: field } }", ["Kite"]),
    ("- { sort: title }", ["Auk", "Kite", "Owl", "Rook"]),
    ("- { sort: [-year, title] }", ["Auk", "Rook", "Kite", "Owl"]),
    ("- { sort: kind }", ["Owl", "Kite", "Rook", "Auk"]),
    ("- { sort: title, limit: 2 }", ["Auk", "Kite"]),
    ("- { limit: 0 }", []),
    ("- { items: [rook, owl] }", ["Rook", "Owl"]),
    ("- { outline: kind }", ["hunter", "  Owl", "  Kite", "singer", "  Rook", "Auk"]),
    (
      "- { outline: kind, sort: title }",
      ["hunter", "  Kite", "  Owl", "singer", "  Rook", "Auk"]
    ),
    (
      "- { outline: { by: kind, sort: -title, none: Other } }",
      ["singer", "  Rook", "hunter", "  Owl", "  Kite", "Other", "  Auk"]
    ),
    (
      "- { outline: { by: tags, every: true } }",
      [
        "night", "  Owl", "wood", "  Owl", "  Kite", "field", "  Rook", "  Kite", "Auk",
      ]
    ),
  ])
  func aSectionShows(_ section: String, _ titles: [String]) throws {
    #expect(try shown(section) == [titles])
  }

  @Test(
    arguments: [
      ("- { limit: 2 }", 4), ("- { limit: 1, where: { kind: hunter } }", 2),
      ("- { limit: 4 }", nil), ("- { where: { kind: hunter } }", nil),
    ] as [(String, Int?)])
  func aLimitKeepsHowManyThereWouldBe(_ section: String, _ total: Int?) throws {
    #expect(try read(section).content.pages[0].sections[0].total == total)
  }

  @Test func eachMakesASectionAValueAndOneOfTheOthers() throws {
    let reading = try read("- { title: Other birds, each: kind, sort: title }")

    let sections = reading.content.pages[0].sections

    #expect(sections.map(\.title) == ["hunter", "singer", "Other birds"])
    #expect(sections.map(\.id) == ["hunter", "singer", "other-birds"])
    #expect(reading.shown(on: "index.html") == [["Kite", "Owl"], ["Rook"], ["Auk"]])
  }

  @Test(arguments: [
    (
      "by: kind, sort: -title", ["singer", "hunter", "Other"],
      [["Rook"], ["Owl", "Kite"], ["Auk"]]
    ),
    (
      "by: kind, labels: { hunter: Hunters }, none: Neither", ["Hunters", "singer", "Neither"],
      [["Owl", "Kite"], ["Rook"], ["Auk"]]
    ),
    (
      "by: tags, every: true, none: Untold", ["night", "wood", "field", "Untold"],
      [["Owl"], ["Owl", "Kite"], ["Rook", "Kite"], ["Auk"]]
    ),
    (
      "by: tags, every: false", ["night", "field", "Other"], [["Owl"], ["Rook", "Kite"], ["Auk"]]
    ),
  ])
  func sectionsOfEachAreGroupedAsAnOutlineIs(
    _ each: String, titles: [String], shown: [[String]]
  ) throws {
    let reading = try read("- { each: { \(each) } }")

    #expect(reading.words == [])
    #expect(reading.content.pages[0].sections.map(\.title) == titles)
    #expect(reading.shown(on: "index.html") == shown)
  }

  @Test func idsOfSectionsOfEachAreMadeOfTheValuesAndNotOfTheirTitles() throws {
    let reading = try read(
      "- { id: by, each: { by: kind, labels: { hunter: Hunters }, none: Neither } }")

    #expect(reading.content.pages[0].sections.map(\.id) == ["by-hunter", "by-singer", "by-other"])
  }

  @Test func aSecondPlacementInSectionsOfEachIsACopyWithAnIdOfItsOwn() throws {
    let content = try read(
      "- { each: { by: tags, every: true }, outline: { by: tags, every: true } }"
    )
    .content

    let ids = content.pages[0].sections.flatMap { section in
      section.items.compactMap { item -> String? in
        guard case .record = item.content else { return nil }
        return item.id(in: section, of: content)
      }
    }

    #expect(
      ids == [
        "index/owl", "~tags~wood~index/owl",
        "~tags~wood~tags~night~index/owl", "~tags~wood~tags~wood~index/owl", "index/kite",
        "~tags~field~index/kite",
        "index/rook", "~tags~field~tags~field~index/kite", "~tags~field~tags~wood~index/kite",
        "index/auk",
      ])
  }

  @Test(arguments: [
    (
      "outline: tags",
      """
      index.md:4:14: warning: 'index/owl' and one other have several values of 'tags', but only the first counts
        hint: outline: { by: tags, every: true } shows a record under each of its values, every: false only under the first
      """
    ),
    (
      "where: { id: owl }, each: { by: tags }",
      """
      index.md:4:37: warning: 'index/owl' has several values of 'tags', but only the first counts
        hint: each: { by: tags, every: true } shows a record under each of its values, every: false only under the first
      """
    ),
  ])
  func aRecordUnderTheFirstOfItsValuesAloneIsAWarning(_ section: String, _ words: String) throws {
    #expect(
      try read("- { \(section) }").words.filter { !$0.contains("no section shows") } == [words])
  }

  @Test func aSecondPlacementInAnOutlineIsACopy() throws {
    let reading = try read("- { outline: { by: tags, every: true } }")

    let copies = reading.content.pages[0].sections[0].items.compactMap(\.copyParentID)

    #expect(copies == ["~tags~wood", "~tags~field"])
  }

  @Test func aFieldThatNoRecordHasIsAWarning() throws {
    #expect(
      try read("- { sort: -yaer }").words == [
        """
        index.md:4:11: warning: no record of 'index' has a field 'yaer'
          hint: did you mean 'year'?
        """
      ])
  }

  @Test func aPathThatNoFieldShowsIsKnownToo() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: trees.csv, fields: { title: name } }
      sections: [ { sort: heigth } ]
      ---
      """,
      "trees.csv": "name,height\nOak,30\nBeech,35\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:21: warning: no record of 'index' has a field 'heigth'
          hint: did you mean 'height'?
        """
      ])
  }

  @Test func anOrderInWordsIsAWarningThatSaysHowToWriteIt() throws {
    #expect(
      try read("- { sort: year desc }").words == [
        """
        index.md:4:11: warning: no record of 'index' has a field 'year desc'
          hint: write -year
        """
      ])
  }

  @Test(arguments: [
    (
      "{ kind: hunters }", 20, "no record has kind 'hunters'", "the values are 'hunter', 'singer'"
    ),
    (
      "{ kind: [Singer, swimmer] }", 20, "no record has kind 'Singer' or 'swimmer'",
      "the values are 'singer', 'hunter'"
    ),
    (
      "{ year: { atLeast: 2006 } }", 20, "no record has year of at least '2006'",
      "values range from '1758' to '2005'"
    ),
    (
      "{ year: { atLeast: 1767, atMost: 2004 } }", 20,
      "no record has year of at least '1767' and year of at most '2004'",
      "values range from '1758' to '2005'"
    ),
    (
      "{ tags: { contains: sea } }", 20, "no record has tags containing 'sea'",
      "the values are 'night', 'wood', 'field'"
    ),
    (
      "{ kind: { not: [hunter, singer], has: true } }", 20,
      "no record has a kind other than 'hunter' or 'singer'",
      "the values are 'hunter', 'singer'"
    ),
    (
      "{ title: { has: false } }", 21, "no record has no title",
      "the values are 'Owl', 'Rook', 'Kite', 'Auk'"
    ),
    ("{ year: '>1800' }", 20, "no record has year '>1800'", "write year: { atLeast: 1800 }"),
    ("{ tags.1: sea }", 22, "no record has tags.1 'sea'", "the only value is 'wood'"),
    (
      "{ tags.1: { atLeast: x } }", 22, "no record has tags.1 of at least 'x'",
      "the only value is 'wood'"
    ),
    (
      "{ kind: hunter, year: 1766 }", 20, "no record meets all conditions of 'where'",
      "remove one, or set 'empty' to what to show instead"
    ),
  ])
  func conditionsThatNoRecordMeetsAreAWarning(
    _ conditions: String, _ column: Int, _ message: String, _ hint: String
  ) throws {
    let words = try read("- { where: \(conditions) }\n- { title: All }").words
    #expect(words == ["index.md:4:\(column): warning: \(message)\n  hint: \(hint)"])
  }

  @Test func aSectionThatSaysWhatToShowThenMayBeEmpty() throws {
    let words = try read("- { where: { year: 3 }, empty: None }\n- { title: All }").words
    #expect(words == [])
  }

  @Test func conditionsOnChildrenAreAWarning() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: tools.json, children: { from: releases } }
      sections: [ { where: { lts: true } }, { title: All } ]
      ---
      """,
      "tools.json": #"[{"id":"a","title":"A","releases":[{"id":"1","title":"1","lts":true}]}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:29: warning: no top-level record has lts
          hint: conditions apply to top-level records; nested records come along
        """
      ])
  }

  @Test(arguments: [
    ("{ row: { height: 200, times: 2 } }", true), ("{ column: { height: 300, times: 2 } }", true),
    ("{ row: { times: 2 } }", false), ("grid", false),
    ("{ 0: list, 700: { row: { height: 40% of width, of: [ { width: 50% } ] } } }", true),
  ])
  func textInCardsOfAFixedHeightIsAWarning(_ layout: String, _ isWarned: Bool) throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - layout: \(layout)\n---\n",
      "owl.md": "---\ntitle: Owl\ntext: A bird\n---\n",
    ])
    let warning = """
      index.md:3:5: warning: cards with a fixed height may cut off their text, such as that of 'index/owl'
        hint: remove the height, or show only pictures with cell: plate
      """
    #expect(folder.read().words == (isWarned ? [warning] : []))
  }

  @Test func sectionsAreNamedByIDThenTitleThenNumber() throws {
    let reading = try read(
      """
      - { id: a b, repeats: true }
      - { title: Über uns, repeats: true }
      - { repeats: true }
      - { title: Über uns }
      """)

    let ids = reading.content.pages[0].sections.map(\.id)

    #expect(ids == ["a b", "über-uns", "section-3", "über-uns-2"])
  }

  @Test func layoutsAreSharedAndThePageSaysTheDefault() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      layout: grid
      cell: tile
      sections:
        - { title: A, layout: { carousel: { width: 90 } } }
        - { title: B, repeats: true }
        - { title: C, repeats: true, layout: grid, cell: card }
      ---
      """, "owl.md": "# Owl\n",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.layouts.count == 2)
    #expect(reading.content.pages[0].sections.map(\.layout) == [1, 0, 0])
    #expect(reading.content.pages[0].sections.map(\.cell) == ["tile", "tile", "card"])
  }

  @Test func aSectionShowsAnotherPagesCollection() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      sections:
        - { title: Birds, collection: birds, limit: 1 }
        - { title: Tags, collection: "birds/lists#tags" }
      ---
      """,
      "birds/owl.md": "# Owl\n", "birds/rook.md": "# Rook\n",
      "birds/lists/index.md": """
      ---
      collections:
        tags: { from: tags.json }
        years: { from: years.json }
      sections:
        - { collection: years }
        - { collection: .. , repeats: true }
      ---
      """,
      "birds/lists/tags.json": #"[{"id":"night","title":"Night"}]"#,
      "birds/lists/years.json": #"[{"id":"1758","title":"1758"}]"#,
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.shown(on: "index.html") == [["Owl"], ["Night"]])
    #expect(reading.shown(on: "birds/lists/index.html") == [["1758"], ["Owl", "Rook"]])
    #expect(
      reading.content.records.map(\.id.description) == [
        "birds/owl", "birds/rook", "birds/lists#tags/night", "birds/lists#years/1758",
      ])
  }

  @Test func aGalleryOfFewHasPlacesForThemAlone() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      sections:
        - { layout: gallery, limit: 2 }
        - { layout: gallery, limit: 5, repeats: true }
      ---
      """,
      "birds/index.md": "---\n---\n", "a.md": "# A\n", "b.md": "# B\n", "c.md": "# C\n",
      "d.md": "# D\n", "e.md": "# E\n",
    ])
    let reading = folder.read()
    let layouts = reading.content.pages[0].sections.map { reading.layouts[$0.layout] }
    #expect(
      layouts == [
        LayoutByWidth(.preset(GalleryPreset(small: 1))),
        LayoutByWidth(.preset(GalleryPreset())),
      ])
  }
}
