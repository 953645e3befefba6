import Testing

@testable import VitrineFormats
@testable import VitrineMarkdown

/// Tables of Markdown as collections.
@Suite struct MarkdownTableTests {
  @Test func everyRowIsARecord() {
    let parsed = ParsedMarkdown(
      """
      # Birds

      ## Owls

      | Name | Wing span | Notes |
      | :-- | --: | --- |
      | [Barn owl](//b) | 0.9 | *Hunts* at `night` |
      | Tawny owl | | see [a](//x) \\| [b](#y) |

      ## Rooks

      | Name | Wing span | Notes |
      | --- | --- | --- |
      | Rook | 0.8 | |
      """, .table)

    #expect(parsed.words == [])
    #expect(
      parsed.table(["Name", "Name.link", "Wing span", "Notes", "Notes.link", "link", "heading"])
        == [
          "– | Name: Barn owl | Name.link: //b | Wing span: 0.9 | Notes: Hunts at night | link: //b | heading: Owls",
          "– | Name: Tawny owl | Wing span: none | Notes: see a | b | Notes.link: //x | link: //x | heading: Owls",
          "– | Name: Rook | Wing span: 0.8 | Notes: none | heading: Rooks",
        ])
    let span = parsed.records[0].value["Wing span"]
    #expect([span?.line, span?.column] == [7, 21])
  }

  @Test func columnsOfTheSameNamesAsHeadingsWin() {
    let parsed = ParsedMarkdown(
      "## Owls\n\n| title | section | link |\n| - | - | - |\n| [Owl](//o) | A | B |\n", .table)

    #expect(
      parsed.table(["title", "section", "heading", "link"]) == [
        "– | title: Owl | section: A | heading: Owls | link: B"
      ])
  }

  @Test func mistakesHaveTheirPlaces() {
    let others = ParsedMarkdown(
      "## Owls\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n## Rooks\n\n| a | c |\n| - | - |\n| 1 | 2 |\n",
      .table)
    #expect(
      others.words == [
        "README.md:9:1: error: this table has different columns from the one above: 'a, c' instead of 'a, b'\n  hint: name the heading of one with 'under': 'Owls', 'Rooks'"
      ])

    let bare = ParsedMarkdown("| a |\n| - |\n\n| b |\n| - |\n", .table)
    #expect(
      bare.words == [
        "README.md:4:1: error: this table has different columns from the one above: 'b' instead of 'a'\n  hint: put each below its own heading, and name one with 'under'"
      ])

    let header = ParsedMarkdown("| a | | a |\n| - | - | - |\n| 1 | 2 | 3 |\n", .table)
    #expect(
      header.words == [
        "README.md:1:9: error: the column 'a' appears twice\n  hint: first at README.md:1:3"
      ])

    let unnamed = ParsedMarkdown(
      "| a | | |\n| - | - | - |\n| 1 | | |\n| 2 | | 3 |\n| | 4 | |\n| | | |\n", .table)
    #expect(unnamed.table(["a"]) == ["– | a: 1", "– | a: 2"])
    #expect(
      unnamed.words == [
        "README.md:5:5: warning: this column has values but no name, so it is left out\n  hint: name it in the first line of the table",
        "README.md:4:9: warning: this column has values but no name, so it is left out\n  hint: name it in the first line of the table",
      ])

    let long = ParsedMarkdown(
      "| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 \\| 2 | 3 |\n1 | 2\n1\n| 1 | 2\n", .table)
    #expect(
      long.table(["a", "b"]) == [
        "– | a: 1 | b: 2", "– | a: 1 | 2 | b: 3", "– | a: 1 | b: 2", "– | a: 1 | b: none",
        "– | a: 1 | b: 2",
      ])
    #expect(
      long.words == [
        "README.md:3:1: warning: this row has 3 cells, but the header has 2: the rest is left out\n  hint: write \\| for a vertical bar inside a cell"
      ])
  }
}
