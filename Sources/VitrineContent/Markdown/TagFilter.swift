import VitrineText

extension MarkdownHTML {
  /// Writes raw HTML, escaping the `<` of tags that GitHub Flavored Markdown (§6.11) disallows, all but
  /// `<iframe>`: who asks for raw HTML wants to embed. Returns the names of the opening ones, each once.
  ///
  /// It looks at every `<`, in values of attributes and comments too: what stands before this piece of HTML is not
  /// known.
  mutating func filteredTags(_ html: UnsafeBufferPointer<UInt8>) -> [String] {
    var escaped: [String] = []
    var runStart = 0
    for index in html.indices where html[index] == UInt8(ascii: "<") {
      guard let tag = HTMLTag(html, at: index, mostBytes: HTMLTag.lengthOfShortName),
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
