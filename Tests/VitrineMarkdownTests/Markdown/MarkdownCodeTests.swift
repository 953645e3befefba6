import Testing
import VitrineModel

@testable import VitrineMarkdown

/// Code blocks: their colours, and what may stand behind their fence.
@Suite struct MarkdownCodeTests {
  private static let button = #"<button type="button" data-copied=""></button>"#

  @Test func codeOfAKnownLanguageHasItsClasses() {
    let rendered = RenderedMarkdown("```js\nlet a = \"<b>\"; // c\n```")

    #expect(
      rendered.html == """
        <div class="code">
        <pre><code class="language-js"><span class="ck">let</span> a = <span class="cs">&quot;&lt;b&gt;&quot;</span>; <span class="cc">// c</span>
        </code></pre>
        \(Self.button)
        </div>

        """)
    #expect(rendered.parts == [.code])
  }

  /// Brackets alone on their line as written have nothing to stay with.
  @Test func bracketsThatCloseStayWithWhatTheyClose() {
    let rendered = RenderedMarkdown("```x\na: { b: [ c ] }\nd(\n  e\n), f;\n```")

    #expect(
      rendered.html.contains(
        "a: { b: [ c<span class=\"cb\"> ] }</span>\nd(\n  e\n), f;\n</code>"))
  }

  @Test(arguments: [
    ("```\nlet a\n```", "<pre><code>let a\n</code></pre>\n"),
    ("    let a", "<pre><code>let a\n</code></pre>\n"),
    ("`let a`", "<p><code>let a</code></p>\n"),
  ])
  func codeWithoutALanguageIsPlain(_ text: String, _ html: String) {
    let rendered = RenderedMarkdown(text)

    #expect(rendered.html == html)
    #expect(rendered.parts == [] && rendered.words == [])
  }

  @Test(arguments: ["klingon", "{r}", "a\"b"])
  func anUnknownLanguageIsPlainWithoutAWord(_ language: String) {
    let rendered = RenderedMarkdown("```\(language)\nlet a\n```")

    #expect(!rendered.html.contains("<span"))
    #expect(rendered.html.contains("language-\(language.replacing("\"", with: "&quot;"))"))
    #expect(rendered.diagnostics == [])
  }

  @Test func aLanguageMayHaveWordsOfAnotherToolBehindAComma() {
    let rendered = RenderedMarkdown("```rust,ignore\nfn a() {}\n```")

    #expect(rendered.html.contains(#"language-rust,ignore"><span class="ck">fn</span>"#))
    #expect(rendered.diagnostics == [])
  }

  @Test func aTitleIsTheCaptionOfTheCode() {
    let rendered = RenderedMarkdown("```swift title=\"A <b>.swift\"\n1\n```")

    #expect(
      rendered.html == """
        <figure class="code">
        <figcaption>A &lt;b&gt;.swift</figcaption>
        <pre><code class="language-swift"><span class="cn">1</span>
        </code></pre>
        \(Self.button)
        </figure>

        """)
  }

  @Test func markedLinesAreMarkedWithTheirColours() {
    let rendered = RenderedMarkdown("```c {1,3}\n/* a\nb */\n1\n```")

    #expect(
      rendered.html.contains(
        """
        <mark><span class="cc">/* a
        </span></mark><span class="cc">b */</span>
        <mark><span class="cn">1</span>
        </mark></code>
        """))
  }

  @Test func theButtonSaysTheSitesWords() {
    let rendered = RenderedMarkdown("```c\n1\n```")

    #expect(rendered.words.map(\.word) == [.copied, .copy])
    #expect(rendered.words.map(\.isInAttribute) == [true, false])
    for word in rendered.words {
      let after = String(
        rendered.html.utf8.dropFirst(word.offset).prefix(2).map { Character(Unicode.Scalar($0)) })
      #expect(after == (word.isInAttribute ? "\">" : "</"))
    }
  }

  @Test(arguments: [
    ("```js wat\n1\n```", "5:7", "unknown code block option 'wat'", options),
    ("```js title=\"a\n1\n```", "5:7", "the title of the code block has no closing quote", options),
    ("```js  {0}\n1\n```", "5:8", "'{0}' does not specify lines to highlight", numbers),
    ("```js {3-2}\n1\n```", "5:7", "'{3-2}' does not specify lines to highlight", numbers),
    ("```js {1\n1\n```", "5:7", "'{1' does not specify lines to highlight", numbers),
    ("```js {a}\n1\n```", "5:7", "'{a}' does not specify lines to highlight", numbers),
    ("```js {}\n1\n```", "5:7", "'{}' does not specify lines to highlight", numbers),
    ("```js {1-2-3}\n1\n```", "5:7", "'{1-2-3}' does not specify lines to highlight", numbers),
    (
      "```js {2}\n1\n```", "5:7", "line 2 cannot be highlighted: the code ends at line 1",
      "the first line of the code is 1"
    ),
    (
      "```js {1}\n```", "5:7", "line 1 cannot be highlighted: the code ends at line 0",
      "remove the braces: there is no code"
    ),
    ("> - ~~~~ js wat\n>   1", "5:13", "unknown code block option 'wat'", options),
    (
      "```js {99999999999999999999}\n1\n```", "5:7",
      "'{99999999999999999999}' does not specify lines to highlight",
      numbers
    ),
  ])
  func aMistakeInAnOptionIsAWarningAtItsPlace(
    _ text: String, _ place: String, _ message: String, _ hint: String
  ) {
    #expect(
      RenderedMarkdown(text).diagnostics == [
        "f.md:\(place): warning: \(message)\n  hint: \(hint)"
      ])
  }

  private static let options =
    "the language can be followed by title=\"…\" and the lines to highlight, {2,4-6}"
  private static let numbers = "write line numbers, starting from 1, as in {2,4-6}"
}
