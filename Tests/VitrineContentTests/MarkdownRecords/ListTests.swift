import Testing

@testable import VitrineMarkdown

/// What of a README are entries, and what is above them.
@Suite struct ListTests {
  /// A list with levels of all kinds.
  static let shapes = """
    # Awesome Birds

    - [Before all](//x)

    ## 📚 Input / Output

    - [Owl](//o)

    ### Night

    - [Nightjar](//n)

    **By size:**

    - [Wren](//w)

    #### Far

    - [Tern](//t)

    ## Tools

    - [Glass](//g)
    """

  @Test func headingsMakeThePathOfAnEntry() {
    let parsed = ParsedMarkdown(Self.shapes, .list)

    #expect(
      parsed.table(["heading", "section", "subsection"]) == [
        "before-all",
        "owl | heading: 📚 Input/Output | section: 📚 Input/Output",
        "nightjar | heading: 📚 Input/Output / Night | section: 📚 Input/Output | subsection: Night",
        "wren | heading: 📚 Input/Output / Night / By size | section: 📚 Input/Output | subsection: Night / By size",
        "tern | heading: 📚 Input/Output / Night / Far | section: 📚 Input/Output | subsection: Night / Far",
        "glass | heading: Tools | section: Tools",
      ])
  }

  @Test func severalFirstHeadingsAreSections() {
    let parsed = ParsedMarkdown("# Owls\n\n- [A](//a)\n\n# Rooks\n\n- [B](//b)\n", .list)

    #expect(parsed.table(["heading"]) == ["a | heading: Owls", "b | heading: Rooks"])
  }

  @Test func nestedEntriesStandInTheirParents() {
    let parsed = ParsedMarkdown(
      """
      - **Owls**
        - [Barn owl](//b)
          1. Pellets:
             - [Bones](//x)
      - [Rooks](//r)

        #### Far

        - [Rookery](//y)
      - - [Lone](//l)
      """, .list)

    #expect(
      parsed.table(["title", "link"]) == [
        "owls | title: Owls",
        "  barn-owl | title: Barn owl | link: //b",
        "    pellets | title: Pellets",
        "      bones | title: Bones | link: //x",
        "rooks | title: Rooks | link: //r",
        "  far | title: Far",
        "    rookery | title: Rookery | link: //y",
        "lone | title: Lone | link: //l",
      ])
  }

  @Test func contentsAndWaysBackAreNoEntries() {
    let parsed = ParsedMarkdown(
      """
      - [Owls](#owls) - of all kinds
        - [Night](#night)
        - By size

      ## Owls

      **[⬆ back to top](#readme)**

      - [Barn owl](//b)
      - **[⬆ Back to top](#readme)**
      - [Night](#night)
        - [Tawny owl](//t)
      """, .list)

    #expect(parsed.words == [])
    #expect(
      parsed.table(["title", "link", "heading"]) == [
        "barn-owl | title: Barn owl | link: //b | heading: Owls",
        "night | title: Night | heading: Owls",
        "  tawny-owl | title: Tawny owl | link: //t | heading: Owls",
      ])
  }

  @Test func elementsOfHTMLAreHeadings() {
    let parsed = ParsedMarkdown(
      """
      <h1 align="center">Awesome <b>Birds</b></h1>

      <h2>Owls &amp; co.</h2>

      <details>
      <summary>Old <i>ones</i></summary>

      - [A](//a)

      ### Far

      - [B](//b)

      <details><summary>Inner</summary>

      - [C](//c)

      <details><summary>Innermost</summary>

      - [D](//d)

      </details>

      - [E](//e)

      </details>
      </details>

      - [F](//f)
      """, .list)

    #expect(
      parsed.table(["heading"]) == [
        "a | heading: Owls & co. / Old ones", "b | heading: Owls & co. / Old ones / Far",
        "c | heading: Owls & co. / Old ones / Far / Inner",
        "d | heading: Owls & co. / Old ones / Far / Inner / Innermost",
        "e | heading: Owls & co. / Old ones / Far / Inner", "f | heading: Owls & co.",
      ])
  }

  static let twice = """
    # All

    ## Owls

    - [A](//a)

    ### Far

    - [B](//b)

    ## Rooks

    - [C](//c)

    ## Near

    ### Far

    - [D](//d)
    """

  @Test(arguments: [
    (["Owls"], ["a", "b | heading: Far"]),
    (["owls", "rooks"], ["a | heading: Owls", "b | heading: Owls / Far", "c | heading: Rooks"]),
    (["Far"], ["b", "d"]), (["Near / Far"], ["d"]),
    (["Near / Far", "far"], ["b | heading: Far", "d | heading: Far"]),
  ])
  func headingsAreLookedUnder(_ headings: [String], _ entries: [String]) {
    #expect(ParsedMarkdown(Self.twice, .list, under: headings).table(["heading"]) == entries)
  }

  @Test func entriesWithOneTitleHaveIdsOfTheirOwn() {
    let parsed = ParsedMarkdown(
      "- [Docs](//a)\n- [C](//b)\n- [C++](//c)\n\n## Owls\n\n- [Docs](//d)\n- [Docs](//e)\n- Rook\n  - [Docs](//f)\n- [++](//g.h)\n- 一覧\n",
      .list)

    #expect(
      parsed.table([]) == [
        "docs", "c", "c-2", "docs-owls", "docs-owls-2", "rook", "  docs-rook", "g-h", "一覧",
      ])
  }

  @Test func whatIsLeftOutIsNamed() {
    let parsed = ParsedMarkdown(
      """
      - ![](//a.svg)
      - [Owl](//o)

      > - [Rook](//r)

      <ul>
      <li><a href="//w">Wren</a></li>
      </ul>

      <details><summary>Old</summary>
      - [Tern](//t)
      </details>
      """, .list)

    #expect(parsed.table([]) == ["owl"])
    #expect(
      parsed.words == [
        "README.md:1:1: warning: this list entry has no title, so it is left out\n  hint: begin it with a title, as in - [Title](https://example.com) - a description",
        "README.md:4:3: warning: a list in a quotation is left out\n  hint: remove the > before it",
        "README.md:6:1: warning: a list in HTML is left out\n  hint: write it as Markdown, with an empty line between tags and the list",
        "README.md:10:1: warning: a list in HTML is left out\n  hint: write it as Markdown, with an empty line between tags and the list",
      ])
  }

  @Test(arguments: [
    (
      "# Owls\n\n## Libraries\n", MarkdownRecords.Kind.list, ["Librarys"],
      "index.md:1:1: error: 'README.md' has no heading 'Librarys'\n  hint: did you mean 'Libraries'?"
    ),
    (
      "# Owls\n\n## Rooks\n", .list, ["Zebra finches"],
      "index.md:1:1: error: 'README.md' has no heading 'Zebra finches'\n  hint: its headings are 'Owls', 'Rooks'"
    ),
    (
      "- a\n", .list, ["Owls"],
      "index.md:1:1: error: 'README.md' has no heading 'Owls'\n  hint: it has no headings: remove 'under'"
    ),
    (
      "# Owls\n\nText.\n", .list, ["Owls"],
      "index.md:1:1: error: 'README.md' has no lists with entries under 'Owls'\n  hint: an entry looks like - [Title](https://example.com) - a description"
    ),
    (
      "| a |\n| - |\n| b |\n", .list, [],
      "index.md:1:1: error: 'README.md' has no lists with entries\n  hint: it has tables with rows: parse: table"
    ),
    (
      "- a\n", .table, [],
      "index.md:1:1: error: 'README.md' has no tables with rows\n  hint: it has lists with entries: parse: list"
    ),
    (
      "Text.\n", .table, [],
      "index.md:1:1: error: 'README.md' has no tables with rows\n  hint: a table starts with | Title | Year |, followed by | --- | --- |"
    ),
    (
      "", .changelog, [],
      "index.md:1:1: error: 'README.md' has no headings with a version\n  hint: a release starts with ## 1.2.0 - 2026-05-01"
    ),
  ])
  func aFileWithoutRecordsSaysWhat(
    _ text: String, _ kind: MarkdownRecords.Kind, _ headings: [String], _ words: String
  ) {
    #expect(ParsedMarkdown(text, kind, under: headings).words == [words])
  }
}
