import CMarkGFM
import Glibc
import TestSupport
import Testing

@testable import VitrineMarkdown

/// Our HTML against that of cmark-gfm's own writer, on random texts: the same elements around the same
/// words, with the same addresses.
@Suite struct MarkdownAgreementTests {
  static let fragments = [
    "a", "b c", " ", "\n", "\n\n", "  \n", "- ", "* ", "1. ", "2) ", "> ", "# ", "### ", "    ",
    "\t",
    "*", "**", "_", "~~", "~", "`", "``", "```\n", "---\n", "===\n", "[", "]", "](c)",
    "](<d e> \"f\")",
    "![", "[g]", "\n\n[g]: /h 'i'\n\n", "<b>", "</b>", "<!-- j -->", "<div>\n", "&amp;", "&", "\\",
    "\"",
    "www.k.org", "http://l.m/n?o=p&q", "r@s.tu", "- [ ] ", "- [x] ", "|",
    "\n|v|w|\n|-|:-:|\n|x|y|\n",
    "ü", "日", "<", ">", "{", "$", "++", "\\\n",
  ]

  @Test func elementsAndWordsAreThoseOfTheLibrary() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        Self.fragments.randomElement(using: &random)!
      }.joined()

      let ours = withoutOurOwn(RenderedMarkdown(text, keepsHTML: true).html)

      let theirs = libraryHTML(text)
      #expect(skeleton(ours) == skeleton(theirs), "\(text.debugDescription)\n\(ours)\n\(theirs)")
    }
  }

  private func libraryHTML(_ text: String) -> String {
    let parser = cmark_parser_new(0)
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    let html = cmark_render_html(document, 1 << 17, cmark_parser_get_syntax_extensions(parser))
    defer { free(html) }
    return html.map { String(cString: $0) } ?? ""
  }

  /// The HTML without what the library does not write: buttons of code, links of headings, captions.
  private func withoutOurOwn(_ html: String) -> String {
    html.replacing(/<button (?s:.*?)<\/button>/, with: "")
      .replacing(/<a class="anchor"[^>]*><\/a>/, with: "")
      .replacing(/<figure>\n(<img [^>]*>)\n<figcaption>(?s:.*?)<\/figcaption>\n<\/figure>/) {
        "<p>\($0.1)</p>"
      }
  }

  /// The words and tags in order, without white space and without what we write otherwise on purpose:
  /// attributes but addresses, levels of headings, boxes around tables, labels around tasks.
  private func skeleton(_ html: String) -> [String] {
    var parts: [String] = []
    var rest = html.replacing("&#39;", with: "&#x27;")[...]
    while !rest.isEmpty {
      guard rest.first == "<",
        rest.dropFirst().first.map({ $0.isLetter || "/!".contains($0) }) == true,
        let end = rest.firstIndex(of: ">")
      else {
        let words = rest.prefix(1) + rest.dropFirst().prefix { $0 != "<" }
        parts.append(String(words.filter { !$0.isWhitespace }))
        rest = rest.dropFirst(words.count)
        continue
      }
      let tag = rest[..<end].dropFirst()
      rest = rest[rest.index(after: end)...]
      var name = String(tag.prefix { !$0.isWhitespace }).replacing("th", with: "td")
      if name.hasSuffix("/") { name.removeLast() }
      if name.drop(while: { $0 == "/" }).first == "h", name.last?.isNumber == true { name = "h" }
      if ["div", "/div", "label", "/label"].contains(name), !tag.contains("\n") { continue }
      let address = ["href=\"", "src=\""].compactMap { tag.range(of: $0) }.first.map {
        tag[$0.upperBound...].prefix { $0 != "\"" }
      }
      // We put the box of a task into its paragraph, where its words are.
      let isMoved = name == "input" && parts.last == "<p >"
      parts.insert("<\(name) \(address ?? "")>", at: parts.count - (isMoved ? 1 : 0))
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
