extension MarkdownHTML {
  /// Writes raw HTML with the `<` of the tags that GitHub Flavored Markdown (§6.11) disallows
  /// escaped.
  mutating func filteredTags(_ html: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    for index in html.indices where html[index] == UInt8(ascii: "<") {
      guard isDisallowedTag(html, at: index + 1) else { continue }
      markup(html[runStart..<index])
      markup("&lt;")
      runStart = index + 1
    }
    markup(html[runStart...])
  }
}

private let disallowedTags: [[UInt8]] = [
  "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
].map { Array($0.utf8) }

/// Whether the name of a disallowed tag follows, of an opening or a closing one.
private func isDisallowedTag(_ html: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
  var start = start
  if start < html.count, html[start] == UInt8(ascii: "/") { start += 1 }
  return disallowedTags.contains { name in
    let end = start + name.count
    guard end <= html.count, zip(html[start..<end], name).allSatisfy({ $0 | 0x20 == $1 }) else {
      return false
    }
    guard end < html.count else { return true }
    switch html[end] {
    case 0x20, 0x09...0x0D, UInt8(ascii: ">"), UInt8(ascii: "/"): return true
    default: return false
    }
  }
}
