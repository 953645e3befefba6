internal import CVitrine
package import VitrineDiagnostics

/// Why Markdown is not parsed: its structure or size would take the parser minutes.
package struct MarkdownRefusal: Error {
  /// The rule that the text breaks.
  let rule: String

  package func diagnostic(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "Markdown refused", at: place,
      "this Markdown would take too long to read: \(rule)",
      hint: "split it into smaller pieces, or move the part into a data file, such as CSV")
  }
}

extension MarkdownRefusal {
  /// A tree is about fifty times as large as its text.
  static let maxBytes = 32 << 20

  static let tooLong = MarkdownRefusal(rule: "it is longer than 32 MB")

  init?(_ result: vitrine_markdown_result) {
    switch result {
    case VITRINE_MARKDOWN_PARSED: return nil
    case VITRINE_MARKDOWN_BARS: rule = "a line has more than 2000 '|'"
    case VITRINE_MARKDOWN_PARENTHESES: rule = "a word has more than 2000 ')'"
    case VITRINE_MARKDOWN_AT_SIGNS: rule = "a paragraph has more than 20000 '@'"
    case VITRINE_MARKDOWN_LONG_TABLE: rule = "a table has more than 20000 lines"
    case VITRINE_MARKDOWN_NESTING:
      rule = "its lists and quotes are nested too deeply for its length"
    case VITRINE_MARKDOWN_BRACKETS:
      rule = "a paragraph has too many ']' after '*', '_', '~' and '['"
    case VITRINE_MARKDOWN_MARKUP:
      rule = "a paragraph has too many unclosed '<?' and '<!'"
    case VITRINE_MARKDOWN_ADDRESSES: rule = "words have too many 'www.' and '://' in them"
    default: rule = "it needs more memory than 64 MB and 400 times its size"
    }
  }
}
