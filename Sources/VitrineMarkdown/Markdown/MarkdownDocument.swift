internal import CMarkGFM
internal import CVitrine

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

/// Checks the text, without parsing it, for a structure that parsing would refuse. Returns nil if
/// it does not find one. The line counts from 1.
package func scanMarkdown(_ bytes: UnsafeBufferPointer<UInt8>) -> (MarkdownRefusal, line: Int)? {
  if bytes.count > MarkdownRefusal.maxBytes { return (.tooLong, 1) }
  var line = 0
  guard let refusal = MarkdownRefusal(vitrine_markdown_scan(bytes.baseAddress, bytes.count, &line))
  else { return nil }
  return (refusal, line)
}
