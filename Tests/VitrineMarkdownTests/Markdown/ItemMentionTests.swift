import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineMarkdown

/// Names of items in double brackets.
@Suite struct ItemMentionTests {
  /// All names lead to `#NAME`, but for those that begin with `no`.
  static func resolve(_ reference: MarkdownReference) -> MarkdownTarget {
    guard reference.kind == .item else { return RenderedMarkdown.asWritten(reference) }
    let name = reference.destination
    return name.hasPrefix("no") ? .text : .item("#" + name, title: name.uppercased())
  }

  /// The names that a text asks for, with their lines and columns.
  private func names(in markdown: String) -> [String] {
    var names: [String] = []
    _ = RenderedMarkdown(markdown) { reference in
      if reference.kind == .item {
        let place = reference.place
        names.append("\(place.line - 4):\(place.column) \(reference.destination)")
      }
      return .text
    }
    return names
  }

  @Test(arguments: [
    ("[[fuji]]", "<a href=\"#fuji\">FUJI</a>"),
    ("[[fuji|the mountain]]", "<a href=\"#fuji\">the mountain</a>"),
    ("To [[ fuji | it ]], [[ito]].", "To <a href=\"#fuji\">it</a>, <a href=\"#ito\">ITO</a>."),
    ("*[[fuji]]*", "<em><a href=\"#fuji\">FUJI</a></em>"),
    ("[[a|b & &lt;c]]", "<a href=\"#a\">b &amp; &lt;c</a>"),
    ("[[a|b|c]]", "<a href=\"#a\">b|c</a>"),
    ("[[[a]]]", "[<a href=\"#a\">A</a>]"),
    ("[[snow_of_may]]", "<a href=\"#snow_of_may\">SNOW_OF_MAY</a>"),
    ("[[富士|山]]", "<a href=\"#%E5%AF%8C%E5%A3%AB\">山</a>"),
  ])
  func aNameInDoubleBracketsIsALink(_ markdown: String, html: String) {
    #expect(RenderedMarkdown(markdown, resolve: Self.resolve).html == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("[[]]", "[[]]"), ("[[ ]]", "[[ ]]"), ("[[a|]]", "[[a|]]"), ("[[|a]]", "[[|a]]"),
    ("[[a]", "[[a]"), ("[a]]", "[a]]"), ("[[a", "[[a"), ("[[a\nb]]", "[[a\nb]]"),
    ("[[a]b]]", "[[a]b]]"), ("[[1, 2], [3, 4]]", "[[1, 2], [3, 4]]"), ("[[none]]", "[[none]]"),
    ("`[[a]]`", "<code>[[a]]</code>"), ("\\[[a]]", "[[a]]"), ("[\\[a]]", "[[a]]"),
    ("&#91;[a]]", "[[a]]"), ("&lbrack;[a]]", "[[a]]"),
    ("[see [[a]]](x)", "<a href=\"x\">see [[a]]</a>"),
  ])
  func anythingElseStaysAsItIs(_ markdown: String, html: String) {
    #expect(RenderedMarkdown(markdown, resolve: Self.resolve).html == "<p>\(html)</p>\n")
  }

  @Test func codeStaysAsItIs() {
    #expect(
      RenderedMarkdown("```\n[[a]]\n```\n\n    [[b]]\n", resolve: Self.resolve).html
        == "<pre><code>[[a]]\n</code></pre>\n<pre><code>[[b]]\n</code></pre>\n")
  }

  @Test func aBackslashEscapesOnlyTheBracketBehindIt() {
    #expect(
      RenderedMarkdown(#"\[[a]] [[a]] \* &amp; \[[a]] [[b]]"#, resolve: Self.resolve).html
        == "<p>[[a]] <a href=\"#a\">A</a> * &amp; [[a]] <a href=\"#b\">B</a></p>\n")
  }

  @Test func aDefinitionOfTheNameComesFirst() {
    #expect(
      RenderedMarkdown("[[a]]\n\n[a]: /x\n", resolve: Self.resolve).html
        == "<p>[<a href=\"/x\">a</a>]</p>\n")
  }

  @Test func inATableABackslashPrecedesTheBar() {
    let page = RenderedMarkdown("| A |\n| --- |\n| [[a\\|b]] |\n", resolve: Self.resolve)

    #expect(page.html.contains("<td><a href=\"#a\">b</a></td>"))
  }

  @Test(arguments: [
    ("[[a]]", ["1:1 a"]), ("x [[a]] [[b|c]]", ["1:3 a", "1:9 b"]),
    ("x\ny [[a]]\n\n> z [[b]]\n", ["2:3 a", "4:5 b"]), ("- é [[a]]\n", ["1:6 a"]),
    (#"\* &amp; [[a]]"#, ["1:10 a"]), ("# [[a]]\n", ["1:3 a"]),
    // A paragraph that ends where a table begins.
    ("x\n\n> [[a]] [[b]]\n> y [[c]]\n> | d |\n> |---|\n", ["3:3 a", "3:9 b", "4:5 c"]),
    // The head of that table, and what stands behind an address in a line of a quote without its sign.
    (",\nhead [[a]] it\n:---\nrow\n", ["2:6 a"]),
    ("> x\n            d https://a.b/  [[a]]\n", ["2:29 a"]),
  ])
  func eachHasItsPlace(_ markdown: String, names: [String]) {
    #expect(self.names(in: markdown) == names)
  }

  @Test func aHeadingIsCalledByTheWords() {
    let page = RenderedMarkdown("## On [[fuji|the mountain]]\n", resolve: Self.resolve)

    #expect(page.headings.map(\.id) == ["on-the-mountain"])
    #expect(page.headings.map(\.text) == ["On the mountain"])
  }

  @Test func aLongRowOfBracketsIsReadInOneGo() {
    let markdown = String(repeating: "[[a ", count: 20_000)

    #expect(RenderedMarkdown(markdown, resolve: Self.resolve).html.utf8.count > 70_000)
  }
}
