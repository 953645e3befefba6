package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// Returns a Markdown text as the value of a field, and the problems in it. A single paragraph
/// keeps its markup; any other text becomes plain words.
///
/// The value can be shown on any page, so only links to the web are kept.
package func inlineValue(
  ofMarkdown markdown: String, at place: SourceLocation
) -> (FieldValue, [Diagnostic]) {
  let words = plainText(ofMarkdown: markdown)
  var problems: [Diagnostic] = []
  var markdown = markdown
  let (body, diagnostics) = markdown.withUTF8 { bytes in
    renderMarkdown(bytes, options: MarkdownOptions(origin: .field(place))) { reference in
      guard reference.kind == .link else { return .text }
      let address = BrowserAddress(reference.destination)
      if address.isElsewhere, address.unknownScheme(in: .link) == nil {
        return .link(reference.destination)
      }
      problems.warn(
        "link in a field", at: place,
        "the link '\(reference.destination)' is removed: links in fields must be web addresses",
        hint: "write its address with https://, or put the path into a field with 'type: link'")
      return .text
    }
  }
  guard let html = body.paragraph, html.contains("<") else {
    return (.text(words), diagnostics + problems)
  }
  return (
    .markup(FieldValue.Markup(text: words, html: html, written: markdown)), diagnostics + problems
  )
}

extension RenderedBody {
  /// The content of the only paragraph, or nil if there is anything else.
  fileprivate var paragraph: String? {
    let text = String(decoding: html, as: UTF8.self)
    let (start, end) = ("<p>", "</p>\n")
    guard insertions.isEmpty, text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    let inside = text.dropFirst(start.count).dropLast(end.count)
    return inside.contains("</p>") ? nil : String(inside)
  }
}
