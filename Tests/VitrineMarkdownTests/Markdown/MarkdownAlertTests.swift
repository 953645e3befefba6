import Testing
import VitrineModel

@testable import VitrineMarkdown

/// `> [!NOTE]`, as GitHub shows it.
@Suite struct MarkdownAlertTests {
  @Test(arguments: [
    ("NOTE", "note", SiteWord.noteAlert), ("TIP", "tip", .tipAlert),
    ("IMPORTANT", "important", .importantAlert), ("WARNING", "warning", .warningAlert),
    ("CAUTION", "caution", .cautionAlert), ("note", "note", .noteAlert),
  ])
  func aQuoteWithAMarkerIsAnAlert(_ marker: String, _ kind: String, _ word: SiteWord) {
    let rendered = RenderedMarkdown("> [!\(marker)]\n> Some *words*.")

    #expect(
      rendered.html == """
        <div class="alert alert-\(kind)" role="note">
        <p class="alert-title"></p>
        <p>Some <em>words</em>.</p>
        </div>

        """)
    #expect(rendered.words.map(\.word) == [word])
    #expect(rendered.parts == [.alerts])
  }

  @Test func anAlertHoldsBlocks() {
    let rendered = RenderedMarkdown("> [!TIP]\n>\n> - a\n>   > b\n>\n> c")

    #expect(
      rendered.html == """
        <div class="alert alert-tip" role="note">
        <p class="alert-title"></p>
        <ul>
        <li>a
        <blockquote>
        <p>b</p>
        </blockquote>
        </li>
        </ul>
        <p>c</p>
        </div>

        """)
  }

  @Test(arguments: [
    "> [!NOTE] words\n> more", "> [!NOTE]", "> words\n> [!NOTE]\n> more", "> [!OTHER]\n> words",
    "> [!NOTE\n> words", "> \\[!NOTE]\n> words", "> *[!NOTE]*\n> words", "> `[!NOTE]`\n> words",
    "> [!NOTE](a)\n> words", "[!NOTE]\nwords",
  ])
  func otherQuotesStayQuotes(_ text: String) {
    let rendered = RenderedMarkdown(text)

    #expect(!rendered.html.contains("alert"))
    #expect(rendered.parts == [] && rendered.words == [])
  }
}
