import VitrineDiagnostics
import VitrineText

extension MarkdownHTML {
  /// Writes raw HTML, escaping the `<` of tags that GitHub Flavored Markdown (§6.11) disallows,
  /// except `<iframe>`, because authors enable raw HTML to embed pages. Returns the names of the
  /// escaped opening tags, without repeats.
  ///
  /// It checks every `<`, even in attribute values and comments, because what precedes this piece
  /// of HTML is unknown.
  mutating func filteredTags(_ html: UnsafeBufferPointer<UInt8>) -> [String] {
    var escaped: [String] = []
    var runStart = 0
    for index in html.indices where html[index] == UInt8(ascii: "<") {
      guard let tag = HTMLTag(html, at: index, maxBytes: HTMLTag.lengthOfShortName),
        disallowedTags.contains(tag.name)
      else { continue }
      if !tag.isClosing, !escaped.contains(tag.name) { escaped.append(tag.name) }
      markup(html[runStart..<index])
      markup("&lt;")
      runStart = index + 1
    }
    markup(html[runStart...])
    return escaped
  }
}

let disallowedTags = [
  "title", "textarea", "style", "xmp", "noembed", "noframes", "script", "plaintext",
]

extension [Diagnostic] {
  /// Warns about a tag that the tag filter escapes.
  mutating func warn(ofTagShownAsText name: String, at place: SourceLocation) {
    warn(
      "tag shown as text", at: place, "<\(name)> is shown as text",
      hint: "GitHub Flavored Markdown does not allow this tag; use it in a template instead")
  }

  /// Warns about an element that is left out of a text or an HTML field.
  mutating func warn(ofElementLeftOut name: String, at place: SourceLocation) {
    warn(
      "raw HTML removed", at: place, "<\(name)> is removed",
      hint: disallowedTags.contains(name)
        ? "<\(name)> is never kept; use it in a template instead"
        : "harmless HTML is kept; set 'unsafe: true' in site.yml to keep the rest")
  }
}
