import Testing
import VitrineProposal

/// What is proposed for a folder of Markdown that is read page by page.
@Suite struct DocumentationTests {
  private func pages(
    _ files: KeyValuePairs<String, String>, and others: [(path: String, text: String)] = []
  ) throws -> [String: String] {
    let found = try proposal(files, and: others)
    return Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })
  }

  @Test func textsOfOneNameAreTwoPages() throws {
    let pages = try pages([
      "cli/help.md": "# Help\n\nOne.\n", "api/help.md": "# Help\n\nTwo.\n", "index.md": "# Start\n",
    ])

    #expect(
      pages.keys.sorted() == [
        "api/help.md", "api/index.md", "cli/help.md", "cli/index.md", "index.md", "site.yml",
      ])
    #expect(
      pages["index.md"]
        == "---\nnavigation: tree  # all pages are in a tree at the side\n---\n# Start\n")
    #expect(
      pages["cli/index.md"] == """
        ---
        title: Cli
        sections:
          - layout: { list: { style: inset } }
        ---

        """)
    #expect(pages["site.yml"] == "title: Things\nsearch: true\n")
  }

  @Test func navigationOfMkDocsHasOrderAndTitles() throws {
    let pages = try pages([
      "mkdocs.yml": """
      site_name: X
      nav:
        - Home: index.md
        - The guide:
          - guide/second.md
          - The first: guide/first.md
        - Elsewhere: https://example.org
      markdown_extensions:
        - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }

      """,
      "docs/index.md": "# Welcome\n", "docs/guide/first.md": "# Long name\n\nText.\n",
      "docs/guide/second.md": "# Second\n", "docs/guide/other.md": "Words.\n",
    ])

    #expect(pages["guide/index.md"]?.hasPrefix("---\ntitle: The guide\norder: 2\n") == true)
    #expect(
      pages["guide/first.md"] == "---\ntitle: The first\norder: 3\n---\nText.\n", "\(pages)")
    #expect(pages["guide/second.md"] == "---\norder: 2\n---\n# Second\n")
    #expect(pages["guide/other.md"] == "---\ntitle: Other\n---\nWords.\n")
    #expect(pages["index.md"]?.hasSuffix("# Welcome\n") == true)
  }

  @Test func theSummaryOfABookHasItsChapters() throws {
    let pages = try pages([
      "src/SUMMARY.md":
        "# Summary\n\n[Preface](README.md)\n\n- [Tool](cli/README.md)\n    - [`init`](cli/init.md)\n- [Draft]()\n",
      "src/README.md": "# Preface\n\nSee [the tool](cli/README.md#x).\n",
      "src/cli/README.md": "# The tool\n", "src/cli/init.md": "# The init command\n\nText.\n",
      "src/cli/part.md": "A part of others.\n",
    ])

    #expect(
      pages.keys.sorted() == ["cli/index.md", "cli/init.md", "index.md", "site.yml"])
    #expect(pages["cli/init.md"]?.hasPrefix("---\ntitle: init\norder: 3\n---\n") == true)
    #expect(pages["cli/index.md"]?.hasPrefix("---\ntitle: Tool\norder: 2\n") == true)
    #expect(pages["index.md"]?.contains("[the tool](/cli/index.md#x)") == true, "\(pages)")
  }

  /// CommonMark, section 6.3: a destination in a link is an address, with escapes.
  @Test func linksOfASummaryAreAddresses() throws {
    let pages = try pages([
      "src/SUMMARY.md": "- [First](a%20b.md)\n- [Second](%C3%84.md)\n- [Third](50%.md)\n",
      "src/a b.md": "Text.\n", "src/Ä.md": "Text.\n", "src/50%.md": "Text.\n",
    ])

    #expect(pages["a b.md"]?.hasPrefix("---\ntitle: First\norder: 1\n---\n") == true)
    #expect(pages["Ä.md"]?.hasPrefix("---\ntitle: Second\norder: 2\n---\n") == true)
    #expect(pages["50%.md"]?.hasPrefix("---\ntitle: Third\norder: 3\n---\n") == true)
  }

  @Test func keysAndCategoriesOfDocusaurus() throws {
    let found = try proposal([
      "intro.md": "---\nsidebar_position: 2.5\nsidebar_label: Intro\nslug: /\n---\nText.\n",
      "basics/_category_.json": #"{ "label": "The basics", "position": 1 }"#,
      "basics/a.mdx": "# A\n", "basics/b.md": "---\nid: bee\nsidebar_position: 1\n---\n# B\n",
      "basics/_part.md": "A part.\n",
    ])
    let pages = Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })

    #expect(pages["intro.md"] == "---\ntitle: Intro\norder: 2.5\n---\nText.\n")
    #expect(pages["basics/index.md"]?.hasPrefix("---\ntitle: The basics\norder: 1\n") == true)
    #expect(pages["basics/b.md"] == "---\norder: 1\n---\n# B\n")
    #expect(pages["basics/_part.md"] == nil)
    #expect(found.choices.map(\.path) == ["id", "slug"])
    #expect(
      found.choices.map(\.reason) == [
        "another generator's key, in 1 text", "another generator's key, in 1 text",
      ])
  }

  @Test func weightsOfHugo() throws {
    let pages = try pages([
      "_index.md": "---\ntitle: Docs\ncascade: { a: b }\n---\n",
      "use/_index.md": "---\ntitle: Use\nweight: 20\ndescription: How.\n---\nText.\n",
      "use/one.md": "---\ntitle: One\nweight: 0\n---\nText.\n",
      "use/two.md": "---\ntitle: Two\nweight: 10\ncategories: []\n---\n![P](p.png) [O](one)\n",
      "use/p.png": "x",
    ])

    #expect(pages["use/index.md"]?.hasPrefix("---\ntitle: Use\ntext: How.\norder: 20\n") == true)
    #expect(pages["use/one.md"] == "---\ntitle: One\n---\nText.\n")
    #expect(
      pages["use/two.md"] == "---\ntitle: Two\norder: 10\n---\n![P](p.png) [O](/use/one.md)\n")
  }

  @Test func aTextBesideTheFolderOfItsNameIsItsText() throws {
    let pages = try pages([
      "FAQ.md": "# Questions\n\n[Actions](faq/Actions.md), ![](img/x.png)\n",
      "faq/Actions.md": "# Actions\n", "img/x.png": "x", "index.md": "# Start\n",
    ])

    #expect(pages.keys.sorted() == ["faq/Actions.md", "faq/index.md", "index.md", "site.yml"])
    #expect(pages["faq/index.md"]?.contains("[Actions](/faq/Actions.md), ![](/img/x.png)") == true)
  }

  @Test(arguments: [
    [
      "a/one.md": "---\ndate: 2024-05-01\n---\nText.\n",
      "b/two.md": "---\ndate: 2024-05-02\n---\nText.\n",
    ],
    [
      "a/one.md": "---\nartist: A\nmedium: Oil\nplace: Bern\n---\nText.\n",
      "b/two.md": "---\nartist: B\nmedium: Ink\nplace: Rome\n---\nText.\n",
    ],
    ["one.md": "---\nweight: 12\n---\n# One\n", "two.md": "---\nweight: 13\n---\n# Two\n"],
  ])
  func postsAndRecordsAreACollection(_ files: [String: String]) throws {
    let page = try proposal([:], and: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      .page

    #expect(page.contains("from: data/"), "\(page)")
  }

  @Test(arguments: [
    "nav: [", "nav:\n  - a: {b: [c]}\n", "nav: 1\n", "nav:\n - ../../x.md\n - x.md: x.md\n", "",
  ])
  func badSettingsStopNothing(_ settings: String) throws {
    let pages = try pages(
      ["docs/x.md": "# X\n", "docs/a/y.md": "# Y\n"], and: [("mkdocs.yml", settings)])

    #expect(pages["a/y.md"]?.hasSuffix("# Y\n") == true)
  }
}
