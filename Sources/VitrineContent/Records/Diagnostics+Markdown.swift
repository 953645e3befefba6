import VitrineDiagnostics

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
