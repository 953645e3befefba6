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
      .error, kind: "layout that no page can show", at: location,
      "a page cannot show \(name)\(place): \(reason)", hint: remedy)
  }

  private var reason: String {
    switch self {
    case .columnsOfContent:
      "two of its columns are as tall as their text, within a column beside another"
    case .columnsAtSomeWidths:
      "at some widths two of its columns are as tall as their text, at others it has other groups"
    case .scrollingTextsAtSomeWidths:
      "the texts of a group that scrolls stand in other groups at other widths"
    case .contentInFixedGroup: "a part as tall as its text shares a fixed height with others"
    case .emptyPart: "beside a text, a row or column has no room for the first of its parts"
    case .contentWidth: "a part is as wide as its text"
    case .uniformAmongOthers:
      "parts as tall as the highest of their row stand beside a column or a part that is not"
    case .uniformInGroup:
      "a column beside other parts holds a row whose parts are as tall as the highest of them"
    case .uniformInColumn:
      "parts of a column are to be as tall as the highest of them"
    case .uniformGroups:
      "its groups are 'even', with 'even' parts in columns, a text above columns, gaps of 'at least' "
        + "so much between parts of a column, or without text"
    case .alignedAmongOthers: "a part is aligned within a row that is as tall as its text"
    case .contentInScrollingGroup: "two columns in a group that scrolls are as tall as their text"
    case .tooManyItems: "a group of it has more than 2,000 items"
    case .justifiedLines: "its lines share what is left of them among their gaps"
    case .scrollingLines: "its lines of items are to scroll sideways"
    case .negativeLength: "a gap or an inset of it is negative"
    case .boundaryOverContent: "a header or footer lies over the items"
    case .boundaryLengths:
      "a header or footer is as wide as its text, or has insets of its own above or below"
    case .pinnedWithOffset: "a header or footer that stays in sight is moved"
    case .viewportHeight: "it changes with the height of the window"
    case .notAffine: "its lengths do not grow evenly with the width"
    case .supplementaryItems: "it has more than one badge on an item, or more than one background"
    case .overhangOfContent:
      "in a row that scrolls, a badge reaches out of a text by a part of its height"
    case .groupSupplementaries: "it attaches something to groups, of which content says nothing"
    case .sidewaysPage: "it scrolls sideways as a whole"
    case .wholePage: "it says what stands between or around the sections of a page"
    case .referenceInsets: "it keeps off layout margins or readable content, which no page has"
    case .headerInItems: "the first item of its list is to be the header"
    case .listAtSomeWidths: "it is a list at some widths, and none or another at others"
    case .noSection: "it gives no section"
    case .appearance: "it changes where the system is dark"
    case .textScale: "it changes where text is larger"
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
      "use the same columns at all widths, or beside them a list, a grid, a carousel or a flow"
    case .scrollingTextsAtSomeWidths:
      "give it as many parts at every width, as with widths in percent, or a definite 'height'"
    case .emptyPart: "make the part smaller than the row or column that it is in, or leave that out"
    case .contentWidth: "give it a width such as 120 or 50%, or use the layout flow"
    case .uniformAmongOthers, .uniformInGroup:
      "give them a 'height' of their own, such as about 44 or 40% of width"
    case .uniformInColumn: "write 'about' for them: 'even' is for the parts of a row"
    case .uniformGroups: "write 'about' for the group and its parts"
    case .alignedAmongOthers: "give the row and its parts a definite 'height'"
    case .tooManyItems: "let a group have fewer: it repeats until all items stand"
    case .justifiedLines: "let its lines stand at their start, or be spread"
    case .scrollingLines: "use groups, which can scroll: a row or a column"
    case .negativeLength: "let gaps and insets be 0 or more"
    case .boundaryOverContent: "let the header stand above the items, and the footer under them"
    case .boundaryLengths: "give it a width, and no insets but at the sides"
    case .pinnedWithOffset: "leave out its 'offset', or do not pin it"
    case .viewportHeight, .notAffine: "use lengths of the width, such as 40% of width"
    case .supplementaryItems: "attach nothing but one 'badge' to an item"
    case .overhangOfContent: "give the badge or the text a definite 'height', such as 24"
    case .groupSupplementaries: "attach a 'badge' to one of the group's items"
    case .sidewaysPage: "let its sections scroll: orthogonalScrolling"
    case .wholePage: "say 'gap', 'header' and 'footer' of the page in its content instead"
    case .referenceInsets: "give its sections contentInsets of their own"
    case .headerInItems:
      "let its header be supplementary, or write header: row for a list in content"
    case .listAtSomeWidths: "give one list for every width: content can change layouts with it"
    case .noSection: "give a section for every width"
    case .appearance: "use one section for light and dark"
    case .textScale: "use estimated heights, which follow the text"
    }
  }
}
