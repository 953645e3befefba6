import Testing
import VitrineContent
import VitrineModel

/// The terms of collections: which there are, where they stand, and how many records have them.
@Suite struct TermTests {
  /// A page `works/` with records of a JSON file.
  private func read(
    _ terms: String, _ json: String, files: KeyValuePairs<String, String> = [:]
  ) throws -> ContentResult {
    try fixture(terms, json, files: files).read()
  }

  private func fixture(
    _ terms: String, _ json: String, files: KeyValuePairs<String, String> = [:]
  ) throws -> ContentFixture {
    let fixture = try ContentFixture([
      "index.md": "---\ntitle: Home\n---\n",
      "works/index.md": """
      ---
      title: Works
      collection: { from: works.json, id: id, fields: { title: id, tags: tags, material: m }, page: true, terms: \(terms) }
      ---
      """,
      "works/works.json": json,
    ])
    for (file, text) in files { try fixture.write(Array(text.utf8), to: file) }
    return fixture
  }

  /// Each term in order: its page below `works/`, its title, and how many records have it.
  private func lines(_ set: TermSet) -> [String] {
    set.terms.map { term in
      let folder = term.output.dropFirst("works/".count).dropLast("/index.html".count)
      return "\(folder) \(term.title) \(term.count)"
    }
  }

  private static let json = """
    [
      { "id": "a", "m": ["oil", "canvas"], "tags": "sea, Ship", "s": "Nature / Plants / Oak" },
      { "id": "b", "m": "oil", "tags": ["sea", "sea"], "s": ["Nature", "Nature / Plants"] },
      { "id": "c", "m": [], "s": "Nature / Animals", "n": 1999, "f": true }
    ]
    """

  @Test func aValueHasAPageAndIsCounted() throws {
    let reading = try read("[material, tags]", Self.json)

    #expect(reading.words == [])
    let sets = reading.content.terms.sets
    #expect(sets.map(\.title) == ["Material", "Tags"])
    #expect(lines(sets[0]) == ["material/canvas canvas 1", "material/oil oil 2"])
    #expect(lines(sets[1]) == ["tags/sea sea 2", "tags/Ship Ship 1"])
    #expect((0..<3).map { sets[0].terms(ofRecord: $0) } == [[1, 0], [1], []])
    #expect(sets[0].terms(ofRecord: 3) == [])
  }

  @Test func levelsNestAndCountsRollUp() throws {
    let reading = try read("[{ field: s, levels: ' / ', title: Subjects }]", Self.json)

    #expect(reading.words == [])
    let set = reading.content.terms.sets[0]
    #expect(set.title == "Subjects")
    #expect(
      lines(set) == [
        "s/Nature Nature 3", "s/Nature/Animals Animals 1", "s/Nature/Plants Plants 2",
        "s/Nature/Plants/Oak Oak 1",
      ])
    #expect(set.terms.map(\.parent) == [nil, 0, 0, 2])
    #expect(set.terms.map(\.children) == [[1, 2], [], [3], []])
    #expect((0..<3).map { set.terms(ofRecord: $0) } == [[3], [0, 2], [1]])
    #expect(set.path(to: 3) == [0, 2, 3])
  }

  @Test func numbersAndFlagsAreTerms() throws {
    let reading = try read("[n, f]", Self.json)

    #expect(reading.words == [])
    #expect(reading.content.terms.sets.map(lines) == [["n/1999 1999 1"], ["f/true true 1"]])
  }

  @Test func recordsUnderRecordsCount() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        children: { from: parts, id: id, fields: { title: id, kind: kind } }
        terms: kind
      ---
      """,
      "a.json":
        #"[{ "id": "a", "title": "A", "kind": "x", "parts": [{ "id": "b", "kind": "x" }, { "id": "c", "kind": "y" }] }]"#,
    ]).read()

    let terms = reading.content.terms
    #expect(terms.sets[0].terms.map(\.count) == [2, 1])
    let items = terms.pages[1...].map { $0.sections.last?.items.map(\.level) }
    #expect(items == [[0, 0], [0]])
  }

  @Test func pagesOfTermsAreNoPagesOfTheSite() throws {
    let reading = try read("[material]", Self.json)

    let content = reading.content
    #expect(content.pages.map(\.output) == ["index.html", "works/index.html"])
    #expect(content.records.map(\.id.key) == ["a", "b", "c"])
    #expect(
      content.terms.pages.map(\.output) == [
        "works/material/index.html", "works/material/canvas/index.html",
        "works/material/oil/index.html",
      ])
    let pages = content.withTermPages.pages
    #expect(
      content.terms.pages.map { $0.parent.map { pages[$0].output } } == [
        "works/index.html", "works/material/index.html", "works/material/index.html",
      ])
    #expect(content.settings.navigation.map(\.target) == ["works/index.html"])
  }

  @Test func aPageShowsItsRecordsAsTheFirstSectionOfTheCollectionDoes() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, terms: kind }
      sections:
        - { id: new, layout: carousel, repeats: true }
        - { id: all, layout: { grid: { columns: 3 } }, sort: -title, cell: tile }
      ---
      """,
      "a.json": #"[{ "title": "A", "kind": "x" }, { "title": "B", "kind": "x" }]"#,
    ]).read()

    let section = try #require(reading.content.terms.pages[1].sections.first)
    #expect(reading.content.pages[0].sections[1].layout == section.layout)
    #expect(section.cell == "tile")
    #expect(section.items == [Item(.record(1)), Item(.record(0))])
  }

  @Test func anIndexMaySayHowItLooksAndWhatItShows() throws {
    let reading = try read(
      "[material]", Self.json,
      files: [
        "works/material/index.md": """
        ---
        text: What it is made of.
        sections:
          - { title: Most, where: { count: { atLeast: 2 } }, layout: grid }
          - { title: All, sort: [-count, title], repeats: true }
        ---
        # Materials

        More.
        """,
        "works/material/oil.md": "---\ntitle: Oil paint\ntext: Slow.\n---\nIt dries.\n",
      ])

    #expect(reading.words == [])
    let terms = reading.content.terms
    #expect(terms.sets[0].title == "Materials")
    #expect(terms.pages[0].title == "Materials")
    #expect(terms.pages[0].text == "What it is made of.")
    #expect(terms.pages[0].introduction != nil)
    let first = terms.sets[0].firstRecord
    #expect(
      terms.pages[0].sections.map(\.items) == [
        [Item(.record(first + 1))], [Item(.record(first + 1)), Item(.record(first))],
      ])
    let oil = terms.pages[2]
    #expect([oil.title, oil.text] == ["Oil paint", "Slow."])
    #expect(oil.introduction != nil)
    #expect(terms.records[1].title == "Oil paint")
  }

  @Test func manyNamesStandUnderTheirLetters() throws {
    let names = (0..<20).flatMap { ["Arp \($0)", "étude \($0)", "\($0) more", "Éclair \($0)"] }
    let json = "[{ \"id\": \"a\", \"m\": [\(names.map { "\"\($0)\"" }.joined(separator: ","))] }]"
    let reading = try read("[material]", json)

    let items = reading.content.terms.pages[0].sections[0].items
    let letters = items.compactMap { item -> String? in
      if case .outline(_, let title) = item.content { title } else { nil }
    }
    #expect(letters == ["0–9", "A", "E"])
    #expect(items.count == 83)
  }

  @Test func linksInMarkdownLeadToTerms() throws {
    let fixture = try fixture(
      "[material]", Self.json,
      files: [
        "works/material/oil.md": "Dries.\n",
        "works/b.md": "To [oil](material/oil.md), [canvas](material/canvas/) and [all](material/).",
      ])
    let reading = fixture.read()

    #expect(reading.words == [])
    let record = try #require(reading.content.records.first { $0.id.key == "b" })
    let (body, problems) = renderBody(record.body!, of: record.output!, reading: reading)
    #expect(problems.isEmpty)
    let html = String(decoding: body.html, as: UTF8.self)
    for link in ["oil", "canvas"] {
      #expect(html.contains("href=\"../material/\(link)/index.html\""))
    }
    #expect(html.contains("href=\"../material/index.html\""))
  }
}
