import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineText

@testable import VitrineContent

/// The words for each unsupported layout; the layouts are `ObstacleTests`'.
@Suite struct LayoutObstacleTests {
  @Test(arguments: [
    (
      LayoutObstacle.columnsOfContent,
      "two of its columns are as tall as their text, inside a column beside another",
      "give all parts but one a definite 'height', such as 120 or 40% of width"
    ),
    (
      .columnsAtSomeWidths,
      "at some widths two of its columns are as tall as their text, at others its groups differ",
      "use the same columns at all widths, or combine them with a list, a grid, a carousel or a flow"
    ),
    (
      .scrollingTextsAtSomeWidths,
      "the texts of a group that scrolls are in different groups at other widths",
      "use the same number of parts at every width, for example with widths in percent, or a definite 'height'"
    ),
    (
      .emptyPart, "next to text, a row or column has no room for its first part",
      "make the part smaller than the row or column that contains it, or remove it"
    ),
    (
      .contentInFixedGroup, "a part as tall as its text shares a fixed height with others",
      "give all parts a definite 'height', such as 80 or 50%"
    ),
    (
      .contentWidth, "a part is as wide as its text",
      "give it a width such as 120 or 50%, or use the layout 'flow'"
    ),
    (
      .uniformAmongOthers,
      "parts as tall as the tallest in their row are beside a column or a part that is not",
      "give them their own 'height', such as about 44 or 40% of width"
    ),
    (
      .uniformInGroup,
      "a column beside other parts contains a row whose parts are as tall as the tallest of them",
      "give them their own 'height', such as about 44 or 40% of width"
    ),
    (
      .uniformInColumn,
      "the parts of a column are set to be as tall as the tallest of them",
      "use 'about' for them: 'even' is for the parts of a row"
    ),
    (
      .uniformGroups,
      "its groups are 'even', with 'even' parts in columns, text above columns, gaps of 'at least' "
        + "some length between parts of a column, or without text",
      "use 'about' for the group and its parts"
    ),
    (
      .alignedAmongOthers, "a part is aligned in a row that is as tall as its text",
      "give the row and its parts a definite 'height'"
    ),
    (
      .contentInScrollingGroup,
      "two columns in a group that scrolls are as tall as their text",
      "give all parts of one of the columns a definite 'height', such as 120 or 40% of width"
    ),
    (
      .tooManyItems, "one of its groups has more than 2,000 items",
      "use fewer items per group: groups repeat until all items are placed"
    ),
    (
      .justifiedLines, "its lines distribute the remaining space among their gaps",
      "align its lines at their start, or spread them"
    ),
    (
      .scrollingLines, "its lines of items are set to scroll sideways",
      "use groups that scroll: a row or a column"
    ),
    (
      .negativeLength, "one of its gaps or insets is negative", "use gaps and insets of 0 or more"
    ),
    (
      .boundaryOverContent, "a header or footer overlaps the items",
      "place the header above the items, and the footer below them"
    ),
    (
      .boundaryLengths,
      "a header or footer is as wide as its text, or has its own insets above or below",
      "give it a width, and insets only at the sides"
    ),
    (
      .pinnedWithOffset, "a header or footer that stays in sight has an offset",
      "remove its 'offset', or do not pin it"
    ),
    (
      .viewportHeight, "it depends on the height of the window",
      "use lengths relative to the width, such as 40% of width"
    ),
    (
      .notAffine, "its lengths do not grow linearly with the width",
      "use lengths relative to the width, such as 40% of width"
    ),
    (
      .supplementaryItems, "it has more than one badge on an item, or more than one background",
      "attach only one 'badge' to an item, and nothing else"
    ),
    (
      .overhangOfContent,
      "in a row that scrolls, a badge extends beyond text by a percentage of its height",
      "give the badge or the text a definite 'height', such as 24"
    ),
    (
      .groupSupplementaries, "it attaches something to groups, which content cannot describe",
      "attach a 'badge' to one of the group's items"
    ),
    (
      .sidewaysPage, "it scrolls sideways as a whole",
      "let its sections scroll: orthogonalScrolling"
    ),
    (
      .wholePage, "it sets what is between or around the sections of a page",
      "set 'gap', 'header' and 'footer' in the page's content instead"
    ),
    (
      .referenceInsets, "it respects layout margins or readable content, which pages do not have",
      "set contentInsets on its sections"
    ),
    (
      .headerInItems, "the first item of its list is meant to be the header",
      "make its header supplementary, or use header: row for a list in content"
    ),
    (
      .listAtSomeWidths,
      "it is a list at some widths, and something else or a different list at others",
      "use one list for every width: content can choose layouts by width"
    ),
    (.noSection, "it has no section", "return a section for every width"),
    (.appearance, "it changes in dark mode", "use the same section in light and dark mode"),
    (
      .textScale, "it changes with the text size",
      "use estimated heights, which grow with the text"
    ),
  ])
  func saysWhatIsInTheWay(_ obstacle: LayoutObstacle, _ reason: String, _ remedy: String) {
    let location = SourceLocation(file: "index.md", line: 2, column: 11)

    let words = "\(obstacle.diagnostic(at: location))"

    #expect(
      words == """
        index.md:2:11: error: a page cannot show this layout: \(reason)
          hint: \(remedy)
        """)
  }

  @Test func aPartThatNeverStandsIsAWarning() throws {
    let folder = try ContentFixture([
      "owl.md": "# Owl\n",
      "index.md": """
      ---
      layout:
        row:
          height: 40% of width
          of:
            - { width: 60% }
            - column: { width: 60%, of: [ { height: 100% } ] }
            - { width: 10% }
      ---
      """,
    ])
    #expect(
      folder.read().words.filter { !$0.contains("fixed height") } == [
        """
        index.md:7:9: warning: this part has no room at any width, so it shows no item
          hint: make it and the parts before it fit into their row or column
        """
      ])
  }
}
