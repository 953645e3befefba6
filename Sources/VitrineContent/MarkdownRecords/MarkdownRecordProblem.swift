import VitrineDiagnostics

/// Something in a Markdown file that no record is made of although it may have been meant so.
enum MarkdownRecordProblem: Hashable, Sendable {
  case entryWithoutTitle(TextPlace)
  case listInHTML(TextPlace)
  case listInQuotation(TextPlace)
  case columnWithoutName(TextPlace)
  case longRow(cells: Int, columns: Int, TextPlace)
  case changeWithoutRelease(TextPlace)
}

extension MarkdownRecordProblem {
  func diagnostic(in file: String) -> Diagnostic {
    let (kind, place, message, hint) = words
    return Diagnostic(
      .warning, kind: kind,
      at: SourceLocation(file: file, line: place.line, column: place.column), message, hint: hint)
  }

  private var words: (kind: String, place: TextPlace, message: String, hint: String) {
    switch self {
    case .entryWithoutTitle(let place):
      (
        "entry left out", place, "this entry of a list has no title, and is left out",
        "begin it with a title, as in - [Title](https://example.com) - a description"
      )
    case .listInHTML(let place):
      (
        "list left out", place, "a list in HTML is left out",
        "write it as Markdown, with an empty line between a tag and the list"
      )
    case .listInQuotation(let place):
      ("list left out", place, "a list in a quotation is left out", "take the > before it away")
    case .columnWithoutName(let place):
      (
        UnnamedColumn.kind, place, UnnamedColumn.message(),
        "name it in the first line of the table"
      )
    case .longRow(let cells, let columns, let place):
      (
        "long row", place,
        "this row has \(cells) cells, the header has \(columns): the rest is left out",
        "write \\| for a bar inside a cell"
      )
    case .changeWithoutRelease(let place):
      (
        "list left out", place, "no release stands above this list, and it is left out",
        "put it under a heading with a version, as ## 1.2.0 - 2026-05-01"
      )
    }
  }
}

extension Diagnostic {
  static func differentTables(
    _ first: [String], _ second: [String], headings: [String], at place: SourceLocation
  ) -> Diagnostic {
    let names = [first, second].map { "'\($0.joined(separator: ", "))'" }
    return Diagnostic(
      .error, kind: "Markdown records", at: place,
      "this table has other columns than that above it: \(names[1]), and not \(names[0])",
      hint: headings.isEmpty
        ? "put each under a heading of its own, and name one with 'under'"
        : "name the heading of one with 'under': "
          + headings.prefix(12).map { "'\($0)'" }.joined(separator: ", "))
  }
}
