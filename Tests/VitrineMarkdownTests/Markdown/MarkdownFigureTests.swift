import Testing
import VitrineModel

@testable import VitrineMarkdown

/// Pictures with captions, and files that are played.
@Suite struct MarkdownFigureTests {
  @Test func aPictureAloneWithATitleIsAFigure() {
    let rendered = RenderedMarkdown("![an *owl*](owl.jpg \"A & B\")")

    #expect(
      rendered.html == """
        <figure>
        <img src="owl.jpg" alt="an owl" loading="lazy" decoding="async">
        <figcaption>A &amp; B</figcaption>
        </figure>

        """)
    #expect(rendered.parts == [.media])
  }

  @Test(arguments: [
    "![a](b.jpg)", "a ![b](c.jpg \"d\")", "![a](b.jpg \"c\") ![d](e.jpg \"f\")",
    "[![a](b.jpg \"c\")](d)",
  ])
  func otherPicturesAreNoFigures(_ text: String) {
    let rendered = RenderedMarkdown(text)

    #expect(!rendered.html.contains("figure"))
    #expect(rendered.parts == [])
  }

  /// A browser has a viewer for it, and a link opens that.
  @Test(arguments: [
    ("![A letter](a/b%20c.pdf)", #"<p><a class="document" href="a/b%20c.pdf">A letter</a></p>"#),
    ("![](a/b%20c.pdf)", #"<p><a class="document" href="a/b%20c.pdf">b c.pdf</a></p>"#),
    ("[![A](b.pdf)](c.md)", #"<p><a href="c.md">A</a></p>"#),
  ])
  func aDocumentIsALink(_ text: String, _ html: String) {
    #expect(RenderedMarkdown(text).html == html + "\n")
  }

  @Test(arguments: [
    ("film.mp4", "video"), ("a/film.WEBM?x=1.png", "video"), ("song.mp3", "audio"),
    ("song.ogg#t=3", "audio"),
  ])
  func aFileThatIsPlayedHasControls(_ address: String, _ element: String) {
    let rendered = RenderedMarkdown("![An owl](\(address))")

    #expect(
      rendered.html == """
        <p><\(element) src="\(address)" controls preload="metadata" aria-label="An owl"><a href="\(address)">An owl</a></\(element)></p>

        """)
    #expect(rendered.parts == [.media])
  }

  @Test(arguments: ["film.mp4.png", "mp4", "film.mp45", "film.", ".mp"])
  func otherFilesArePictures(_ address: String) {
    #expect(RenderedMarkdown("![a](\(address))").html.contains("<img src=\"\(address)\""))
  }

  @Test func aFilmWithATitleHasACaption() {
    let rendered = RenderedMarkdown("![a](b.mp4 \"c\")")

    #expect(
      rendered.html == """
        <figure>
        <video src="b.mp4" controls preload="metadata" aria-label="a"><a href="b.mp4">a</a></video>
        <figcaption>c</figcaption>
        </figure>

        """)
  }

  @Test func embedsAreKeptWhereRawHTMLIs() {
    let embed = "<iframe src=\"https://example.org/\" title=\"a\"></iframe>"

    let kept = RenderedMarkdown(embed, keepsHTML: true)
    let left = RenderedMarkdown(embed)

    #expect(kept.html == embed + "\n")
    #expect(kept.diagnostics == [] && kept.parts == [.media])
    #expect(RenderedMarkdown("<table></table>", keepsHTML: true).parts == [.tables])
    #expect(left.html == "")
    #expect(left.diagnostics.count == 1 && left.diagnostics[0].contains("raw HTML is removed"))
  }
}
