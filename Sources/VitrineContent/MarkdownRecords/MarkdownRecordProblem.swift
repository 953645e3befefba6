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
  static func headingWithoutParse(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "Markdown records", at: place,
      "'under' names a heading for 'parse' to look under",
      hint: "say what the records are, as in parse: list")
  }

  static func parseOfOtherFile(_ file: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "Markdown records", at: place, "'parse' reads Markdown, and '\(file)' is none",
      hint: "take 'parse' out, and 'under' with it, or name Markdown files alone with 'from'")
  }

  static func unknownHeading(
    _ name: String, in file: String, among titles: [String], at place: SourceLocation
  ) -> Diagnostic {
    let known = titles.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, kind: "Markdown records", at: place, "'\(file)' has no heading '\(name)'",
      hint: suggestion(for: name, among: titles)
        ?? (titles.isEmpty ? "it has no headings: take 'under' out" : "its headings are \(known)"))
  }

  /// `other` is what the file has in the place of what is looked for.
  static func noMarkdownRecords(
    _ parse: MarkdownParse, in file: String, under heading: String?, other: MarkdownParse.Kind?
  ) -> Diagnostic {
    let place = heading.map { " under '\($0)'" } ?? ""
    return Diagnostic(
      .error, kind: "Markdown records", at: parse.place,
      "'\(file)' has no \(parse.kind.records)\(place)",
      hint: other.map { "it has \($0.records): parse: \($0.rawValue)" } ?? parse.kind.example)
  }

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

extension MarkdownParse.Kind {
  fileprivate var records: String {
    switch self {
    case .list: "lists with entries"
    case .table: "tables with rows"
    case .changelog: "headings with a version"
    }
  }

  fileprivate var example: String {
    switch self {
    case .list: "an entry is like - [Title](https://example.com) - a description"
    case .table: "a table begins like | Title | Year |, and under it | --- | --- |"
    case .changelog: "a release begins like ## 1.2.0 - 2026-05-01"
    }
  }
}
