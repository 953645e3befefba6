import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// What names in double brackets lead to.
@Suite struct ItemNamesTests {
  /// The paragraph of a text of the home page, and what is wrong with it.
  private func render(
    _ text: String, beside files: KeyValuePairs<String, String>
  ) throws -> (html: String, problems: [String]) {
    let folder = try ContentFixture(files)
    try folder.write(Array("---\ntitle: Home\n---\n\(text)\n".utf8), to: "index.md")
    let reading = folder.read()
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    let introduction = try #require(reading.content.pages[0].introduction)
    let (body, diagnostics) = renderBody(introduction, of: "index.html", reading: reading)
    let html = String(decoding: body.html, as: UTF8.self)
    return (String(html.dropFirst(3).dropLast(5)), diagnostics.map(\.description))
  }

  private let hills: KeyValuePairs = [
    "hills/fuji.md": "# Mount Fuji\n\n## Snow\n", "hills/aso.md": "# Aso\n\nA volcano.\n",
    "prints/fuji.md": "---\ntitle: Red Fuji\n---\nA print.\n",
  ]

  @Test(arguments: [
    ("[[Mount Fuji]]", "hills/fuji/index.html", "Mount Fuji"),
    ("[[hills/fuji]]", "hills/fuji/index.html", "Mount Fuji"),
    ("[[aso]]", "hills/aso/index.html", "Aso"),
    ("[[mount fuji]]", "hills/fuji/index.html", "Mount Fuji"),
    ("[[Red Fuji|the print]]", "prints/fuji/index.html", "the print"),
    ("[[Mount Fuji#snow]]", "hills/fuji/index.html#snow", "Mount Fuji"),
    ("[[Mount Fuji#Snow|its snow]]", "hills/fuji/index.html#snow", "its snow"),
  ])
  func aTitleOrAnIDLeadsToThePage(_ text: String, address: String, words: String) throws {
    let (html, problems) = try render(text, beside: hills)

    #expect(html == "<a href=\"\(address)\">\(words)</a>")
    #expect(problems == [])
  }

  @Test func aNameThatNoItemHasIsAWarningWithTheNearest() throws {
    let (html, problems) = try render("To [[Mount Fuij]] and [[Etna]].", beside: hills)

    #expect(html == "To [[Mount Fuij]] and [[Etna]].")
    #expect(
      problems == [
        """
        index.md:4:4: warning: no item is called 'Mount Fuij'
          hint: did you mean '[[Mount Fuji]]'?
        """,
        #"""
        index.md:4:23: warning: no item is called 'Etna'
          hint: write the id or the title of an item, or '\[[' for literal brackets
        """#,
      ])
  }

  @Test func aNameOfSeveralItemsIsAWarningWithTheirIDs() throws {
    let (html, problems) = try render("[[fuji]]", beside: hills)

    #expect(html == "[[fuji]]")
    #expect(
      problems == [
        """
        index.md:4:1: warning: 2 items are called 'fuji'
          hint: write '[[hills/fuji]]' or '[[prints/fuji]]'
        """
      ])
  }

  @Test func anItemOfTheTextsOwnCollectionComesFirst() throws {
    let folder = try ContentFixture([
      "hills/fuji.md": "# Mount Fuji\n\nSnow.\n", "hills/aso.md": "# Aso\n\nNot [[fuji]].\n",
      "prints/fuji.md": "# Red Fuji\n\n",
    ])
    let reading = folder.read()
    let aso = try #require(reading.content.records.first { $0.title == "Aso" })

    let (body, problems) = renderBody(
      try #require(aso.body), of: "hills/aso/index.html", reading: reading)

    #expect(
      String(decoding: body.html, as: UTF8.self)
        == "<p>Not <a href=\"../fuji/index.html\">Mount Fuji</a>.</p>\n")
    #expect(problems.isEmpty)
  }

  @Test func aTitleWithANumberSignIsReadWhole() throws {
    let (html, _) = try render(
      "[[C#]]", beside: ["tongues/c-sharp.md": "# C#\n\nOne.\n", "tongues/c.md": "# C\n\nTwo.\n"])

    #expect(html == "<a href=\"tongues/c-sharp/index.html\">C#</a>")
  }

  @Test func anItemWithoutAPageIsFoundWhereItIsShown() throws {
    let (html, problems) = try render(
      "[[One]] and [[b]].",
      beside: [
        "tools/index.md": "---\ntitle: Tools\ncollection: { from: tools.json }\n---\n",
        "tools/tools.json": #"[{ "id": "a", "title": "One" }, { "id": "b", "title": "Two" }]"#,
      ])

    #expect(
      html
        == "<a href=\"tools/index.html#i-a\">One</a> and <a href=\"tools/index.html#i-b\">Two</a>.")
    #expect(problems == [])
  }

  @Test func anItemOnAFurtherPageIsFoundThere() throws {
    let tools = (1...5).map { #"{ "id": "t\#($0)", "title": "Tool \#($0)" }"# }
    let (html, _) = try render(
      "[[Tool 5]]",
      beside: [
        "tools/index.md":
          "---\ntitle: Tools\ncollection: { from: tools.json }\nsections: [{ pages: 2 }]\n---\n",
        "tools/tools.json": "[\(tools.joined(separator: ", "))]",
      ])

    #expect(html == "<a href=\"tools/3/index.html#i-t5\">Tool 5</a>")
  }

  @Test func anItemThatNoPageShowsIsAWarning() throws {
    let (html, problems) = try render(
      "[[Two]]",
      beside: [
        "tools/index.md": """
        ---
        title: Tools
        collection: { from: tools.json }
        sections: [{ items: [a] }]
        ---

        """,
        "tools/tools.json": #"[{ "id": "a", "title": "One" }, { "id": "b", "title": "Two" }]"#,
      ])

    #expect(html == "[[Two]]")
    #expect(
      problems == [
        """
        index.md:4:1: warning: 'Two' is tools/b, which is not shown on any page
          hint: show it in a section, or give its collection 'page: true'
        """
      ])
  }

  @Test func aTermIsFoundBehindAllItems() throws {
    let (html, _) = try render(
      "[[Snow]] [[Aso]]",
      beside: [
        "hills/index.md":
          "---\ntitle: Hills\ncollection: { from: \"*.md\", terms: [tags] }\n---\n",
        "hills/aso.md": "---\ntitle: Aso\ntags: [Snow, Aso]\n---\nText.\n",
      ])

    #expect(
      html
        == "<a href=\"hills/tags/Snow/index.html\">Snow</a> <a href=\"hills/aso/index.html\">Aso</a>"
    )
  }
}
