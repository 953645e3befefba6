import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineText

@testable import VitrineContent

/// The words for each layout that no page can show; the layouts are `ObstacleTests`'.
@Suite struct LayoutObstacleTests {
  @Test(arguments: [
    (
      LayoutObstacle.columnsOfContent,
      "two of its columns are as tall as their text, within a column beside another",
      "give all parts but one a definite 'height', such as 120 or 40% of width"
    ),
    (
      .columnsAtSomeWidths,
      "at some widths two of its columns are as tall as their text, at others it has other groups",
      "use the same columns at all widths, or beside them a list, a grid, a carousel or a flow"
    ),
    (
      .scrollingTextsAtSomeWidths,
      "the texts of a group that scrolls stand in other groups at other widths",
      "give it as many parts at every width, as with widths in percent, or a definite 'height'"
    ),
    (
      .emptyPart, "beside a text, a row or column has no room for the first of its parts",
      "make the part smaller than the row or column that it is in, or leave that out"
    ),
    (
      .contentInFixedGroup, "a part as tall as its text shares a fixed height with others",
      "give all parts a definite 'height', such as 80 or 50%"
    ),
    (
      .contentWidth, "a part is as wide as its text",
      "give it a width such as 120 or 50%, or use the layout flow"
    ),
    (
      .uniformAmongOthers,
      "parts as tall as the highest of their row stand beside a column or a part that is not",
      "give them a 'height' of their own, such as about 44 or 40% of width"
    ),
    (
      .uniformInGroup,
      "a column beside other parts holds a row whose parts are as tall as the highest of them",
      "give them a 'height' of their own, such as about 44 or 40% of width"
    ),
    (
      .uniformInColumn,
      "parts of a column are to be as tall as the highest of them",
      "write 'about' for them: 'even' is for the parts of a row"
    ),
    (
      .uniformGroups,
      "its groups are 'even', with 'even' parts in columns, a text above columns, gaps of 'at least' "
        + "so much between parts of a column, or without text",
      "write 'about' for the group and its parts"
    ),
    (
      .alignedAmongOthers, "a part is aligned within a row that is as tall as its text",
      "give the row and its parts a definite 'height'"
    ),
    (
      .contentInScrollingGroup,
      "two columns in a group that scrolls are as tall as their text",
      "give all parts of one of the columns a definite 'height', such as 120 or 40% of width"
    ),
    (
      .tooManyItems, "a group of it has more than 2,000 items",
      "let a group have fewer: it repeats until all items stand"
    ),
    (
      .justifiedLines, "its lines share what is left of them among their gaps",
      "let its lines stand at their start, or be spread"
    ),
    (
      .scrollingLines, "its lines of items are to scroll sideways",
      "use groups, which can scroll: a row or a column"
    ),
    (
      .negativeLength, "a gap or an inset of it is negative", "let gaps and insets be 0 or more"
    ),
    (
      .boundaryOverContent, "a header or footer lies over the items",
      "let the header stand above the items, and the footer under them"
    ),
    (
      .boundaryLengths,
      "a header or footer is as wide as its text, or has insets of its own above or below",
      "give it a width, and no insets but at the sides"
    ),
    (
      .pinnedWithOffset, "a header or footer that stays in sight is moved",
      "leave out its 'offset', or do not pin it"
    ),
    (
      .viewportHeight, "it changes with the height of the window",
      "use lengths of the width, such as 40% of width"
    ),
    (
      .notAffine, "its lengths do not grow evenly with the width",
      "use lengths of the width, such as 40% of width"
    ),
    (
      .supplementaryItems, "it has more than one badge on an item, or more than one background",
      "attach nothing but one 'badge' to an item"
    ),
    (
      .overhangOfContent,
      "in a row that scrolls, a badge reaches out of a text by a part of its height",
      "give the badge or the text a definite 'height', such as 24"
    ),
    (
      .groupSupplementaries, "it attaches something to groups, of which content says nothing",
      "attach a 'badge' to one of the group's items"
    ),
    (
      .sidewaysPage, "it scrolls sideways as a whole",
      "let its sections scroll: orthogonalScrolling"
    ),
    (
      .wholePage, "it says what stands between or around the sections of a page",
      "say 'gap', 'header' and 'footer' of the page in its content instead"
    ),
    (
      .referenceInsets, "it keeps off layout margins or readable content, which no page has",
      "give its sections contentInsets of their own"
    ),
    (
      .headerInItems, "the first item of its list is to be the header",
      "let its header be supplementary, or write header: row for a list in content"
    ),
    (
      .listAtSomeWidths, "it is a list at some widths, and none or another at others",
      "give one list for every width: content can change layouts with it"
    ),
    (.noSection, "it gives no section", "give a section for every width"),
    (.appearance, "it changes where the system is dark", "use one section for light and dark"),
    (
      .textScale, "it changes where text is larger",
      "use estimated heights, which follow the text"
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
        index.md:7:9: warning: there is no room for this part at any width, so no item stands in it
          hint: make it and the parts before it together no longer than their row or column
        """
      ])
  }
}
