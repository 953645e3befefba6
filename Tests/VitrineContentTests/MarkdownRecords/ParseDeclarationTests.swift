import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// `parse` and `under` of a collection, from the page to the records.
@Suite struct ParseDeclarationTests {
  private static func reading(
    _ collection: String, sections: String = "[{ layout: list }]",
    readme: String = "- [Owl](//o) - a bird\n",
    _ files: (String, String)...
  ) throws -> ContentResult {
    let fixture = try ContentFixture([
      "README.md": readme,
      "index.md": "---\ntitle: A\ncollection: \(collection)\nsections: \(sections)\n---\n",
    ])
    for (file, text) in files { try fixture.write(Array(text.utf8), to: file) }
    return fixture.read()
  }

  @Test(arguments: [
    (
      "{ from: README.md, parse: lists }",
      "index.md:3:39: error: 'parse' cannot be 'lists'\n  hint: did you mean 'list'?"
    ),
    (
      "{ from: README.md, under: Owls }",
      "index.md:3:39: error: 'under' requires 'parse'\n  hint: set what the records are, as in parse: list"
    ),
    (
      "{ from: a.json, parse: list }",
      "index.md:3:36: error: 'parse' reads Markdown, which 'a.json' is not\n  hint: remove 'parse' and 'under', or name only Markdown files in 'from'"
    ),
    (
      "{ from: [README.md, a.json], parse: list }",
      "index.md:3:49: error: 'parse' reads Markdown, which 'a.json' is not\n  hint: remove 'parse' and 'under', or name only Markdown files in 'from'"
    ),
    (
      "{ from: README.md, parse: list, under: Ovls }",
      "index.md:3:52: error: 'README.md' has no heading 'Ovls'\n  hint: did you mean 'Owls'?"
    ),
    (
      "{ from: README.md, parse: table }",
      "index.md:3:39: error: 'README.md' has no tables with rows\n  hint: it has lists with entries: parse: list"
    ),
  ])
  func aMistakeHasItsPlace(_ collection: String, _ words: String) throws {
    let reading = try Self.reading(
      collection, readme: "# Birds\n\n## Owls\n\n- [Owl](//o)\n",
      ("a.json", #"[{"id":"a","title":"A"}]"#))

    #expect(reading.words.filter { $0.contains("error") } == [words])
  }

  @Test func withoutParseAFileIsOneRecord() throws {
    let reading = try Self.reading("{ from: README.md }", readme: "# Birds\n\n- [Owl](//o)\n")

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.title) == ["Birds"])
    #expect(reading.content.records.first?.body != nil)
  }

  @Test func frontMatterIsNoRecord() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: list }",
      readme: "---\ntitle: Birds\n---\n- [Owl](//o) - a *bird* of [prey](//p)\n")

    #expect(reading.words == [])
    let record = try #require(reading.content.records.first)
    #expect([record.title, record.text, record.link] == ["Owl", "a bird of prey", "//o"])
    #expect(record.body == nil && record.place.line == 4)
  }

  @Test func aDescriptionMayBeTheBody() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: list, id: link, fields: { title: title, body: text, nest: links.0.link } }",
      readme: "- Birds\n  - [Owl](//o) - of [prey](//p)\n")

    #expect(reading.words.filter { !$0.contains("no value for the field") } == [])
    let records = reading.content.records
    try #require(records.count == 2)
    #expect(records.map(\.id.key) == ["birds", "//o"])
    #expect(records[1].parent == 0)
    #expect(
      records[1].body
        == .text("of [prey](<//p>)", at: .init(file: "README.md", line: 2, column: 15)))
    #expect(records[1].fields == [Field(name: "nest", value: .text("//p"))])
  }

  @Test func aNoteAddsToItsEntry() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: list }", ("owl.md", "---\nbadge: new\n---\nMore of it.\n"))

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.badge) == ["new"])
    #expect(reading.content.records.first?.body != nil)
  }

  @Test func whatStandsInAnEntryComesWithIt() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: list, where: { title: { not: Rooks } } }",
      readme: "- Owls\n  - Rooks\n- Rooks\n  - a\n    - b\n")

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["owls", "rooks"])
  }

  @Test func linksToTheFileLeadToItsPage() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: list }",
      readme: "- [Other](other/index.md)\n\n  One.\n\n  See [all](README.md).\n")
    let body = try #require(reading.content.records.first?.body)

    let (rendered, diagnostics) = renderBody(body, of: "other/index.html", reading: reading)

    #expect(diagnostics == [])
    #expect(
      String(decoding: rendered.html, as: UTF8.self)
        == "<p>See <a href=\"../index.html\">all</a>.</p>\n")
  }

  @Test func theOrderOfEntriesIsThatOfTheFile() throws {
    let reading = try Self.reading("{ from: README.md, parse: list }", readme: "- b\n- a\n")

    #expect(reading.shown(on: "index.html") == [["b", "a"]])
    #expect(
      reading.lists(onPage: 0)[0].order.fixed?.reason
        == "their order is that of a Markdown file, which Vitrine does not rewrite")
  }

  @Test func releasesHaveTheirChangesUnderThem() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: changelog, where: { date: { has: true } } }",
      readme: "## [Unreleased]\n\n- a\n\n## 1.0.0 - 2024-05-01\n\n### Added\n\n- b\n")

    #expect(reading.words == [])
    #expect(reading.shown(on: "index.html") == [["1.0.0", "  b"]])
  }

  @Test func anEditIsReadAsWithoutAPast() throws {
    let fixture = try ContentFixture([
      "README.md": "- Owls\n  - a\n- Rooks\n",
      "index.md": "---\ntitle: A\ncollection: { from: README.md, parse: list }\n---\n",
    ])
    let options = ContentOptions(cells: ["row", "card"])
    func titles(_ reading: ContentResult) -> [[String]] {
      reading.content.records.map { record in
        [record.title, record.parent.map { reading.content.records[$0].title } ?? ""]
      }
    }
    let first = readContent(at: fixture.path, options: options, keepsReading: true)
    let second = readContent(
      at: fixture.path, options: options, keepsReading: true, previous: first)
    #expect(titles(second) == [["Owls", ""], ["a", "Owls"], ["Rooks", ""]])

    try fixture.write(Array("# More\n\n- Owls\n- Rooks\n  - a\n  - b\n".utf8), to: "README.md")
    let third = readContent(
      at: fixture.path, options: options, keepsReading: true, previous: second)
    #expect(titles(third) == [["Owls", ""], ["Rooks", ""], ["a", "Rooks"], ["b", "Rooks"]])

    try fixture.write(
      Array("---\ntitle: A\ncollection: { from: README.md }\n---\n".utf8), to: "index.md")
    let fourth = readContent(
      at: fixture.path, options: options, keepsReading: true, previous: third)
    #expect(titles(fourth) == [["More", ""]])
  }

  @Test func rowsOfATableAreRecords() throws {
    let reading = try Self.reading(
      "{ from: README.md, parse: table, under: Owls, id: Name, fields: { title: Name, span: Span, home: Name.link } }",
      readme:
        "## Owls\n\n| Name | Span |\n| - | - |\n| [Barn owl](//b) | 0.9 |\n\n## Rooks\n\n| A |\n| - |\n| 1 |\n"
    )

    #expect(reading.words == [])
    let record = try #require(reading.content.records.first)
    #expect(record.id.key == "Barn owl")
    #expect(record.fields.map(\.name) == ["span", "home"])
  }
}
