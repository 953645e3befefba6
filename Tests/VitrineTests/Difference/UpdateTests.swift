import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

/// What makes an update of a record, a section or the site, and what does not.
@Suite struct UpdateTests {
  let site: HistoryFixture

  init() throws {
    site = try HistoryFixture(settings: "title: Birds\n")
    try write()
    try site.write("---\ntitle: Owl\n---\nIt *flies*.\n", to: "content/notes/owl.md")
  }

  private func write(
    layout: String = "list", more: String = "", record: String = #","text":"It flies.""#,
    sections: String = ""
  ) throws {
    try site.write(
      """
      ---
      title: Birds
      collection: { from: birds.json }
      sections:
        - { id: all, title: All, layout: \(layout)\(more) }
      \(sections)
      ---
      """, to: "content/birds/index.md")
    try site.write(
      #"[{"id":"owl","title":"Owl"\#(record)},{"id":"rook","title":"Rook"}]"#,
      to: "content/birds/birds.json")
  }

  /// The lines of what differs after an edit.
  private func lines(after edit: () throws -> Void) throws -> [String] {
    try site.build()
    let old = try site.snapshot()
    try edit()
    try site.build()
    return try SiteDifference(from: old, to: site.snapshot()).lines.map {
      "\($0.sign.rawValue) \($0.id): \($0.detail)"
    }
  }

  @Test func anotherLinkIsAnUpdateOfItsItem() throws {
    try write(record: #","link":"https://a.example""#)
    #expect(
      try lines { try write(record: #","link":"https://b.example""#) } == [
        "~ birds/owl: link “https://a.example” → “https://b.example”"
      ])
  }

  @Test(arguments: ["It *flies*.\n\n", "\n\nIt *flies*.", "It _flies_.\n", "It *flies*.\r\n"])
  func whiteSpaceThatNoPageHasIsNoUpdate(text: String) throws {
    #expect(
      try lines { try site.write("---\ntitle: Owl\n---\n\(text)", to: "content/notes/owl.md") }
        == [])
  }

  @Test func anotherTextIsAnUpdateOfThePage() throws {
    #expect(
      try lines {
        try site.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/notes/owl.md")
      } == ["~ notes/owl: its page"])
  }

  /// Rows show no text, and a list of maps is in no fact.
  @Test(arguments: [#","text":"It sings.""#, #","samples":[{"n":1},{"n":2}]"#, #","height":3"#])
  func aFieldThatNothingShowsIsNoUpdate(field: String) throws {
    #expect(try lines { try write(record: field) } == [])
  }

  @Test func anotherLayoutAloneIsAnUpdateOfItsSection() throws {
    #expect(
      try lines { try write(layout: "grid") } == [
        "~ birds/index.html#s-all: section of Birds, layout “list” → “grid”"
      ])
    #expect(try lines { try write(layout: "{ grid: { columns: 2 } }") }.count == 1)
  }

  @Test func aLayoutSaidInAnotherWayIsNoUpdate() throws {
    #expect(
      try lines { try write(layout: "{ list: { style: plain } }", more: ", cell: row") } == [])
  }

  /// It is what visitors do, and nothing of what the page shows.
  @Test func selectionIsNoUpdate() throws {
    #expect(try lines { try write(more: ", select: many") } == [])
    #expect(try lines { try write(more: ", select: one") } == [])
  }

  @Test func anOwnCellIsAnUpdateOfItsItem() throws {
    #expect(
      try lines { try write(record: #","cell":"card""#) } == ["~ birds/owl: shown differently"])
  }

  /// The first of its sections has the same cell.
  @Test func anOwnCellThatIsGoneIsAnUpdateWhereverItsItemStands() throws {
    let best = "  - { id: best, title: Best, items: [owl], repeats: true, layout: list }"
    try write(layout: "grid", record: #","cell":"card""#, sections: best)
    #expect(
      try lines { try write(layout: "grid", record: "", sections: best) } == [
        "~ birds/owl: shown differently"
      ])
  }

  @Test func aRecordThatNoPageShowsIsInNoBuild() throws {
    try write(more: ", where: { id: rook }")
    #expect(
      try lines { try write(more: ", where: { id: rook }", record: #","badge":"rare""#) } == [])
    #expect(try lines { try write() } == ["+ birds/owl: "])
  }

  @Test func recordsThatAreShownAgainAreOtherItemsOfTheirSection() throws {
    func section(_ ids: String) -> String {
      "  - { id: best, title: Best, items: [\(ids)], repeats: true }"
    }
    try write(sections: section("owl"))
    #expect(
      try lines { try write(sections: section("owl, rook")) } == [
        "~ birds/index.html#s-best: section of Birds, items 1 → 2"
      ])
    #expect(
      try lines { try write(sections: section("rook, owl")) } == [
        "~ birds/index.html#s-best: section of Birds, order"
      ])
  }

  @Test(arguments: [
    ("title: Aves", "title “Birds” → “Aves”"),
    ("title: Birds\nlinks: pretty", "links “pretty”, new"),
    ("title: Birds\nnavigation: [notes]", "navigation"),
    ("title: Birds\nwords: { skip: Skip }", "words"),
    ("title: Birds\ndescription: All.", "description “All.”, new"),
  ])
  func aSettingThatPagesShowIsAnUpdateOfTheSite(settings: String, detail: String) throws {
    try site.write("---\ntitle: Home\n---\n", to: "content/index.md")
    let lines = try lines { try site.write("\(settings)\n", to: "content/site.yml") }
    #expect(lines == ["~ site.yml: \(detail)"])
    #expect(try site.snapshot().history.first?.difference.summary == "site updated")
    let again = try SiteSnapshot(reading: site.snapshot().json())
    #expect(try again.history == site.snapshot().history)
    #expect(try again.previous()?.site.title == "Birds")
  }

  @Test(arguments: ["theme: dense", "history: 5", "feeds: false", "words: { badgeMoved: Gone }"])
  func aSettingThatNoPageShowsIsNone(setting: String) throws {
    #expect(
      try lines { try site.write("title: Birds\n\(setting)\n", to: "content/site.yml") } == [])
  }

  /// Its hashes were of other things: what it says is compared.
  @Test func aBuildOfAnEarlierVersionIsComparedByItsFields() throws {
    try site.build()
    var old = try site.snapshot()
    old.hashes = 1
    old.site.settings = []
    for index in old.records.indices {
      old.records[index].hash = ContentHash(value: UInt64(index))
      (old.records[index].whole, old.records[index].forms) = (nil, [])
      if old.records[index].page != nil { old.records[index].page = ContentHash(value: 1) }
    }
    for page in old.pages.indices {
      old.pages[page].hash = ContentHash(value: 1)
      for section in old.pages[page].sections.indices {
        old.pages[page].sections[section].hash = ContentHash(value: 1)
      }
    }
    #expect(try SiteDifference(from: old, to: site.snapshot()).isEmpty)
    old.records[0].fields[0].value = .text("Eagle owl")
    #expect(try SiteDifference(from: old, to: site.snapshot()).summary == "1 updated")

    try site.write(String(decoding: old.json(), as: UTF8.self), to: "site/snapshot.json")
    #expect(try site.build().warnings == [])
    #expect(try site.snapshot().history.map(\.difference.summary) == ["1 updated"])
    #expect(try site.snapshot().previous()?.hashes == 1)
    #expect(try site.build().writtenFiles == 0)
  }
}
