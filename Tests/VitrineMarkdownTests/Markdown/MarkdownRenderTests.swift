import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineMarkdown

@Suite struct MarkdownRenderTests {
  struct Sample: CustomTestStringConvertible {
    var markdown: String
    var html: String
    var testDescription: String { markdown.debugDescription }

    init(_ markdown: String, _ html: String) { (self.markdown, self.html) = (markdown, html) }
  }

  @Test(arguments: [
    Sample("", ""),
    Sample(
      "a *b* **c** ~~d~~ `e<f` & \"g\"",
      "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e&lt;f</code> &amp; &quot;g&quot;</p>\n"
    ),
    Sample("soft\nhard  \nend", "<p>soft\nhard<br>\nend</p>\n"),
    Sample("> q\n\n---\n", "<blockquote>\n<p>q</p>\n</blockquote>\n<hr>\n"),
    Sample(
      "- a\n- b\n  1. c\n", "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n"),
    Sample(
      "3. a\n\n4. b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n"),
    Sample(
      "```x\na < b\n```",
      """
      <div class="code">
      <pre><code class="language-x">a &lt; b
      </code></pre>
      <button type="button" data-copied=""></button>
      </div>

      """),
    Sample("    a", "<pre><code>a\n</code></pre>\n"),
    // A line would end after a hyphen of the first.
    Sample(
      "`--strict` `a b` `a-very-long-name-of-a-file.md`",
      "<p><code class=\"whole\">--strict</code> <code>a b</code> "
        + "<code>a-very-long-name-of-a-file.md</code></p>\n"),
    Sample(
      "- [ ] *a*\n- [x] b",
      """
      <ul>
      <li class="task"><label><input type="checkbox" disabled> <em>a</em></label></li>
      <li class="task"><label><input type="checkbox" checked disabled> b</label></li>
      </ul>

      """),
    Sample(
      "www.a.org <https://b.org?c=1&d='e'> f@g.org",
      """
      <p><a href="http://www.a.org" rel="external">www.a.org</a> \
      <a href="https://b.org?c=1&amp;d=&#39;e&#39;" rel="external">https://b.org?c=1&amp;d='e'</a> \
      <a href="mailto:f@g.org">f@g.org</a></p>

      """),
    Sample("[a](<b c.md#ü> \"T&\")", "<p><a href=\"b%20c.md#%C3%BC\" title=\"T&amp;\">a</a></p>\n"),
    Sample(
      "a ![a *b*](c.png \"T\")",
      """
      <p>a <img src="c.png" alt="a b" title="T" loading="lazy" decoding="async"></p>

      """),
    Sample(
      "![](c.png)", "<p><img src=\"c.png\" alt=\"\" loading=\"lazy\" decoding=\"async\"></p>\n"),
    Sample(
      "| a | b | |\n|:-|-:|:-:|\n| 1 | 2 |\n",
      """
      <div class="table" role="region" tabindex="0" aria-label="a, b">
      <table>
      <thead>
      <tr>
      <th scope="col" style="text-align: left">a</th>
      <th scope="col" style="text-align: right">b</th>
      <td style="text-align: center"></td>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td style="text-align: left">1</td>
      <td style="text-align: right">2</td>
      <td style="text-align: center"></td>
      </tr>
      </tbody>
      </table>
      </div>

      """),
    Sample(
      "x[^n] y[^n]\n\n[^n]: Note",
      """
      <p>x<sup><a href="#fn-1" id="fnref-1" role="doc-noteref">1</a></sup> \
      y<sup><a href="#fn-1" id="fnref-1-2" role="doc-noteref">1</a></sup></p>
      <div class="footnotes" role="doc-endnotes">
      <ol>
      <li id="fn-1">
      <p>Note <a href="#fnref-1" role="doc-backlink" aria-label="">↩\u{FE0E}</a> \
      <a href="#fnref-1-2" role="doc-backlink" aria-label="">↩\u{FE0E}</a></p>
      </li>
      </ol>
      </div>

      """),
  ])
  func becomesHTML(_ sample: Sample) {
    #expect(RenderedMarkdown(sample.markdown).html == sample.html)
  }

  @Test func tablesOfOnePageHaveNamesOfTheirOwn() {
    let table = "| a |\n|-|\n| 1 |\n\n"

    let rendered = RenderedMarkdown(table + table + "| |\n|-|\n")
    let html = rendered.html
    #expect(rendered.parts == [.tables])

    for name in ["\"a\"", "\"a (2)\"", "\"Table\""] {
      #expect(html.contains("aria-label=\(name)"))
    }
  }

  @Test func headerWithoutAWordIsNone() {
    let html = RenderedMarkdown("| | |\n|-|-|\n| 1 | 2 |\n").html

    #expect(!html.contains("<thead>"))
    #expect(html.contains("<table>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n"))
  }

  @Test func headingsStandUnderThePagesTitleWithoutGaps() {
    let page = RenderedMarkdown("# A\n\n### B\n\n### C\n\n## D\n\n###### E\n\n# A\n\n> # Q\n")

    #expect(
      page.headings == [
        .init(level: 2, id: "a", text: "A"), .init(level: 3, id: "b", text: "B"),
        .init(level: 3, id: "c", text: "C"), .init(level: 3, id: "d", text: "D"),
        .init(level: 4, id: "e", text: "E"), .init(level: 2, id: "a-1", text: "A"),
      ])
    #expect(page.html.hasSuffix("<blockquote>\n<h2 id=\"q\">Q</h2>\n</blockquote>\n"))
  }

  @Test(arguments: [
    ("# T *x*\n\na", "T x", "<p>a</p>\n"), ("T\n===\n\na", "T", "<p>a</p>\n"),
    ("a\n\n# T #\n", "T", "<p>a</p>\n"), ("```\n# no\n```\n# T\n", "T", nil),
    ("> # no\n\n- # no\n\n# T", "T", nil), ("## S\n\na", nil, nil), ("#\n\na", nil, nil),
    ("#no\n", nil, nil), ("  # T  \n# U\n", "T", "<h2 id=\"u\">U</h2>\n"),
  ])
  func firstTopHeadingIsTheTitle(_ markdown: String, title: String?, rest: String?) {
    let found = Array(markdown.utf8).withUnsafeBufferPointer(markdownTitle)

    #expect(found == title)
    if let rest { #expect(RenderedMarkdown(markdown, skipsTitle: true).html == rest) }
  }

  @Test func rawHTMLIsLeftOutWithAWarning() {
    let page = RenderedMarkdown("a <b>c</b> <!-- d -->\n\n<div>\ne\n</div>\n")

    #expect(page.html == "<p>a c </p>\n<p>e</p>\n")
    #expect(
      page.diagnostics == [
        """
        f.md:5:3: warning: raw HTML is removed
          hint: write it as Markdown, or set 'unsafe: true' in site.yml to keep raw HTML
        """,
        """
        f.md:7:1: warning: raw HTML is removed
          hint: write it as Markdown, or set 'unsafe: true' in site.yml to keep raw HTML
        """,
      ])
  }

  @Test func whatNoPageKeepsIsNamed() {
    #expect(
      RenderedMarkdown("a <script>b</script>\n").diagnostics == [
        """
        f.md:5:3: warning: <script> is removed
          hint: <script> is never kept; use it in a template instead
        """
      ])
  }

  @Test func aCharacterThatNoPageHoldsIsReplacedWithAWarning() {
    let page = RenderedMarkdown("a\n\n> *b*\u{1}\u{2} `c\u{9F}` &#3;\n")

    #expect(
      page.html == """
        <p>a</p>
        <blockquote>
        <p><em>b</em>\u{FFFD}\u{FFFD} <code>c\u{FFFD}</code> \u{FFFD}</p>
        </blockquote>

        """)
    #expect(
      page.diagnostics == [
        """
        f.md:7:6: warning: the character U+0001 is not allowed on pages, so it is shown as '\u{FFFD}'
          hint: remove it: it is invisible
        """
      ])
  }

  @Test func keptHTMLGoesThroughTheTagFilter() {
    let markdown = "<b>a</b> <script>b</script> <TITLE/> <titles>\n\n<style>c</style>\n"

    let page = RenderedMarkdown(markdown, keepsHTML: true)

    #expect(
      page.html == """
        <p><b>a</b> &lt;script>b&lt;/script> &lt;TITLE/> <titles></p>
        &lt;style>c&lt;/style>

        """)
    let places = [("script", "5:10"), ("title", "5:29"), ("style", "7:1")]
    #expect(
      page.diagnostics
        == places.map { name, place in
          """
          f.md:\(place): warning: <\(name)> is shown as text
            hint: GitHub Flavored Markdown does not allow this tag; use it in a template instead
          """
        })
  }

  @Test func tagsOfOtherGeneratorsAreToldOfButInCode() {
    let markdown = """
      A {{< figure src="x" >}}, `{{< a >}}` and {{< b >}}

      - {% include a.html %}
      - {%- if x -%}

      # {{ site.title }}

      | {{% b %}} |
      | - |
      | { { c } }, {100%}, x^{{2}}, {{a}} |

          {{< d >}}
      """

    let tags = [
      ("5:1", "{{< figure"), ("7:3", "{% include"), ("10:1", "{{ site.title"),
    ]
    #expect(
      RenderedMarkdown(markdown).diagnostics
        == tags.map { place, tag in
          """
          f.md:\(place): warning: '\(tag)' is the beginning of a tag for another generator, so it is shown as text
            hint: write its content in Markdown; to keep it as text, put it in `code`
          """
        })
  }

  @Test(arguments: [
    (":::note\n\nA\n\n:::", ":::note"), ("::: pump.core", "::: pump.core"),
    ("a\n:::tip My tip\nb\n:::", ":::tip My tip"),
    ("!!! note \"Before you start\"\n\n    A", "!!! note \"Before you sta…"),
    ("!!! note\n    A", "!!! note"),
    ("??? tip \"A\"\n    B", "??? tip \"A\""), ("???+ note\n\n    B", "???+ note"),
    ("=== \"Linux\"\n\n    A", "=== \"Linux\""),
    ("/// note | A\n\nB\n\n///", "/// note | A"), ("## A {#my-own}", "## A {#my-own}"),
    ("# A { #b .c }", "# A { #b .c }"),
    ("[A](#x){ .md-button }", "[A](#x){ .md-button }"),
    ("![A](b.png){ width=\"300\" }", "![A](b.png){ width=\"300\"…"),
    ("{: .note }\nA", "{: .note }"), ("$$\nx^2\n$$", "$$"), ("$$ x^2 $$", "$$ x^2 $$"),
    ("- a\n\n  :::note", ":::note"),
    ("{{#include ../lib.rs:2:10}}", "{{#include"), ("--8<-- \"a.md\"", "--8<-- \"a.md\""),
    ("{* ../../src/a.py hl[1:3] *}", "{* ../../src/a.py hl[1:3…"),
    ("{/* a remark */}", "{/* a remark */}"),
    ("import Tabs from '@theme/Tabs';\n\nA", "import Tabs from '@theme…"),
    ("import './a.css'", "import './a.css'"),
    ("export const a = 1", "export const a = 1"), ("[TOC]", "[TOC]"), ("> [!INFO]\n> A", "[!INFO]"),
    ("> [!NOTE] My title\n> A", "[!NOTE] My title"),
    ("See {ref}`here`", "See {ref}`"), ("As [@doe99, p. 3] says", "As [@doe99, p. 3] says"),
    ("A %%remark%%", "A %%remark%%"), ("{::comment}\nA\n{:/comment}", "{::comment}"),
    ("So $$x^2$$ grows", "So $$x^2$$ grows"), ("<<< @/a.js{2}", "<<< @/a.js{2}"),
  ])
  func markupOfOtherGeneratorsIsToldOfOnce(_ markdown: String, _ words: String) {
    let found = RenderedMarkdown(markdown + "\n\n" + markdown + "\n").diagnostics
    #expect(
      found.count == 1 && found.first?.contains(": warning: '\(words)' is ") == true, "\(found)")
    // In code it is meant as it stands.
    let quoted = markdown.split(separator: "\n").map { "a `\($0)`" }.joined(separator: "\n\n")
    #expect(RenderedMarkdown("~~~\n\(markdown)\n~~~\n\n\(quoted)\n").diagnostics == [])
  }

  @Test(arguments: [
    "A\n===\n\nB\n---\n", "Really???\n\n!!! Attention !!!\n\n!!!\n", "Costs $$ to $$$\n",
    "a :::: b\n\n: a\n", "// a\n",
    "import it from there, or export it\n", "from x import y\n", "> [!NOTE]\n> A\n",
    "> [!warning]\n> A\n", "{ a: 1 } and {b}\n",
    "- [ ] a\n- [x] b\n", "-----\n\n--- a\n", "\\{{ a }}\n\n\\:::note\n",
    "Set {x | x > 0}, (a){b}.\n", "![a](b.svg)\n[c]: /d\n",
    "!!! What a day it was in the north\n",
    "[@doe](https://a.example) and [@rook][1]: 100%%, or $$ and $$\n\n[1]: /a\n", "<<<<<<< HEAD\n",
    "a@b.example, [ @c ] and {d} `e`\n",
  ])
  func ordinaryMarkdownIsNoForeignMarkup(_ markdown: String) {
    #expect(RenderedMarkdown(markdown).diagnostics == [])
  }

  @Test func wordsOfHTMLThatIsLeftOutStay() {
    let page = RenderedMarkdown(
      """
      <Tabs>
        <TabItem value="a" label="Apple" default>
          An apple &amp; more
        </TabItem>
        <TabItem value="b" label="Pear">A pear</TabItem>
      </Tabs>

      <details>
        <summary>Open <b>me</b></summary>

      Hidden *markdown*.

      </details>

      <script>
      gone()
      </script>
      <!-- gone -->

      """)
    #expect(
      page.html == """
        <p>Apple</p>
        <p>An apple &amp; more</p>
        <p>Pear</p>
        <p>A pear</p>
        <p>Open me</p>
        <p>Hidden <em>markdown</em>.</p>

        """)
  }

  @Test(arguments: [
    "javascript:a", "JavaScript:a", "vbscript:a", "file:///a", "data:text/html,a", "blob:a",
    "view-source:a",
  ])
  func dangerousAddressIsLeftOut(_ address: String) {
    let page = RenderedMarkdown("[b](\(address))")

    #expect(page.html == "<p>b</p>\n")
    let scheme = address.lowercased().prefix { $0 != ":" }
    #expect(
      page.diagnostics == [
        """
        f.md:5:1: warning: a link to '\(scheme):' is removed
          hint: to keep such links, set 'unsafe: true' in site.yml
        """
      ])
  }

  @Test(arguments: [
    "[a](java&#10;script:b)", "[a](&#1;javascript:b)", "[a](<&#14; java&#9;script:b>)",
    "[a](javascript&colon;b)", "[a][b]\n\n[b]: &#x1F;javascript:b",
  ])
  func whatBrowsersSkipHidesNoDangerousAddress(_ markdown: String) {
    let page = RenderedMarkdown(markdown)

    #expect(page.html == "<p>a</p>\n")
    #expect(
      page.diagnostics.map { $0.prefix { $0 != "\n" } } == [
        "f.md:5:1: warning: a link to 'javascript:' is removed"
      ])
  }

  @Test(arguments: [
    "tel:1", "mailto:a@b", "geo:1,2", "javascript%3Aa", "//a", "HTTPS://a", "a/b:c",
  ])
  func harmlessAddressesStay(_ address: String) {
    let page = RenderedMarkdown("[b](\(address))")

    #expect(page.html.contains("href=\"\(address)\""))
    #expect(page.diagnostics == [])
  }

  @Test func aPictureOfAnUnknownSchemeIsLeftOut() {
    let page = RenderedMarkdown("![b](data:image/svg+xml,a) ![c](data:image/png,a)")

    #expect(page.html.hasPrefix("<p>b <img src=\"data:image/png,a\""))
    #expect(
      page.diagnostics == [
        """
        f.md:5:1: warning: a picture at 'data:' is removed
          hint: to keep such pictures, set 'unsafe: true' in site.yml
        """
      ])
  }

  @Test func dangerousAddressesStayWhereHTMLDoes() {
    let page = RenderedMarkdown("[b](javascript:a)", keepsHTML: true)

    #expect(page.html == "<p><a href=\"javascript:a\">b</a></p>\n")
    #expect(page.diagnostics == [])
  }

  @Test func resolverSeesEveryReferenceAtItsPlace() {
    var seen: [MarkdownReference] = []

    _ = RenderedMarkdown("a [b](c.md) <d@e.f>\n\n- ![ü](g.png) [h][i]\n\n[i]: j&amp;k\n") {
      seen.append($0)
      return .text
    }

    #expect(seen.map(\.destination) == ["c.md", "mailto:d@e.f", "g.png", "j&k"])
    #expect(seen.map(\.kind) == [.link, .link, .picture, .link])
    #expect(seen.map { "\($0.place.line):\($0.place.column)" } == ["5:3", "5:13", "7:3", "7:16"])
  }

  /// The expected places are counted by hand in the text.
  @Test(arguments: [
    ("a [x](y)", ["1:3"]), ("é *b [x](y)*", ["1:7"]), ("- a\n  b [x](y)", ["2:5"]),
    ("> foo\n> bar [x](y)", ["2:7"]), ("> foo\nbar [x](y)", ["2:5"]),
    ("a\n   b [x](y) ![z](y)", ["2:6", "2:13"]), ("- a\n   b [x](y)", ["2:6"]),
    ("a\n\tb [x](y)", ["2:4"]), ("foo `a\nb` [x](y)", ["2:4"]),
    ("c [a\nb](y) [x](y)", ["1:3", "2:7"]),
    ("| a | [x](y) |\n|-|-|\n| [z](y) | b [w](y) |", ["1:7", "3:3", "3:14"]),
    ("1. a\n\n   b ![x](y)", ["3:6"]), ("a[^1]\n\n[^1]: b [x](y)", ["3:9"]),
    ("# a [x](y)", ["1:5"]),
    ("> - a\n>   b [x](y)", ["2:7"]), ("a\\\nb [x](y)\nc [z](y)", ["2:3", "3:3"]),
    ("> a\\\n> b [x](y)", ["2:5"]), ("[a](b\n\"t\") [x](y)", ["1:1", "2:6"]),
  ])
  func placeOfAReferenceIsItsOwn(_ markdown: String, places: [String]) {
    var seen: [String] = []

    _ = RenderedMarkdown(markdown) { reference in
      seen.append("\(reference.place.line - 4):\(reference.place.column)")
      return .text
    }

    #expect(seen == places)
  }

  @Test func pictureThatIsALinkDoesNotNest() {
    let html = RenderedMarkdown("![a](b) [![c](d)](e)") { .link($0.destination) }.html

    #expect(html == "<p><a href=\"b\">a</a> <a href=\"e\">c</a></p>\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a  b", "a b"), ("# A *b*\n\n- x\n- `y`", "A b x y"),
    ("![alt](x) [t](u) <b>c</b> &amp; \\*", "alt t c & *"), ("| a |\n|-|\n| 1 |", "a 1"), ("", ""),
    ("To [[fuji|the *mountain*]] and [[ito]]", "To [[fuji|the mountain]] and ito"),
    ("`[[a]]` [[b|c]]", "[[a]] c"), (#"\[[a]]"#, "[[a]]"),
  ])
  func plainTextHasNoMarkup(_ markdown: String, text: String) {
    #expect(plainText(ofMarkdown: markdown) == text)
  }

  /// Text in which nothing can be markup is not parsed; text with a line end always is.
  @Test func plainTextIsThatOfAParseWhetherItIsParsedOrNot() {
    let pieces = [
      "a", "B.", "1.", "1)", "-", "+", "=", "#", ">", "|", ":", " ", "'", "(x)", "www.a.de",
      "a@b.de",
      "http://a.de/x", "é", "!", "\"", "^", "$",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third
          #expect(plainText(ofMarkdown: text) == plainText(ofMarkdown: text + "\n"), "\(text)")
        }
      }
    }
  }

  @Test func textsOfFieldsStandWhereTheirFieldStands() {
    let place = SourceLocation(file: "data.json", line: 7, column: 9)
    let bytes = Array("a\n\n<br>\n".utf8)

    let (_, diagnostics) = bytes.withUnsafeBufferPointer {
      renderMarkdown(
        $0, options: MarkdownOptions(origin: .field(place)), resolve: RenderedMarkdown.asWritten)
    }

    #expect(diagnostics.map(\.location?.line) == [7])
    #expect(diagnostics.map(\.location?.column) == [9])
  }
}
