import VitrineDiagnostics
import VitrineLayout

extension LayoutObstacle {
  /// Reports why a page cannot show a layout.
  ///
  /// `layout` is the name of a layout that comes from Swift, and nil for others. `width` is the
  /// smallest container width, in CSS pixels, at which pages cannot show it.
  func diagnostic(
    layout: String? = nil, width: Double = 0, at location: SourceLocation
  ) -> Diagnostic {
    let name = layout.map { "the layout '\($0)'" } ?? "this layout"
    let place = width > 0 ? " at \(Int(width.rounded(.up))) pixels" : ""
    return Diagnostic(
      .error, kind: "unsupported layout", at: location,
      "a page cannot show \(name)\(place): \(reason)", hint: remedy)
  }

  private var reason: String {
    switch self {
    case .columnsOfContent:
      "two of its columns are as tall as their text, inside a column beside another"
    case .columnsAtSomeWidths:
      "at some widths two of its columns are as tall as their text, at others its groups differ"
    case .scrollingTextsAtSomeWidths:
      "the texts of a group that scrolls are in different groups at other widths"
    case .contentInFixedGroup: "a part as tall as its text shares a fixed height with others"
    case .emptyPart: "next to text, a row or column has no room for its first part"
    case .contentWidth: "a part is as wide as its text"
    case .uniformAmongOthers:
      "parts as tall as the tallest in their row are beside a column or a part that is not"
    case .uniformInGroup:
      "a column beside other parts contains a row whose parts are as tall as the tallest of them"
    case .uniformInColumn:
      "the parts of a column are set to be as tall as the tallest of them"
    case .uniformGroups:
      "its groups are 'even', with 'even' parts in columns, text above columns, gaps of 'at least' "
        + "some length between parts of a column, or without text"
    case .alignedAmongOthers: "a part is aligned in a row that is as tall as its text"
    case .contentInScrollingGroup: "two columns in a group that scrolls are as tall as their text"
    case .tooManyItems: "one of its groups has more than 2,000 items"
    case .justifiedLines: "its lines distribute the remaining space among their gaps"
    case .scrollingLines: "its lines of items are set to scroll sideways"
    case .negativeLength: "one of its gaps or insets is negative"
    case .boundaryOverContent: "a header or footer overlaps the items"
    case .boundaryLengths:
      "a header or footer is as wide as its text, or has its own insets above or below"
    case .pinnedWithOffset: "a header or footer that stays in sight has an offset"
    case .viewportHeight: "it depends on the height of the window"
    case .notAffine: "its lengths do not grow linearly with the width"
    case .supplementaryItems: "it has more than one badge on an item, or more than one background"
    case .overhangOfContent:
      "in a row that scrolls, a badge extends beyond text by a percentage of its height"
    case .groupSupplementaries: "it attaches something to groups, which content cannot describe"
    case .sidewaysPage: "it scrolls sideways as a whole"
    case .wholePage: "it sets what is between or around the sections of a page"
    case .referenceInsets: "it respects layout margins or readable content, which pages do not have"
    case .headerInItems: "the first item of its list is meant to be the header"
    case .listAtSomeWidths:
      "it is a list at some widths, and something else or a different list at others"
    case .noSection: "it has no section"
    case .appearance: "it changes in dark mode"
    case .textScale: "it changes with the text size"
    }
  }

  private var remedy: String {
    switch self {
    case .contentInFixedGroup: "give all parts a definite 'height', such as 80 or 50%"
    case .columnsOfContent:
      "give all parts but one a definite 'height', such as 120 or 40% of width"
    case .contentInScrollingGroup:
      "give all parts of one of the columns a definite 'height', such as 120 or 40% of width"
    case .columnsAtSomeWidths:
      "use the same columns at all widths, or combine them with a list, a grid, a carousel or a flow"
    case .scrollingTextsAtSomeWidths:
      "use the same number of parts at every width, for example with widths in percent, or a definite 'height'"
    case .emptyPart: "make the part smaller than the row or column that contains it, or remove it"
    case .contentWidth: "give it a width such as 120 or 50%, or use the layout 'flow'"
    case .uniformAmongOthers, .uniformInGroup:
      "give them their own 'height', such as about 44 or 40% of width"
    case .uniformInColumn: "use 'about' for them: 'even' is for the parts of a row"
    case .uniformGroups: "use 'about' for the group and its parts"
    case .alignedAmongOthers: "give the row and its parts a definite 'height'"
    case .tooManyItems: "use fewer items per group: groups repeat until all items are placed"
    case .justifiedLines: "align its lines at their start, or spread them"
    case .scrollingLines: "use groups that scroll: a row or a column"
    case .negativeLength: "use gaps and insets of 0 or more"
    case .boundaryOverContent: "place the header above the items, and the footer below them"
    case .boundaryLengths: "give it a width, and insets only at the sides"
    case .pinnedWithOffset: "remove its 'offset', or do not pin it"
    case .viewportHeight, .notAffine: "use lengths relative to the width, such as 40% of width"
    case .supplementaryItems: "attach only one 'badge' to an item, and nothing else"
    case .overhangOfContent: "give the badge or the text a definite 'height', such as 24"
    case .groupSupplementaries: "attach a 'badge' to one of the group's items"
    case .sidewaysPage: "let its sections scroll: orthogonalScrolling"
    case .wholePage: "set 'gap', 'header' and 'footer' in the page's content instead"
    case .referenceInsets: "set contentInsets on its sections"
    case .headerInItems:
      "make its header supplementary, or use header: row for a list in content"
    case .listAtSomeWidths: "use one list for every width: content can choose layouts by width"
    case .noSection: "return a section for every width"
    case .appearance: "use the same section in light and dark mode"
    case .textScale: "use estimated heights, which grow with the text"
    }
  }
}
