import Testing
import VitrineModel
import VitrineText

@testable import VitrineContent

/// The lists of a page: at the tops of its sections, and under its records.
@Suite struct ItemListTests {
  private static let inner = #"""
    [
      { "id": "python", "releases": [ { "cycle": "3.14" }, {"cycle": "3.13"},
        { "cycle": "3.12", "lts": false } ] },
      { "id": "c", "releases": [{ "cycle": "C23" }] },
      { "id": "d", "releases": [] }
    ]
    """#

  private static let innerCollection =
    "{ from: all.json, children: { from: releases, id: cycle, fields: { title: cycle } } }"

  private func fixture(
    _ collection: String, _ data: String, file: String = "all.json",
    section: String = "layout: list"
  ) throws -> ContentFixture {
    try ContentFixture([
      "index.md": "---\ntitle: All\ncollection: \(collection)\nsections: [{ \(section) }]\n---\n",
      file: data,
    ])
  }

  /// The titles of each list's records.
  private func titles(_ reading: ContentResult) -> [[String]] {
    reading.lists(onPage: 0).map { list in
      list.records.map { reading.content.records[$0].title }
    }
  }

  @Test func theRecordsUnderOneAreAListWhereThereAreSeveral() throws {
    let reading = try fixture(Self.innerCollection, Self.inner).read()

    #expect(titles(reading) == [["python", "c", "d"], ["3.14", "3.13", "3.12"]])
    #expect(
      reading.lists(onPage: 0).map(\.container) == [
        .section(0, ofPage: 0), .item(0, inSection: 0, ofPage: 0),
      ])
    #expect(reading.lists(onPage: 0).allSatisfy { $0.order.fixed == nil })
  }

  @Test func anElementInsideOfARecordMoves() throws {
    let fixture = try fixture(Self.innerCollection, Self.inner)

    let files = try fixture.moved(from: (1, 2), to: (1, 0))

    #expect(
      files == [
        "all.json": #"""
        [
          { "id": "python", "releases": [ { "cycle": "3.12", "lts": false }, { "cycle": "3.14" },
            {"cycle": "3.13"} ] },
          { "id": "c", "releases": [{ "cycle": "C23" }] },
          { "id": "d", "releases": [] }
        ]
        """#
      ])
    #expect(titles(fixture.read())[1] == ["3.12", "3.14", "3.13"])
  }

  @Test func theRecordAboveMovesWithThoseUnderIt() throws {
    let fixture = try fixture(Self.innerCollection, Self.inner)

    _ = try fixture.moved(from: (0, 0), to: (0, 2))

    #expect(
      fixture.read().shown(on: "index.html") == [
        ["c", "  C23", "d", "python", "  3.14", "  3.13", "  3.12"]
      ])
  }

  /// One record a file, with those under it by their names.
  @Test func membersInsideOfARecordMove() throws {
    let fixture = try fixture(
      "{ from: \"*.json\", children: { from: of.releases, id: cycle, fields: { title: cycle } } }",
      #"{"title": "Python", "of": {"releases": {"b": {"cycle": "2"}, "a": {"cycle": "1"}}}}"#)

    let files = try fixture.moved(from: (1, 1), to: (1, 0))

    #expect(
      files["all.json"]
        == #"{"title": "Python", "of": {"releases": {"a": {"cycle": "1"}, "b": {"cycle": "2"}}}}"#)
  }

  @Test func recordsThatNameTheirParentMoveAmongItsOthers() throws {
    let fixture = try fixture(
      "{ from: all.json, parent: in }",
      #"[{"id":"a"},{"id":"x","in":"a"},{"id":"b"},{"id":"y","in":"a"},{"id":"z","in":"a"}]"#)
    #expect(titles(fixture.read()) == [["a", "b"], ["x", "y", "z"]])

    let files = try fixture.moved(from: (1, 2), to: (1, 0))

    #expect(
      files["all.json"]
        == #"[{"id":"a"},{"id":"z","in":"a"},{"id":"x","in":"a"},{"id":"b"},{"id":"y","in":"a"}]"#)
    #expect(titles(fixture.read()) == [["a", "b"], ["z", "x", "y"]])
  }

  @Test func filesThatNameTheirParentGetNumbersAmongItsOthers() throws {
    let fixture = try ContentFixture([
      "index.md": "---\ntitle: All\n---\n", "a.md": "---\ntitle: A\norder: 1\n---\n",
      "b.md": "---\ntitle: B\nparent: a\norder: 10\n---\n",
      "c.md": "---\ntitle: C\nparent: a\norder: 20\n---\n",
      "d.md": "---\ntitle: D\norder: 15\n---\n",
    ])

    let files = try fixture.moved(from: (1, 1), to: (1, 0))

    #expect(files == ["c.md": "---\ntitle: C\nparent: a\norder: 5\n---\n"])
    #expect(fixture.read().shown(on: "index.html") == [["A", "  C", "  B", "D"]])
  }

  /// What is written is what a move in the collection's list writes.
  @Test func theyMoveOnTheRecordsOwnPageToo() throws {
    let fixtures = [
      try fixture(Self.innerCollection, Self.inner),
      try fixture(
        "{ from: all.json, parent: in }",
        #"[{"id":"a"},{"id":"x","in":"a"},{"id":"b"},{"id":"y","in":"a"}]"#),
      try ContentFixture([
        "index.md": "---\ntitle: All\n---\n", "a.md": "---\ntitle: A\n---\n",
        "b.md": "---\ntitle: B\nparent: a\n---\n", "c.md": "---\ntitle: C\nparent: a\n---\n",
      ]),
    ]
    for fixture in fixtures {
      let reading = fixture.read()
      let record = try #require(reading.lists(onPage: 0).first?.records.first)
      let lists = reading.lists(onPageOfRecord: record)
      #expect(lists.map(\.container) == [.recordPage])
      #expect(lists.map(\.title) == [reading.content.records[record].title])
      #expect(reading.lists(onPageOfRecord: lists[0].records[0]).isEmpty)

      let edits = try reading.edits(
        for: ItemMove(from: .init(list: 0, index: 1), to: .init(list: 0, index: 0)), among: lists)

      #expect(try edits == reading.edits(from: (1, 1), to: (1, 0)))
    }
  }

  /// A rule of the section orders its records, and not those under them.
  @Test(arguments: ["sort: -id", "items: [python, c]"])
  func aRuleOfTheSectionIsNoneOfThoseUnderItsRecords(section: String) throws {
    let reading = try fixture(Self.innerCollection, Self.inner, section: section).read()

    let list = try #require(reading.lists(onPage: 0).last)
    #expect(list.container != .section(0, ofPage: 0) && list.order.fixed == nil)
  }

  @Test func anOutlinesParentsHaveNoListsAndTheirRecordsDo() throws {
    let reading = try fixture(
      Self.innerCollection, Self.inner.replacing("\"id\"", with: "\"kind\": \"a\", \"id\""),
      section: "outline: kind"
    ).read()

    #expect(titles(reading) == [[], ["3.14", "3.13", "3.12"]])
  }

  @Test(arguments: [
    (
      "all.toml", "id = 'a'\nreleases = [{ cycle = 1 }, { cycle = 2 }]\n",
      "their order is that of a TOML file, which Vitrine does not rewrite"
    ),
    (
      "all.json", #"[{"id": "a", "releases": [{"cycle": 1, "order": 2}, {"cycle": 2}]}]"#,
      "the data sets their order, in 'order'"
    ),
    (
      "a.md", "---\ntitle: A\nreleases: [{ cycle: 1 }, { cycle: 2 }]\n---\n",
      "they are a list in a file’s front matter, which Vitrine does not rearrange"
    ),
  ])
  func whatIsInsideOfOtherDataStays(file: String, data: String, reason: String) throws {
    let fixture = try fixture(
      "{ from: \(file), children: { from: releases, id: cycle } }", data, file: file)

    #expect(fixture.read().lists(onPage: 0).last?.order.fixed?.reason == reason)
    let refusal = #expect(throws: ReorderRefusal.self) {
      try fixture.moved(from: (1, 1), to: (1, 0))
    }
    #expect(refusal?.reason.contains(reason) == true)
  }

  @Test func itemsStayUnderTheirRecord() throws {
    let reading = try fixture(
      Self.innerCollection,
      Self.inner.replacing(#"{ "cycle": "C23" }"#, with: #"{ "cycle": "C23" }, { "cycle": "C17" }"#)
    ).read()

    #expect(throws: ReorderRefusal.apart("python", "c")) {
      try reading.edits(from: (1, 0), to: (2, 0))
    }
    #expect(throws: ReorderRefusal.apart("python", "All")) {
      try reading.edits(from: (1, 0), to: (0, 0))
    }
  }
}
