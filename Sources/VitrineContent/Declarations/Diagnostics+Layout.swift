import VitrineDiagnostics
import VitrineLayout

extension Diagnostic {
  static func unknownLayout(
    _ name: String, among names: [String], at location: SourceLocation
  ) -> Diagnostic {
    if foreignLayouts.contains(name) {
      return Diagnostic(
        .warning, kind: "key of another generator", at: location,
        "there is no layout '\(name)', and the usual one is taken",
        hint: "for Jekyll's and Hugo's 'layout', leave it out: all pages have one template")
    }
    let hint =
      switch name {
      case "masonry", "waterfall":
        "columns of their own heights stand in a row: write { row: { gap: 16, of: "
          + "[{ column: { width: 50%, times: 2 } }, { column: { width: 50%, times: 2 } }] } }"
      case LayoutChoice.key: "'\(name)' stands alone in 'layout'"
      default:
        suggestion(for: name, among: names)
          ?? "the layouts are \(names.joined(separator: ", "))"
      }
    return Diagnostic(
      .error, kind: "unknown layout", at: location, "there is no layout '\(name)'", hint: hint)
  }

  /// What other generators call their templates of pages.
  private static let foreignLayouts: Set = [
    "base", "default", "doc", "docs", "home", "landing", "page", "post", "single", "splash",
  ]

  static func notAWidth(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a width", at: location, "'\(key)' is no container width",
      hint: "beside widths such as 0 and 700 every key is a number of CSS pixels")
  }

  static func noLayoutFromZero(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "no layout from 0", at: location, "a layout by width begins at 0",
      hint: "add 0: with the layout of the narrowest pages")
  }

  static func secondLayout(
    _ name: String, beside first: String, among layouts: [PresetDeclaration],
    at location: SourceLocation
  ) -> Diagnostic {
    let hint =
      if !layouts.contains(where: { $0.name == name }) {
        "indent it if it is an option of '\(first)'"
      } else if layouts.contains(where: { $0.standsAlone && [first, name].contains($0.name) }) {
        "keep one of the two"
      } else {
        "choose by width with 0: and 700:"
      }
    return Diagnostic(
      .error, kind: "two layouts", at: location, "'\(name)' stands beside the layout '\(first)'",
      hint: hint)
  }

  static func optionsOfNamedLayout(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "options of a layout of Swift", at: location,
      "the layout '\(name)' has no options", hint: "it comes from Swift: write layout: \(name)")
  }

  static func takenLayoutName(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "taken name of a layout", at: nil,
      "a layout of Swift cannot be called '\(name)'",
      hint: Double(name) == nil
        ? "there is another layout of this name: call it otherwise"
        : "numbers in a layout are container widths: call it otherwise")
  }

  static func takenOptionName(_ name: String, of layout: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "taken name of an option", at: nil,
      "the layout '\(layout)' has two options called '\(name)'",
      hint: "give one of them another name, with renamed(_:)")
  }

  static func refusedOption(
    _ key: String, of what: String, because reason: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "refused layout option", at: location, "\(what) takes no '\(key)'",
      hint: reason)
  }

  /// A key beside `row` or `column` in a part of `of`.
  static func besideGroup(
    _ member: SourceValue.Member, _ group: String, among options: [String],
    at location: SourceLocation
  ) -> Diagnostic {
    let hint =
      options.contains(member.key)
      ? "put it inside: { \(group): { \(member.key): \(member.value.scalarText ?? "…"), … } }"
      : "a part is one row, one column or one item: make two parts of them"
    return Diagnostic(
      .error, kind: "key beside a group", at: location,
      "'\(member.key)' stands beside '\(group)' in a part of 'of'", hint: hint)
  }

  static func notALength(_ text: String, of key: String, at location: SourceLocation) -> Diagnostic
  {
    unfitLength(
      text, of: key,
      because: key == "width"
        ? "a length is like 120 or 50%"
        : "a length is like 120, 50%, 40% of width, about 44 or even 44",
      at: location)
  }

  static func notAGap(_ text: String, of key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a gap", at: location, "'\(key)' cannot be '\(text)'",
      hint: "a gap is like 8 or at least 8")
  }

  static func negativeInset(_ inset: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "wrong insets", at: location,
      "'insets' must not be negative, as \(inset) is",
      hint: "insets are room inside the edges: write 0 for none")
  }

  static func countOfInsets(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "wrong insets", at: location, "'insets' are 1, 2 or 4 numbers, not \(count)",
      hint: "two are top and bottom, then the sides; four go from the top clockwise")
  }

  static func insetsAboveAndBelow(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unused insets", at: location,
      "the items of a grid have no insets above and below",
      hint: "their height is that of their content: write insets: [0, 8], or 'edges' for room "
        + "above and below")
  }

  static func notAnOffset(_ hint: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "not an offset", at: location, "'offset' is no distance that fits here",
      hint: hint)
  }

  static func cutBoundary(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "text in a fixed height", at: location,
      "a \(key) of a fixed height may cut its text off",
      hint: "leave the height out: it is as high as its text")
  }

  static func unequalInsets(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "unequal insets", at: location,
      "the footer keeps off the insets otherwise than the header",
      hint: "let 'inset' be the same for both")
  }

  static func unfitLength(
    _ text: String, of key: String, because reason: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a length", at: location, "'\(key)' cannot be '\(text)'", hint: reason)
  }

  /// A part of a row or column written without keys, such as `50%`.
  static func partWithoutKeys(
    _ value: SourceValue, along axis: Axis, at location: SourceLocation
  ) -> Diagnostic {
    let length = value.scalarText.flatMap { text -> String? in
      switch LayoutDimension(text, along: axis) {
      case .absolute?, .fractionalWidth?: text
      case .estimated? where axis == .vertical: text
      default: nil
      }
    }
    var result = wrongType("a part of 'of'", "a map", value, at: location)
    result.hint =
      length.map { "write { \(axis == .horizontal ? "width" : "height"): \($0) }" }
      ?? "a part is an item such as { width: 50% }, a { row: … } or a { column: … }"
    return result
  }

  /// A carousel's width written as a text.
  static func carouselWidth(_ text: String, at location: SourceLocation) -> Diagnostic {
    unfitLength(
      text, of: "width",
      because: text.hasSuffix("%")
        ? "a carousel's width is in pixels, such as 160; write row: { width: \(text), scroll: item }"
        : "a carousel's width is in pixels: write a number such as 160",
      at: location)
  }

  static func badGroup(
    _ problem: GroupDescriptionError.Problem, at location: SourceLocation
  ) -> Diagnostic {
    let hint =
      switch problem {
      case .noParts: "list its parts, as in of: [ { width: 50% }, { width: 50% } ]"
      case .missingLength: "give it a length, such as 120 or 50%"
      case .nothingLeft: "let the others have less than 100% together"
      case .fractionOfContent:
        "give it a height such as 120 or 40% of width, or give one to the group around it"
      case .longerThanGroup: "make it no longer than its row or column"
      }
    return Diagnostic(
      .error, kind: problem == .noParts ? "no parts" : "layout that cannot be", at: location,
      "\(problem)", hint: hint)
  }

  static func partWithoutRoom(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "part without room", at: location,
      "there is no room for this part at any width, so no item stands in it",
      hint: "make it and the parts before it together no longer than their row or column")
  }

  static func layoutWithObstacle(
    _ obstacle: LayoutObstacle, at location: SourceLocation
  ) -> Diagnostic {
    layoutWithObstacle(obstacle, layout: nil, width: 0, at: location)
  }

  /// Says why a page cannot show a layout.
  ///
  /// `layout` is the name of a layout that comes from Swift, nil for any other. `width` is the
  /// container width in CSS pixels from which on no page can show it.
  static func layoutWithObstacle(
    _ obstacle: LayoutObstacle, layout: String?, width: Double, at location: SourceLocation
  ) -> Diagnostic {
    let name = layout.map { "the layout '\($0)'" } ?? "this layout"
    let place = width > 0 ? " at \(Int(width.rounded(.up))) pixels" : ""
    return Diagnostic(
      .error, kind: "layout that no page can show", at: location,
      "a page cannot show \(name)\(place): \(obstacle.reason)", hint: obstacle.remedy)
  }
}

extension LayoutObstacle {
  fileprivate var reason: String {
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

  fileprivate var remedy: String {
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
