import Testing
import VitrineModel
import VitrineText

@testable import VitrineContent

/// Where the order of a section comes from, and what has to be written for another.
@Suite struct EditTests {
  private let birds = #"""
    [
      { "id": "jackdaw", "family": "crows" },
      { "id": "wren", "family": "wrens" },
      { "id": "rook", "family": "crows" },
      { "id": "kite", "family": "hawks" }
    ]
    """#

  private func page(_ sections: String, collection: String = "{ from: birds.json }") -> String {
    "---\ntitle: Birds\ncollection: \(collection)\nsections:\n\(sections)\n---\nText\n"
  }

  @Test func anElementOfTheArrayMoves() throws {
    let fixture = try ContentFixture(["index.md": page("  - layout: list"), "birds.json": birds])

    let files = try fixture.moved(from: (0, 3), to: (0, 1))

    #expect(
      files == [
        "birds.json": #"""
        [
          { "id": "jackdaw", "family": "crows" },
          { "id": "kite", "family": "hawks" },
          { "id": "wren", "family": "wrens" },
          { "id": "rook", "family": "crows" }
        ]
        """#
      ])
    #expect(fixture.read().shown(on: "index.html") == [["jackdaw", "kite", "wren", "rook"]])
  }

  @Test func ofAFilteredSectionTheOthersStay() throws {
    let fixture = try ContentFixture([
      "index.md": page(
        "  - { title: Crows, where: { family: crows } }\n  - { title: All, repeats: true }"),
      "birds.json": birds,
    ])

    _ = try fixture.moved(from: (0, 0), to: (0, 1))

    #expect(
      fixture.read().shown(on: "index.html") == [
        ["rook", "jackdaw"], ["wren", "rook", "jackdaw", "kite"],
      ])
  }

  @Test func membersOfAnObjectMoveWithTheirKeys() throws {
    let fixture = try ContentFixture([
      "index.md": page("  - layout: list", collection: "{ from: birds.json, records: of.birds }"),
      "birds.json": #"{"n": 2, "of": {"birds": {"wren": {"a": 1}, "rook": {}, "kite": {}}}}"#,
    ])

    let files = try fixture.moved(from: (0, 0), to: (0, 2))

    #expect(
      files["birds.json"]
        == #"{"n": 2, "of": {"birds": {"rook": {}, "kite": {}, "wren": {"a": 1}}}}"#)
  }

  @Test func filesGetANumber() throws {
    let fixture = try ContentFixture([
      "index.md": "---\ntitle: Birds\n---\n", "a.md": "---\ntitle: A\norder: 1\n---\n",
      "b.md": "---\ntitle: B\norder: 8\n---\nText\n", "c.md": "# C\n",
      "d.md": "---\ntitle: D\n---\n",
    ])

    let first = try fixture.moved(from: (0, 2), to: (0, 1))
    #expect(first == ["c.md": "---\norder: 4\n---\n# C\n"])
    #expect(fixture.read().shown(on: "index.html") == [["A", "C", "B", "D"]])

    let second = try fixture.moved(from: (0, 0), to: (0, 3))
    #expect(
      second == [
        "d.md": "---\ntitle: D\norder: 18\n---\n", "a.md": "---\ntitle: A\norder: 28\n---\n",
      ])
    #expect(fixture.read().shown(on: "index.html") == [["C", "B", "D", "A"]])
  }

  @Test(arguments: [
    // In brackets: what is between the names stays.
    ("  - items: [jackdaw,  wren, \"rook\"]", 2, 0, "  - items: [\"rook\",  jackdaw, wren]"),
    ("  - { items: [ 'wren' ,rook], title: A }", 0, 1, "  - { items: [ rook ,'wren'], title: A }"),
    (
      "  - items: [\n      wren,\n      rook\n    ]", 1, 0,
      "  - items: [\n      rook,\n      wren\n    ]"
    ),
    // A line each: comments go with them.
    (
      """
        - title: A
          items:   # mine
            # the
            # first
            - wren   # small

            - "rook"
            -   kite
            # the end
          layout: list
      """, 0, 2,
      """
        - title: A
          items:   # mine
            - "rook"

            -   kite
            # the
            # first
            - wren   # small
            # the end
          layout: list
      """
    ),
    ("  - items:\n    - wren\n    - rook", 0, 1, "  - items:\n    - rook\n    - wren"),
  ])
  func namesOfItemsMove(sections: String, from: Int, to: Int, expected: String) throws {
    let fixture = try ContentFixture(["index.md": page(sections), "birds.json": birds])
    let before = try #require(fixture.read().shown(on: "index.html")?[0])

    let files = try fixture.moved(from: (0, from), to: (0, to))

    #expect(files == ["index.md": page(expected)])
    var shown = before
    shown.insert(shown.remove(at: from), at: to)
    #expect(fixture.read().shown(on: "index.html")?[0] == shown)
  }

  @Test(arguments: [
    ("[wren, rook]", "[kite]", 0, 1, "[rook]", "[kite, wren]"),
    ("[wren, rook]", "[kite]", 1, 0, "[wren]", "[rook, kite]"),
    ("[wren]", "[]", 0, 0, "[]", "[wren]"), ("['wren', rook]", "[ ]", 0, 0, "[rook]", "['wren']"),
    (
      "\n      - wren # w\n      - rook", "\n    - kite", 0, 1, "\n      - rook",
      "\n    - kite\n    - wren # w"
    ),
    (
      "\n      # up\n      - wren", "\n    - kite", 0, 0, " []",
      "\n    # up\n    - wren\n    - kite"
    ),
    ("\n    - wren\n    - rook", "[kite, jackdaw]", 1, 1, "\n    - wren", "[kite, rook, jackdaw]"),
    ("[wren, rook]", "\n    - kite", 0, 1, "[rook]", "\n    - kite\n    - wren"),
  ])
  func namesMoveToAnotherSection(
    first: String, second: String, from: Int, to: Int, newFirst: String, newSecond: String
  ) throws {
    let sections = { (first: String, second: String) in
      "  - title: A\n    items:\(first.hasPrefix("[") ? " " : "")\(first)\n"
        + "  - title: B\n    empty: None\n    items:\(second.hasPrefix("[") ? " " : "")\(second)"
    }
    let fixture = try ContentFixture([
      "index.md": page(sections(first, second)), "birds.json": birds,
    ])

    let reading = fixture.read()
    let edits = try reading.edits(from: (0, from), to: (1, to))

    #expect(
      edits.map { String(decoding: $0.new, as: UTF8.self) }
        == [page(sections(newFirst, newSecond))])
  }

  @Test(arguments: [
    ("  - items: [wren, rook # black\n    ]", "there are comments between the brackets of 'items'"),
    (
      "  - items: [&a wren, rook]",
      "its front matter is written in a way that only a person should edit"
    ),
    (
      "  - items:\n    - wren\n    - >-\n      rook",
      "its front matter is written in a way that only a person should edit"
    ),
  ])
  func whatOnlyAPersonCouldChangeIsRefused(sections: String, reason: String) throws {
    let fixture = try ContentFixture(["index.md": page(sections), "birds.json": birds])

    #expect(throws: ReorderRefusal.unwritable(file: "index.md", reason: reason)) {
      try fixture.read().edits(from: (0, 0), to: (0, 1))
    }
  }

  @Test(arguments: [
    ("  - sort: [-family, title]", "they are sorted by family, then title"),
    ("  - pages: 2", "they are on several pages"),
    ("  - changes: [updated, moved]", "they are what recent builds changed"),
    ("  - outline: family", "they are an outline by family"),
    ("  - each: family", "there is a section for each family"),
    ("  - { items: [wren, rook], sort: title }", "they are sorted by title"),
    ("  - layout: list", nil), ("  - limit: 2", nil), ("  - items: [wren, rook]", nil),
  ])
  func aRuleOfTheSectionFixesItsOrder(section: String, expected: String?) throws {
    let fixture = try ContentFixture(["index.md": page(section), "birds.json": birds])

    #expect(fixture.read().lists(onPage: 0)[0].order.fixed?.reason == expected)
  }

  @Test(arguments: [
    (
      "birds.toml", "[[birds]]\nid = 'a'\n",
      "their order is that of a TOML file, which Vitrine does not rewrite"
    ),
    ("birds.json", #"[{"id": "a", "order": 2}]"#, "the data sets their order, in 'order'"),
  ])
  func otherDataAreNotWritten(file: String, text: String, expected: String) throws {
    let fixture = try ContentFixture([
      "index.md": page("  - layout: list", collection: "{ from: \(file) }"), file: text,
    ])

    #expect(fixture.read().lists(onPage: 0)[0].order.fixed?.reason == expected)
  }

  @Test func severalFilesOfDataAreInTheOrderOfTheirNames() throws {
    let fixture = try ContentFixture([
      "index.md": page("  - layout: list", collection: "{ from: \"*.json\" }"),
      "a.json": #"{"title": "A"}"#, "b.json": #"{"title": "B"}"#,
    ])

    #expect(
      fixture.read().lists(onPage: 0)[0].order.fixed?.reason
        == "their data is in several files, in the order of the file names")
  }

  @Test func aSectionThatRepeatsExchangesNothing() throws {
    let fixture = try ContentFixture([
      "index.md": page(
        """
          - { title: A, items: [wren] }
          - { title: B, items: [rook] }
          - { title: C, items: [wren], repeats: true }
          - { title: D, where: { family: hawks } }
        """), "birds.json": birds,
    ])
    let reading = fixture.read()

    let exchanges = reading.lists(onPage: 0).map(\.order.exchange)
    #expect(exchanges == [0, 0, nil, nil])
    for target in [2, 3] {
      #expect(throws: ReorderRefusal.apart("A", target == 2 ? "C" : "D")) {
        try reading.edits(from: (0, 0), to: (target, 0))
      }
    }
  }

  @Test func aFileThatChangedIsFound() throws {
    let fixture = try ContentFixture(["index.md": page("  - layout: list"), "birds.json": birds])
    let reading = fixture.read()
    try fixture.write(Array(("\n" + birds).utf8), to: "birds.json")

    #expect(throws: ReorderRefusal.changed(file: "birds.json")) {
      try reading.edits(from: (0, 0), to: (0, 1))
    }
  }

  @Test(arguments: [
    (ReorderRefusal.stale, "The order has changed since this page was loaded."),
    (.malformed("it is empty"), "This is not a move of an item: it is empty."),
    (
      .fixed(section: "Birds", .sorted(["date"])),
      "Items of ‘Birds’ cannot be moved by hand: they are sorted by date."
    ),
    (
      .apart("A", "B"),
      "Items cannot be moved from ‘A’ to ‘B’: their sections do not both list 'items' of the same collection."
    ),
    (
      .broken("a.md:1:1: no"),
      "The content has an error that must be fixed first: a.md:1:1: no."
    ),
    (.changed(file: "a.md"), "a.md has just changed. Try again."),
    (.unwritable(file: "a.md", reason: "it is full"), "a.md cannot be written: it is full."),
    (
      .fixed(section: "B", .pictures),
      "Items of ‘B’ cannot be moved by hand: they are pictures, in the order of the file names."
    ),
    (
      .fixed(section: "B", .severalLists),
      "Items of ‘B’ cannot be moved by hand: they are in several lists of one file."
    ),
  ])
  func refusalsAreSaid(refusal: ReorderRefusal, reason: String) {
    #expect(refusal.reason == reason)
  }
}
