internal import CMarkGFM
internal import CVitrine

/// The reason why Markdown is not parsed: a shape or a size that would take the parser minutes.
enum MarkdownRefusal: Error, Hashable {
  case length
  case bars
  case parentheses
  case atSigns
  case longTable
  case nesting
  case brackets
  case markup
  case addresses
  case memory
}

/// Parses Markdown and passes its tree to `body`. The tree is gone when `body` returns.
///
/// Safe on any thread: each has memory of its own for its trees. Calls may nest.
func withMarkdownDocument<Result>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ body: (MarkdownNode) -> Result
) throws(MarkdownRefusal) -> Result {
  if bytes.count > MarkdownRefusal.mostBytes { throw .length }
  var document: OpaquePointer?
  let result = vitrine_markdown_parse(bytes.baseAddress, bytes.count, &document)
  if let refusal = MarkdownRefusal(result) { throw refusal }
  guard let document else { preconditionFailure("a parse that succeeds makes a document") }
  defer { vitrine_markdown_end() }
  return body(MarkdownNode(document))
}

/// Looks for the shapes that parsing refuses, without parsing; nil if there is none. The line counts
/// from 1.
func scanMarkdown(_ bytes: UnsafeBufferPointer<UInt8>) -> (MarkdownRefusal, line: Int)? {
  if bytes.count > MarkdownRefusal.mostBytes { return (.length, 1) }
  var line = 0
  guard let refusal = MarkdownRefusal(vitrine_markdown_scan(bytes.baseAddress, bytes.count, &line))
  else { return nil }
  return (refusal, line)
}

extension MarkdownRefusal {
  /// A tree is some fifty times as large as its text.
  fileprivate static let mostBytes = 32 << 20

  fileprivate init?(_ result: vitrine_markdown_result) {
    switch result {
    case VITRINE_MARKDOWN_PARSED: return nil
    case VITRINE_MARKDOWN_BARS: self = .bars
    case VITRINE_MARKDOWN_PARENTHESES: self = .parentheses
    case VITRINE_MARKDOWN_AT_SIGNS: self = .atSigns
    case VITRINE_MARKDOWN_LONG_TABLE: self = .longTable
    case VITRINE_MARKDOWN_NESTING: self = .nesting
    case VITRINE_MARKDOWN_BRACKETS: self = .brackets
    case VITRINE_MARKDOWN_MARKUP: self = .markup
    case VITRINE_MARKDOWN_ADDRESSES: self = .addresses
    default: self = .memory
    }
  }
}
