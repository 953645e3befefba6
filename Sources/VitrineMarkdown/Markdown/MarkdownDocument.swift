internal import CMarkGFM
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

/// Parses Markdown and passes its tree to `body`. The tree is freed when `body` returns.
///
/// Safe on any thread, because each thread allocates its own trees. Calls can be nested.
func withMarkdownDocument<Result>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ body: (MarkdownNode) -> Result
) throws(MarkdownRefusal) -> Result {
  if bytes.count > MarkdownRefusal.maxBytes { throw .tooLong }
  var document: OpaquePointer?
  let result = vitrine_markdown_parse(bytes.baseAddress, bytes.count, &document)
  if let refusal = MarkdownRefusal(result) { throw refusal }
  guard let document else { preconditionFailure("a parse that succeeds makes a document") }
  defer { vitrine_markdown_end() }
  return body(MarkdownNode(document))
}

/// Checks the text for structures that parsing refuses, without parsing it. Returns nil if there
/// are none. The line counts from 1.
package func scanMarkdown(_ bytes: UnsafeBufferPointer<UInt8>) -> (MarkdownRefusal, line: Int)? {
  if bytes.count > MarkdownRefusal.maxBytes { return (.tooLong, 1) }
  var line = 0
  guard let refusal = MarkdownRefusal(vitrine_markdown_scan(bytes.baseAddress, bytes.count, &line))
  else { return nil }
  return (refusal, line)
}

extension MarkdownRefusal {
  /// A tree is about fifty times as large as its text.
  fileprivate static let maxBytes = 32 << 20

  fileprivate static let tooLong = MarkdownRefusal(rule: "it is longer than 32 MB")

  fileprivate init?(_ result: vitrine_markdown_result) {
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
