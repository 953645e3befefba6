import Testing
import VitrineModel

@testable import VitrineMarkdown

/// `Term`, and under it `: definition`.
@Suite struct MarkdownDefinitionTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var html: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ html: String) { (self.text, self.html) = (text, html) }
  }

  @Test(arguments: [
    Sample("A\n: b *c*", "<dl>\n<dt>A</dt>\n<dd>b <em>c</em></dd>\n</dl>\n"),
    Sample(
      "A\nB\n:   c\nd\n: e", "<dl>\n<dt>A</dt>\n<dt>B</dt>\n<dd>c\nd</dd>\n<dd>e</dd>\n</dl>\n"),
    Sample("A\n: b\n\nC\n: d", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    Sample("A\n: b\n\n: c\n\nd", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n<dd>c</dd>\n</dl>\n<p>d</p>\n"),
    Sample("*A*\n: b", "<dl>\n<dt><em>A</em></dt>\n<dd>b</dd>\n</dl>\n"),
    Sample("> A\n> : b", "<blockquote>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</blockquote>\n"),
    Sample("- A\n  : b", "<ul>\n<li>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</li>\n</ul>\n"),
  ])
  func becomesAList(_ sample: Sample) {
    let rendered = RenderedMarkdown(sample.text)

    #expect(rendered.html == sample.html)
    #expect(rendered.parts == [.definitions])
  }

  @Test(arguments: [
    Sample("A\n:b", "<p>A\n:b</p>\n"),
    Sample(": b", "<p>: b</p>\n"),
    Sample("A\n\n: b", "<p>A</p>\n<p>: b</p>\n"),
    Sample("A: b\nc: d", "<p>A: b\nc: d</p>\n"),
    Sample("*A\n: b*", "<p><em>A\n: b</em></p>\n"),
    Sample("    A\n    : b", "<pre><code>A\n: b\n</code></pre>\n"),
  ])
  func otherColonsAreWords(_ sample: Sample) {
    let rendered = RenderedMarkdown(sample.text)

    #expect(rendered.html == sample.html)
    #expect(rendered.parts == [])
  }

  @Test func whatIsWrongInADefinitionKeepsItsPlace() {
    let rendered = RenderedMarkdown("A\n: b\n: [c](javascript:d)")

    #expect(rendered.diagnostics.map { $0.prefix(8) } == ["f.md:7:3"])
  }
}
