import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel

@Suite struct IndexTests {
  private func read(_ index: String, _ rows: [String], sort: String = "title") throws
    -> (ContentFixture, index: [Section.IndexEntry])
  {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: title, date: date, kind: kind } }
      sections: [{ title: All, sort: \(sort), index: \(index) }]
      ---

      """,
      "a.csv": "id,title,date,kind\n" + rows.enumerated().map { "\($0),\($1)\n" }.joined(),
    ])
    return (folder, folder.read().content.pages[0].sections[0].index)
  }

  @Test(arguments: [
    (
      "title", ["Éclair,,", "apple,,", "Ant,,", "egg,,", "5 things,,", "Zoo,,"],
      ["0–9", "A", "E", "Z"], [0, 1, 3, 5]
    ),
    ("title", ["あ,,", "中,,", "Ä,,"], ["A", "あ", "中"], [0, 1, 2]),
  ])
  func titlesAreNamedByTheirFirstLetters(
    index: String, rows: [String], labels: [String], items: [Int]
  ) throws {
    let found = try read(index, rows).index
    #expect(found.map(\.label) == labels)
    #expect(found.map(\.item) == items)
  }

  @Test(arguments: [
    ("date", ["1899", "1905", "1907", "1911"]), ("date by year", ["1899", "1905", "1907", "1911"]),
    ("date by decade", ["1890", "1900", "1910"]),
    ("date by century", []),  // two are none
  ])
  func datesAreNamedByYearsOrMore(index: String, labels: [String]) throws {
    let rows = ["a,1907-03,", "b,1905-01-02,", "c,1899,", "d,1911,", "e,,", "f,1911-12-31,"]
    #expect(try read(index, rows, sort: "date").index.map(\.label) == labels)
  }

  private func titles(
    _ titles: [String], language: String = "en", section: String
  ) throws -> (order: [String], labels: [String]) {
    let reading = try ContentFixture([
      "index.md": """
      ---
      language: \(language)
      collection: { from: a.csv, id: id, fields: { title: title } }
      sections: [{ \(section) }]
      ---

      """,
      "a.csv": "id,title\n" + titles.enumerated().map { "\($0),\"\($1)\"\n" }.joined(),
    ]).read()
    #expect(reading.words.filter { !$0.contains("language") } == [])
    return (
      try #require(reading.shown(on: "index.html")).flatMap(\.self),
      reading.content.pages[0].sections[0].index.map(\.label)
    )
  }

  static let pubs = [
    "The Anchor Inn", "Anchor Brewery", "A Bakery window", "Zoo gate", "[Bridge under repair]",
  ]

  /// As libraries do (MARC 21, Appendix F). A word that only begins like an article stays.
  @Test(arguments: [
    (
      "en", ["“The Zebra”", "Theory", "An Owl", "A", "The", "Apes"],
      ["A", "Apes", "An Owl", "The", "Theory", "“The Zebra”"]
    ),
    (
      "de", ["Die Zauberflöte", "Der Ring", "Dies irae", "The End"],
      ["Dies irae", "Der Ring", "The End", "Die Zauberflöte"]
    ),
    (
      "fr-CA", ["L’Étranger", "Les Misérables", "Un cœur simple", "Lent"],
      ["Un cœur simple", "L’Étranger", "Lent", "Les Misérables"]
    ),
    ("es", ["La Celestina", "El Cid", "Lazarillo"], ["La Celestina", "El Cid", "Lazarillo"]),
    (
      "it", ["L'Orfeo", "Gli indifferenti", "Un'estate", "Uno, nessuno"],
      ["Un'estate", "Gli indifferenti", "L'Orfeo", "Uno, nessuno"]
    ),
    (
      "nl", ["'t Hof", "De Avonden", "Het Bureau", "Gijsbreght"],
      ["De Avonden", "Het Bureau", "Gijsbreght", "'t Hof"]
    ),
    (
      "sv", ["Den allvarsamma leken", "Ett drömspel", "Bock"],
      ["Den allvarsamma leken", "Bock", "Ett drömspel"]
    ),
    (
      "hu", ["Az ember tragédiája", "A Pál utcai fiúk", "Egy mondat"],
      ["Az ember tragédiája", "Egy mondat", "A Pál utcai fiúk"]
    ),
    ("ja", ["The B", "A"], ["A", "The B"]),
  ])
  func titlesInAnIndexAreSortedWithoutArticles(
    language: String, titles: [String], order: [String]
  ) throws {
    #expect(
      try self.titles(titles, language: language, section: "sort: title, index: title").order
        == order)
  }

  @Test func articlesCountWhereTheirSectionSaysSo() throws {
    let plain = [
      "A Bakery window", "Anchor Brewery", "[Bridge under repair]", "The Anchor Inn", "Zoo gate",
    ]
    let skipped = [
      "Anchor Brewery", "The Anchor Inn", "A Bakery window", "[Bridge under repair]", "Zoo gate",
    ]
    #expect(try titles(Self.pubs, section: "sort: title").order == plain)
    #expect(
      try titles(Self.pubs, section: "sort: title, index: title") == (skipped, ["A", "B", "Z"]))
    #expect(
      try titles(Self.pubs, section: "sort: { by: title, skipArticles: true }").order == skipped)
    #expect(
      try titles(Self.pubs, section: "sort: [{ by: -title, skipArticles: true }, id]").order
        == skipped.reversed())
    #expect(
      try titles(Self.pubs, section: "sort: { by: title, skipArticles: false }, index: title")
        == (plain, ["A", "B", "T", "Z"]))
  }

  @Test func anOrderWithoutAFieldIsAnError() throws {
    let words = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.csv }\nsections: [{ sort: { skipArticles: true } }]\n---\n",
      "a.csv": "title\nx\n",
    ]).read().words
    #expect(
      words.first { $0.contains("error") } == """
        index.md:3:20: error: an order of records needs 'by'
          hint: name what to sort by, as in sort: { by: title, skipArticles: true }
        """)
  }

  @Test func valuesAreNamedAsTheyAre() throws {
    let rows = ["a,,Sea birds", "b,,Owls", "c,,Owls", "d,,Gulls", "e,,"]
    let found = try read("kind by value", rows, sort: "kind").index
    #expect(found.map(\.label) == ["Gulls", "Owls", "Sea birds"])
    #expect(found.map(\.item) == [0, 1, 3])
  }

  /// Those under records have no entries, and those under parents have.
  @Test func anIndexOfAnOutlineIsOfItsRecords() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        id: id
        fields: { title: title, kind: kind }
        children: { from: parts, id: id, fields: { title: id } }
      sections: [{ title: All, outline: kind, index: kind by value }]
      ---

      """,
      "a.json": """
      [{ "id": "a", "title": "A", "kind": "x", "parts": [{ "id": "p" }] },
       { "id": "b", "title": "B", "kind": "y" }, { "id": "c", "title": "C", "kind": "z" }]
      """,
    ])
    let section = folder.read().content.pages[0].sections[0]
    #expect(section.items.map(\.level) == [0, 1, 2, 0, 1, 0, 1])
    #expect(section.index.map(\.item) == [1, 4, 6])
  }

  @Test func anIndexOfOtherOrderIsAWarning() throws {
    let (folder, index) = try read(
      "kind by value", ["a,1900,x", "b,1900,y", "c,1900,x", "d,1900,z"], sort: "title")
    #expect(index.map(\.label) == ["x", "y", "z"])
    #expect(
      folder.read().diagnostics.map(\.description) == [
        """
        index.md:3:46: warning: items of 'x' are not together, so the index only leads to the first of them
          hint: sort the section by it: sort: kind
        """
      ])
  }

  @Test(arguments: [
    (
      "date by decades",
      "index.md:3:46: error: 'index' cannot be 'by decades'\n  hint: did you mean 'by decade'?"
    ),
    (
      "' by '",
      "index.md:3:46: error: 'index' must be a field, such as 'title' or 'date by decade', not ' by '"
    ),
    (
      "3",
      """
      index.md:3:46: error: 'index' must be a field, such as 'title' or 'date by decade', not '3'
        hint: put field names that read as numbers in quotes
      """
    ),
    (
      "titel",
      "index.md:3:46: warning: no record of 'index' has a field 'titel'\n  hint: did you mean 'title'?"
    ),
  ])
  func mistakesAreToldWhereTheyAre(index: String, expected: String) throws {
    let (folder, _) = try read(index, ["a,1900,x", "b,1901,y"])
    #expect(folder.read().diagnostics.first?.description == expected)
  }
}
