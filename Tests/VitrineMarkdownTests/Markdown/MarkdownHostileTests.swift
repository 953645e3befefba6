import Testing
import VitrineDiagnostics

@testable import VitrineMarkdown

/// Texts that take the parser minutes or gigabytes when nobody stops it.
@Suite struct MarkdownHostileTests {
  struct Hostile: CustomTestStringConvertible {
    var name: String
    var says: String?
    var text: String
    var testDescription: String { name }

    init(_ name: String, says: String?, _ text: String) {
      (self.name, self.says, self.text) = (name, says, text)
    }
  }

  static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  static let texts = [
    Hostile("33 megabytes", says: "it is longer than 32 MB", times(33 << 18, "abc ")),
    Hostile(
      "one row of a megabyte", says: "a line has more than 2000 '|'",
      "a\n\n" + times(500_000, "|a") + "\n" + times(500_000, "|-")),
    Hostile(
      "a wide header with short rows", says: "a line has more than 2000 '|'",
      "a\n\n" + times(5000, "|a") + "\n" + times(5000, "|-") + "\n" + times(5000, "|\n")),
    Hostile(
      "parentheses after an autolink", says: "a word has more than 2000 ')'",
      "a\n\nwww.example.org/" + times(50_000, ")")),
    Hostile(
      "a paragraph of at signs", says: "a paragraph has more than 20000 '@'",
      "a\n\n" + times(30_000, "a@")),
    Hostile(
      "a table without end", says: "a table has more than 20000 lines",
      "a\n\n|a|\n|-|\n" + times(30_000, "|1|\n")),
    Hostile(
      "a long reference used often", says: "it needs more memory than 64 MB and 400 times its size",
      "[a]: /" + times(20_000, "b") + "\n\n" + times(20_000, "[a] ")),
    Hostile("headings of one name", says: nil, times(20_000, "# a\n")),
    Hostile("nested quotes", says: nil, times(5000, ">") + "a"),
    Hostile("nested lists", says: nil, (0..<300).map { times($0, "  ") + "- a\n" }.joined()),
    Hostile("nested emphasis", says: nil, times(20_000, "*a **b ")),
    Hostile("open brackets", says: nil, times(20_000, "[")),
    Hostile("open links", says: nil, times(20_000, "[a](")),
    Hostile("open images", says: nil, times(1500, "![") + times(1500, "]()")),
    Hostile(
      "backticks of every length", says: nil, (1..<1000).map { times($0, "`") + " " }.joined()),
    Hostile("footnotes", says: nil, times(5000, "[^a]") + "\n\n[^a]: b"),
    Hostile("declarations", says: markup, "x " + times(60_000, "<!A ")),
    Hostile("instructions on lines of their own", says: markup, times(60_000, "x <?\n")),
    Hostile("data", says: markup, "x " + times(40_000, "<![CDATA[a")),
    Hostile(
      "an end in another cell", says: markup, "|a|b|\n|-|-|\n|" + times(60_000, "<?") + "|?>|"),
    Hostile("links after marks", says: brackets, "x " + times(60_000, "*a [b](c) ")),
    Hostile("notes after marks", says: brackets, "x " + times(60_000, "*~[^a]")),
    Hostile(
      "links after open images", says: brackets, times(40_000, "![ ") + times(40_000, "[a](b) ")),
    Hostile("addresses in a word", says: addresses, times(14_000, "www.a_")),
    Hostile("cut off addresses", says: addresses, times(14_000, "http://a<")),
    Hostile(
      "a deep list and empty lines", says: nesting, times(8000, "- ") + "x\n" + times(100_000, "\n")
    ),
    Hostile(
      "a deep list that ends its lines otherwise", says: nesting,
      "\u{FEFF}" + times(8000, "1. ") + "x\r" + times(100_000, "\r")),
    Hostile(
      "a deep list in a quote", says: nesting,
      "> " + times(8000, "- ") + "x\n" + times(100_000, ">\n")),
    Hostile(
      "a deep list by steps", says: nesting,
      (0..<1500).map { times($0, "  ") + "- a\n" }.joined() + times(200_000, "\n")),
    Hostile("deep notes", says: nesting, times(5000, "[^a]: ") + "x\n" + times(100_000, "\n")),
    Hostile("a deep quote and many words", says: nesting, times(50_000, ">") + times(50_000, "a*")),
    Hostile(
      "a deep quote and lines that go on", says: nesting,
      times(16_000, ">") + "x\n" + times(50_000, "1234567890. y\n")),
  ]

  static let nesting = "its lists and quotes are nested too deeply for its length"
  static let brackets = "a paragraph has too many ']' after '*', '_', '~' and '['"
  static let markup = "a paragraph has too many unclosed '<?' and '<!'"
  static let addresses = "words have too many 'www.' and '://' in them"

  @Test(arguments: texts)
  func costsLittleOrIsRefused(_ hostile: Hostile) {
    let clock = ContinuousClock()
    let start = clock.now

    let page = RenderedMarkdown(hostile.text)

    let hint = "split it into smaller pieces, or move the part into a data file, such as CSV"
    let words = page.diagnostics.map { $0.drop { $0 != " " } }
    #expect(
      words
        == (hostile.says.map {
          [" error: this Markdown would take too long to read: \($0)\n  hint: \(hint)"]
        } ?? []))
    // A debug build on a busy machine; a fault takes minutes.
    #expect(clock.now - start < .seconds(20))
  }

  @Test func refusalNamesTheLine() {
    let page = RenderedMarkdown("a\n\n" + Self.times(2001, "|") + "\n")

    #expect(page.diagnostics.first?.hasPrefix("f.md:7:1: error: ") == true)
    #expect(page.html == "")
  }

  @Test func usualTextsNearTheLimitsAreRead() {
    let row = Self.times(1999, "|a") + "|\n"

    #expect(RenderedMarkdown(row).diagnostics == [])
    #expect(RenderedMarkdown("|a|\n|-|\n" + Self.times(10_000, "|1|\n")).diagnostics == [])
    #expect(RenderedMarkdown(Self.times(19_999, "@\n")).diagnostics == [])
    let item = "- *Some* [name](https://example.org), \n  see `that`\n"
    #expect(RenderedMarkdown(Self.times(20_000, item)).diagnostics == [])
    #expect(RenderedMarkdown(Self.times(20_000, "> \(item)> \n\n")).diagnostics == [])
    let code = Self.times(20_000, Self.times(60, " ") + "a[*b] = !c;\n")
    #expect(RenderedMarkdown("```\n\(code)```\n").diagnostics == [])
    let references = (0..<20_000).map { "[\($0)]: https://example.org/\($0)\n" }.joined()
    #expect(RenderedMarkdown(references).diagnostics == [])
  }
}
