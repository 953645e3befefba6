import Testing
import VitrineModel

@testable import VitrineMarkdown

/// Pictures in texts that open large: the links around them.
@Suite struct EnlargedPictureTests {
  private func render(_ text: String, width: Int? = nil) -> RenderedMarkdown {
    RenderedMarkdown(text, linksPictures: true) { reference in
      reference.kind == .picture
        ? .picture(reference.destination, width: width, height: width)
        : RenderedMarkdown.asWritten(reference)
    }
  }

  @Test func aPictureAloneLinksToItsFile() {
    let rendered = render("![An \"owl\"](<a'b.jpg>)")

    #expect(
      rendered.html == """
        <p><a class="enlarge" href="a&#39;b.jpg"><img src="a&#39;b.jpg" alt="An &quot;owl&quot;" \
        loading="lazy" decoding="async"></a></p>

        """)
    #expect(rendered.parts == [.viewer])
    #expect(rendered.words == [])
  }

  /// The link needs a name.
  @Test func aDecorationIsCalledAPicture() throws {
    let rendered = render("![](a.jpg)")
    let word = try #require(rendered.words.first)

    #expect(rendered.html.hasPrefix(#"<p><a class="enlarge" href="a.jpg" aria-label=""><img "#))
    #expect(word.word == .picture && word.isInAttribute)
    #expect(
      rendered.html.utf8.prefix(word.offset).elementsEqual(
        #"<p><a class="enlarge" href="a.jpg" aria-label=""#.utf8))
  }

  @Test func aPictureWithACaptionLinksToItsFile() {
    let rendered = render("![a](b.jpg \"c\")")

    #expect(
      rendered.html == """
        <figure>
        <a class="enlarge" href="b.jpg"><img src="b.jpg" alt="a" loading="lazy" decoding="async"></a>
        <figcaption>c</figcaption>
        </figure>

        """)
    #expect(rendered.parts == [.media, .viewer])
  }

  @Test(arguments: [
    "a ![b](c.jpg)", "![a](b.jpg) ![c](d.jpg)", "[![a](b.jpg)](c)", "*![a](b.jpg)*",
    "| ![a](b.jpg) |\n|---|", "![a](b.mp4)", "![a](b.mp3)", "![a](b.pdf)", "# ![a](b.jpg)",
  ])
  func otherPicturesStayAsTheyAre(_ text: String) {
    let rendered = render(text)

    #expect(!rendered.html.contains("enlarge"))
    #expect(!rendered.parts.contains(.viewer))
  }

  @Test(arguments: [(320, false), (321, true)])
  func iconsStayAsTheyAre(_ width: Int, _ opens: Bool) {
    #expect(render("![a](b.jpg)", width: width).html.contains("enlarge") == opens)
  }

  @Test func fieldsHaveNoSuchLinks() {
    #expect(!RenderedMarkdown("![a](b.jpg)").html.contains("enlarge"))
  }
}
