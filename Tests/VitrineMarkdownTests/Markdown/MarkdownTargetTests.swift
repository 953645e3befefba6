import Testing

@testable import VitrineMarkdown

/// The targets of links that raw HTML makes, where it is left out.
@Suite struct MarkdownTargetTests {
  @Test(arguments: [
    "<a name=\"x\"></a>Y", "<a id='x'></a>Y", "<A NAME=x></A>Y", "<a name = \"x\" id=\"x\" />Y",
  ])
  func anchorsStayWithoutAWord(_ markdown: String) {
    let page = RenderedMarkdown(markdown)

    #expect(page.html == "<p><span id=\"x\"></span>Y</p>\n")
    #expect(page.diagnostics == [])
  }

  @Test(arguments: [
    "<a name=\"x\">\n", "<a id=\"x\">\n</a>\n", "<!-- a --><a name=\"x\"></a>\n",
  ])
  func anchorsStayAsBlocks(_ markdown: String) {
    let page = RenderedMarkdown(markdown + "\n## Y\n")

    #expect(page.html.hasPrefix("<span id=\"x\"></span>\n<h2 id=\"y\">"))
    #expect(page.diagnostics == [])
  }

  @Test(arguments: [
    ("<div id=\"x\" class=\"y\">\n\nZ\n", ["x"]), ("A <b id=x>b</b>", ["x"]),
    ("<a name=\"x\" href=\"y\">z</a>", ["x"]),
    ("<p><i id=x><a name='y'></a></i></p>\n", ["x", "y"]),
    ("<p id=\"x\">text</p>\n", ["x"]), ("<a name=\"x\">\ntext\n", ["x"]),
    ("<p name=\"x\">\n", []), ("<p data-id=\"x\" title=\"id='y'\">\n", []),
  ])
  func otherMarkupIsLeftOutWithAWarning(_ markdown: String, targets: [String]) {
    let page = RenderedMarkdown(markdown)

    #expect(page.html.matches(of: /id="([^"]*)"/).map { String($0.1) } == targets)
    #expect(page.diagnostics.count == 1)
    #expect(page.diagnostics.allSatisfy { $0.contains("raw HTML is removed") })
  }

  @Test func commentsMakeNone() {
    #expect(RenderedMarkdown("<!-- <a name=\"x\"></a> -->\n").html == "")
  }

  @Test func oneWithCapitalsIsFoundInLowerCaseToo() {
    #expect(
      RenderedMarkdown("<a name=\"MyClass+open\"></a>\n").html
        == "<p><span id=\"MyClass+open\"></span><span id=\"myclass+open\"></span></p>\n")
  }

  @Test(arguments: [
    "", "a b", "a&b", "i-ant", "s-all", "fn-1", "Main", "Title",
    "Contents", "changes", "later", "later-1",
  ])
  func noIDStandsTwiceOrClashesWithThePage(_ name: String) {
    let page = RenderedMarkdown(
      "<a name=\"twice\"></a><a name=\"\(name)\"></a><a name=\"twice\"></a>\n\n## Later\n\n## Later\n"
    )

    let ids = page.html.matches(of: /id="([^"]*)"/).map { String($0.1) }
    let free = name == "Main" || name == "Title" || name == "Contents" ? [name.lowercased()] : []
    #expect(ids == ["twice"] + free + ["later", "later-1"])
  }

  @Test func whereHTMLIsKeptTheyAreWhatTheyAre() {
    let markdown = "<a name=\"X\"></a>Y"

    #expect(RenderedMarkdown(markdown, keepsHTML: true).html == "<p>\(markdown)</p>\n")
  }

  @Test(arguments: [
    ("[A](#my-ants)", "#top"), ("[A](#My-Ants)", "#top"), ("[A](#i-beam)", "#h-i-beam"),
    ("[A](#I-Beam-1)", "#h-i-beam-1"), ("[A](#v-%C3%BC)", "#h-v-%C3%BC"), ("[A](#nests)", "#nests"),
    ("[A](#i-ant)", "#i-ant"), ("[A](#)", "#"), ("[A](other.md#i-beam)", "other.md#i-beam"),
  ])
  func linksLeadToTheHeadingsThatTheyMeanOnGitHub(_ link: String, destination: String) {
    let page = RenderedMarkdown(
      "# My ants\n\n\(link)\n\n## I-beam\n\n## I-beam\n\n## V-ü\n\n## Nests\n", skipsTitle: true)

    #expect(page.html.hasPrefix("<p><a href=\"\(destination)\">A</a></p>"))
  }

  @Test func aTargetOfTheTitlesNameStaysWhereTheTitleLeaves() {
    let text = "# Ants\n\n<a name=\"ants\"></a>\n"

    #expect(
      RenderedMarkdown(text, skipsTitle: true).html == "<p><span id=\"ants\"></span></p>\n")
    #expect(RenderedMarkdown(text).html == "<h2 id=\"ants\">Ants</h2>\n<p></p>\n")
  }
}
