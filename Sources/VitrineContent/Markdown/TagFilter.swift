extension MarkdownHTML {
  /// Writes raw HTML, escaping the `<` of tags that GitHub Flavored Markdown (§6.11) disallows, all but
  /// `<iframe>`: who asks for raw HTML wants to embed. Returns the names of the opening ones, each once.
  mutating func filteredTags(_ html: UnsafeBufferPointer<UInt8>) -> [String] {
    var escaped: [String] = []
    var runStart = 0
    for index in html.indices where html[index] == UInt8(ascii: "<") {
      guard let name = disallowedTag(in: html, at: index + 1) else { continue }
      if html[index + 1] != UInt8(ascii: "/"), !escaped.contains(name) { escaped.append(name) }
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

/// Returns the name of the disallowed tag, opening or closing, that continues at `start`; nil if none
/// does.
private func disallowedTag(in html: UnsafeBufferPointer<UInt8>, at start: Int) -> String? {
  var start = start
  if start < html.count, html[start] == UInt8(ascii: "/") { start += 1 }
  return disallowedTags.first { name in
    let end = start + name.utf8.count
    guard end <= html.count, zip(html[start..<end], name.utf8).allSatisfy({ $0 | 0x20 == $1 })
    else {
      return false
    }
    guard end < html.count else { return true }
    switch html[end] {
    case 0x20, 0x09...0x0D, UInt8(ascii: ">"), UInt8(ascii: "/"): return true
    default: return false
    }
  }
}
