import VitrineDiagnostics

/// Mistakes in layouts that visitors choose from.
extension Diagnostic {
  static func besideChoice(
    _ key: String, among layouts: [String], presets: [String], at location: SourceLocation
  ) -> Diagnostic {
    let hint =
      if presets.contains(key) {
        "put it into the list of 'choose'"
      } else if layouts.contains(key) {
        "keep one of the two"
      } else if ["header", "footer", "background"].contains(key) {
        "leave it out: choices share what is around the list"
      } else {
        "each layout in the list of 'choose' has its own options"
      }
    return Diagnostic(
      .error, kind: "key beside a choice", at: location, "'\(key)' stands beside 'choose'",
      hint: hint)
  }

  static func tooFewChoices(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "too few choices", at: location, "'choose' needs two layouts or more",
      hint: "write choose: [grid, list], or the one layout without 'choose'")
  }

  static func choiceTwice(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "choice twice", at: location, "two layouts to choose from are called '\(name)'",
      hint: "give each a title: { grid: { columns: 2 }, title: Large }")
  }

  static func choiceByWidth(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "choice by width", at: location,
      "a layout to choose from is one for all widths",
      hint: "a preset suits itself to the width: leave the widths out")
  }

  static func titleWithoutChoice(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "title without a layout", at: location, "this title has no layout",
      hint: "write it beside one: { grid: , title: Large }")
  }

  static func notAChoice(
    _ name: String, among names: [String], at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a choice", at: location, "the layout '\(name)' cannot be chosen",
      hint: "visitors choose among \(names.joined(separator: ", "))")
  }

  static func surroundedChoice(_ part: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "surrounded choice", at: location, "a layout to choose from takes no '\(part)'",
      hint: "all choices share one list and what is around it: leave the \(part) out")
  }

  /// A choice between rows, in which items open, and layouts that show only the items themselves.
  static func choiceOfRows(_ names: [String], at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "choice of rows", at: location,
      "items stand under items here, which 'list' shows and \(names.quoted) cannot",
      hint: "let visitors choose among lists alone, or among other layouts alone")
  }

  /// A choice of presets whose cells no cell stands for.
  static func choiceOfCells(_ cells: [String], at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "choice of cells", at: location,
      "no cell is \(cells.quoted) at once, as this choice of layouts asks for",
      hint: "give the section a cell that all of them show")
  }
}

extension [String] {
  fileprivate var quoted: String {
    let names = map { "'\($0)'" }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}
