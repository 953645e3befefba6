import Testing
import VitrineModel

@testable import VitrineMarkdown

/// The links of headings to themselves.
@Suite struct MarkdownAnchorTests {
  @Test func headingsOfALongTextHaveLinksBehindThem() {
    let rendered = RenderedMarkdown("# A\n\nb\n\n## C *d*\n\n## E\n\n### F")

    #expect(
      rendered.html == """
        <h2 id="a">A</h2>
        <a class="anchor" href="#a" aria-label=""></a>
        <p>b</p>
        <h3 id="c-d">C <em>d</em></h3>
        <a class="anchor" href="#c-d" aria-label=""></a>
        <h3 id="e">E</h3>
        <a class="anchor" href="#e" aria-label=""></a>
        <h4 id="f">F</h4>
        <a class="anchor" href="#f" aria-label=""></a>

        """)
  }

  @Test func aShortTextHasNone() {
    let rendered = RenderedMarkdown("# A\n\n## B")

    #expect(rendered.html == "<h2 id=\"a\">A</h2>\n<h3 id=\"b\">B</h3>\n")
    #expect(rendered.parts == [])
  }

  @Test func wordsStayWhereTheyBelong() {
    let rendered = RenderedMarkdown("# A\n# B\n> [!NOTE]\n> c\n# D\n```c\n1\n```")
    let bytes = Array(rendered.html.utf8)

    #expect(
      rendered.words.map(\.word) == [
        .headingLink, .headingLink, .noteAlert, .headingLink, .copied, .copy,
      ])
    #expect(rendered.words.map(\.argument) == ["A", "B", nil, "D", nil, nil])
    for word in rendered.words {
      let before = word.isInAttribute ? "=\"" : "\">"
      #expect(bytes[..<word.offset].suffix(2).elementsEqual(before.utf8))
      #expect(bytes[word.offset] == UInt8(ascii: word.isInAttribute ? "\"" : "<"))
    }
  }
}
