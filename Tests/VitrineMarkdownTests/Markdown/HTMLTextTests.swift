import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineMarkdown

/// The words of HTML, and HTML that is shown: what browsers show of the same bytes.
@Suite struct HTMLTextTests {
  @Test(
    arguments: [
      ("<p>One</p><p>two</p>", "One two"), ("a<br>b", "a b"), ("a<BR/>b", "a b"),
      ("<b>bo</b>ld", "bold"), ("<ul><li>a<li>b</ul>", "a b"),
      ("Tom &amp; J&eacute;rome &#38; &unknown; AT&T", "Tom & Jérome & &unknown; AT&T"),
      ("<a title=\"1 > 0\" href=x>link</a>", "link"), ("a<!-- > -->b", "ab"),
      ("a<script>if (b < c) { d() }</script>e", "ae"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("a<script>if(b<c && d){e()}</script>f", "af"), ("<svg class=x /> a", "a"),
      ("<style>a<b{}</STYLE >c", "c"), ("<o:p>a</o:p>", "a"),
      ("R&D\n\nSales; more", "R&D Sales; more"), ("&a\n- b; &\\*;", "&a - b; &\\*;"),
      ("<p>open", "open"), ("a <b", "a <b"), ("<td>1</td><td>2</td>", "1 2"),
      ("&nGt;", "\u{226B}\u{20D2}"), ("<ruby>漢<rt>kan</rt></ruby>", "漢kan"), ("", ""),
    ])
  func wordsAreReadAsABrowserReadsThem(_ html: String, _ text: String) {
    #expect(plainText(ofHTML: html) == text)
  }

  @Test func tagsThatAreNoneOfHTMLStayAsTheyAreWritten() {
    let text = plainText(ofHTML: "<p>Array<Int>, <https://a.b/C></p>", keepsUnknownTags: true)

    #expect(text == "Array<Int>, <https://a.b/C>")
  }

  @Test(
    arguments: [
      ("<p>a</p>", true), ("a<br>b", true), ("<a href=x>", true), ("<EM>a</EM>", true),
      ("<div><p></p>", true), ("a < b", false), ("vector<int>", false), ("Array<A>", false),
      ("Map<P, Section>", false), ("<stdin>", false), ("a <b and c> d", false), ("</b>", false),
      ("<name@example.org>", false), ("<x></x>", false), ("plain", false), ("a <b", false),
    ])
  func whatSomebodyWroteAsHTMLIsTold(_ text: String, _ isHTML: Bool) {
    #expect(containsHTML(text) == isHTML)
  }

  @Test(
    arguments: [
      ("a<br>b", "a b"), ("<p>a &amp; b</p>", "a & b"), ("<p>a</p>\n\n*b*", "a b"),
      ("*a* vector<int>", "a vector<int>"), ("a<!-- b -->c", "ac"),
    ])
  func rawHTMLInMarkdownIsReadToo(_ markdown: String, _ text: String) {
    #expect(plainText(ofMarkdown: markdown) == text)
  }

  /// No text takes longer than its length.
  @Test(
    arguments: [
      "<a", "<!--", "<a b='", "&amp", "</a", "<a>", "<", "<a b=c ", "<ul><li>", "&", "<a b c=d ",
    ])
  func longTextsAreRead(_ part: String) {
    // Each attribute has another name.
    let html =
      part == "<a b c=d "
      ? "<a " + (0..<200_000).map { "b\($0) " }.joined() + ">"
      : String(repeating: part, count: 200_000)
    let clock = ContinuousClock()

    let time = clock.measure {
      _ = plainText(ofHTML: html)
      _ = containsHTML(html)
    }

    #expect(time < .seconds(30))
  }
}

/// HTML of a record's data as its page shows it.
@Suite struct HTMLFilterTests {
  private func rendered(
    _ html: String, keepsHTML: Bool = false
  ) -> (html: String, parts: Set<BodyPart>, diagnostics: [String]) {
    let options = MarkdownOptions(
      origin: .field(SourceLocation(file: "f.csv", line: 3, column: 7)), keepsHTML: keepsHTML)
    let (body, diagnostics) = Array(html.utf8).withUnsafeBufferPointer {
      renderHTML($0, options: options, resolve: RenderedMarkdown.asWritten)
    }
    return (
      String(decoding: body.html, as: UTF8.self), body.parts, diagnostics.map(\.description)
    )
  }

  @Test(
    arguments: [
      ("<pre>a</pre>", [.prose]), ("<table><tr><td>a</table>", [.prose, .tables]), ("", [.prose]),
    ] as [(String, Set<BodyPart>)], [true, false])
  func pagesLoadTheStylesOfTexts(_ html: (String, Set<BodyPart>), _ keepsHTML: Bool) {
    #expect(rendered(html.0, keepsHTML: keepsHTML).parts == html.1)
  }

  @Test(
    arguments: [
      ("<p>One <b class=x onclick=y>two</b></p>", "<p>One <b>two</b></p>\n"),
      ("One<br>two", "<p>One<br>\ntwo</p>\n"),
      ("<p>a<p>b", "<p>a</p>\n<p>b</p>\n"),
      ("<ul><li>a<li>b</ul>c", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>\n"),
      ("<b>a<i>b</b>c", "<p><b>a<i>b</i></b>c</p>\n"),
      ("<h1>A</h1><h2>B</h2><h1>C</h1>", "<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>\n"),
      (
        "<a href=\"https://a.b/?c&amp;d\" target=_blank>e</a>",
        "<p><a href=\"https://a.b/?c&amp;d\" rel=\"external\">e</a></p>\n"
      ),
      (
        "<table><tr><td colspan=2 width=9>a<tr><td>b</table>",
        "<table>\n<tr>\n<td colspan=\"2\">a</td>\n</tr>\n<tr>\n<td>b</td>\n</tr>\n</table>\n"
      ),
      ("<div>a</div><div><span>b</span></div>", "<p>a</p>\n<p>b</p>\n"),
      ("a &lt; b &amp; c < d", "<p>a &lt; b &amp; c &lt; d</p>\n"),
      ("<li>a", "<p>a</p>\n"), ("<p lang=de dir=up>a", "<p lang=\"de\">a</p>\n"),
      ("<!-- a -->", ""), ("<ruby>a<rt>b</rt></ruby><o:p></o:p>", "<p>ab</p>\n"),
      (
        "<img src=\"data:image/png;base64,AA==\" alt=a>",
        "<p><img src=\"data:image/png;base64,AA==\" alt=\"a\" loading=\"lazy\" decoding=\"async\"></p>\n"
      ),
      (
        "<a href=x><h3>a</h3><p>b</p></a>c<a href=y></a>",
        "<h2><a href=\"x\">a</a></h2>\n<p><a href=\"x\">b</a></p>\n<p>c</p>\n"
      ),
    ])
  func whatIsHarmlessStaysAndNests(_ html: String, _ shown: String) {
    let result = rendered(html)

    #expect(result.html == shown)
    #expect(result.diagnostics == [])
  }

  @Test func elementsStandInEachOtherAsDeepAsAPageNeeds() {
    let count = 10_000
    let html = rendered(
      String(repeating: "<b>", count: count) + "a" + String(repeating: "</i>", count: count)
    ).html

    #expect(
      html
        == "<p>\(String(repeating: "<b>", count: 99))a\(String(repeating: "</b>", count: 99))</p>\n"
    )
  }

  @Test func whatMayHarmIsLeftOut() {
    let result = rendered(
      "a<script>b()</script><iframe src=c></iframe><form>d</form><script></script>")

    #expect(result.html == "<p>a</p>\n<p>d</p>\n")
    #expect(
      result.diagnostics
        == ["script", "iframe", "form"].map { name in
          """
          f.csv:3:7: warning: <\(name)> is removed
            hint: \(name == "script" ? "<script> is never kept; use it in a template instead" : "harmless HTML is kept; set 'unsafe: true' in site.yml to keep the rest")
          """
        })
  }

  /// What may be linked may not be a picture, and the other way round.
  @Test func addressesAreReadAsThoseOfMarkdownAre() {
    let result = rendered(
      """
      <a href=" java&#10;script:a()">b</a><img src=c.png alt=d>\
      <a href="data:image/png;base64,AA==">e</a><img src="tel:1" alt=f>
      """)

    #expect(
      result.html
        == "<p>b<img src=\"c.png\" alt=\"d\" loading=\"lazy\" decoding=\"async\">ef</p>\n")
    #expect(
      result.diagnostics
        == ["link to 'javascript:'", "link to 'data:'", "picture at 'tel:'"].map { address in
          """
          f.csv:3:7: warning: a \(address) is removed
            hint: to keep such \(address.prefix { $0 != " " })s, set 'unsafe: true' in site.yml
          """
        })
  }

  @Test func unsafeHTMLGoesThroughTheTagFilter() {
    let result = rendered("<div onclick=a>b</div><textarea>c</textarea>", keepsHTML: true)

    #expect(result.html == "<div onclick=a>b</div>&lt;textarea>c&lt;/textarea>")
    #expect(
      result.diagnostics == [
        """
        f.csv:3:7: warning: <textarea> is shown as text
          hint: GitHub Flavored Markdown does not allow this tag; use it in a template instead
        """
      ])
  }
}
