import Testing

@testable import VitrineFormats
@testable import VitrineMarkdown

/// One entry of a list in each of the shapes that lists of links are written in.
@Suite struct ListEntryTests {
  struct Entry: CustomTestStringConvertible, Sendable {
    var markdown: String
    var values: String

    init(_ markdown: String, _ values: String) {
      self.markdown = markdown
      self.values = values
    }

    var testDescription: String { markdown }
  }

  static let entries = [
    Entry("[Owl](//o) - A bird of *prey*.", "title: Owl | link: //o | text: A bird of prey."),
    Entry("[Owl](//o) – a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o) — a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o): a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o) -- a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o), a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o) a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o)", "title: Owl | link: //o"),
    Entry("**[Owl](//o)** a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[**Owl**](//o) - a bird", "title: Owl | link: //o | text: a bird"),
    Entry("~~[Owl](//o)~~ - gone", "title: Owl | link: //o | text: gone"),
    Entry("[`owl`](//o) - a bird", "title: owl | link: //o | text: a bird"),
    Entry("**Owl** - a bird", "title: Owl | text: a bird"),
    Entry("**Owl:** a bird", "title: Owl | text: a bird"),
    Entry("Owl - a bird", "title: Owl | text: a bird"),
    Entry("Owl: a bird", "title: Owl | text: a bird"),
    Entry("Night owls:", "title: Night owls"),
    Entry("Well-known owls", "title: Well-known owls"),
    Entry(
      "https://o.example/ - a bird",
      "title: https://o.example/ | link: https://o.example/ | text: a bird"),
    Entry("[Owl][o] - a bird", "title: Owl | link: //defined | text: a bird"),
    Entry(
      "[Owl](//o) - Eats [mice](//m) and `seed`.",
      "title: Owl | link: //o | text: Eats [mice](<//m>) and `seed`. | links: [{title: mice, link: //m}]"
    ),
    Entry(
      "[![build](//b.svg)](//ci) [Owl](//o) - a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl](//o) ![stars](//s.svg) - a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[Owl ![](//s.svg)](//o) - a bird", "title: Owl | link: //o | text: a bird"),
    Entry("[![Owl](//logo.svg)](//o)", "title: Owl | link: //o"),
    Entry("🦉 [Owl](//o) - a bird", "title: Owl | link: //o | text: a bird | symbol: 🦉"),
    Entry("🦉 Owl - a bird", "title: Owl | text: a bird | symbol: 🦉"),
    Entry("🦉🌙 [Owl](//o) - a bird", "title: Owl | link: //o | text: 🦉🌙 a bird"),
    Entry(":owl: [Owl](//o) - a bird", "title: Owl | link: //o | text: :owl: a bird"),
    Entry(
      "[Owl](//o) and [Rook](//r) - birds",
      "title: Owl and Rook | link: //o | text: birds | links: [{title: Rook, link: //r}]"),
    Entry(
      "[Owl](//o) / [Rook](//r)",
      "title: Owl / Rook | link: //o | links: [{title: Rook, link: //r}]"),
    Entry(
      "Owl ([site](//o), [code](//c)) - a bird",
      "title: Owl | link: //o | text: a bird | links: [{title: code, link: //c}]"),
    Entry(
      "**Owl** ([site](//o)) ([code](//c)) a bird",
      "title: Owl | link: //o | text: a bird | links: [{title: code, link: //c}]"),
    Entry(
      "[Owl](//o) - A bird. ([Demo](//d), [Code](//c)) `MIT` `Go`",
      "title: Owl | link: //o | text: A bird. | links: [{title: Demo, link: //d}, {title: Code, link: //c}] | tags: [MIT, Go]"
    ),
    Entry("[Owl](//o) ⭐", "title: Owl | link: //o | text: ⭐"),
    Entry("[++](//o) - a bird", "title: ++ | link: //o | text: a bird"),
    Entry("[Owl](//o) - a bird.)", "title: Owl | link: //o | text: a bird.)"),
    Entry("[Owl](//o) .", "title: Owl | link: //o"),
    Entry("[Owl](//o) `C`, `C++`", "title: Owl | link: //o | tags: [C, C++]"),
    Entry("[Owl](//o) - A port of `grep`", "title: Owl | link: //o | text: A port of `grep`"),
    Entry("Jo Doe: [Owl](//o)", "title: Owl | link: //o | text: Jo Doe"),
    Entry("2019 - [Owl](//o) - a bird", "title: Owl | link: //o | text: 2019 – a bird"),
    Entry("Jo. [Owl](//o)", "title: Owl | link: //o | text: Jo."),
    Entry("The [owl](//o) hunts.", "title: owl | link: //o | text: The [owl](<//o>) hunts."),
    Entry("[Owl](//o)'s nest", "title: Owl | link: //o | text: Owl's nest"),
    Entry("Owl - see [its nest](//o)", "title: Owl | link: //o | text: see [its nest](<//o>)"),
    Entry(
      "<a href=\"//o\">Owl</a> - a <b>bird</b><br>of prey",
      "title: Owl | link: //o | text: a bird of prey"),
    Entry("[x] [Owl](//o) - seen", "title: Owl | link: //o | text: seen | done: true"),
    Entry("[ ] Owl", "title: Owl | done: false"),
    Entry(
      "[Owl](owl.md) ![an owl](owl.svg)",
      "title: Owl | link: owl.md | image: {src: owl.svg, alt: an owl}"),
    Entry(
      "[Owl](//o) - 2 * 3 < 7 [sic] a_b_ # \\<b>",
      "title: Owl | link: //o | text: 2 \\* 3 \\< 7 \\[sic\\] a\\_b\\_ # \\<b\\>"),
    Entry("[Owl](//o) - `<b>` is bold", "title: Owl | link: //o | text: \\<b\\> is bold"),
    Entry("[Owl](//o) - 1. first", "title: Owl | link: //o | text: 1\\. first"),
    Entry(
      "[Owl](<//o o>) - [a](<//b\\>c>)",
      "title: Owl | link: //o o | text: [a](<//b\\>c>) | links: [{title: a, link: //b>c}]"),
  ]

  private static let names = ["title", "link", "text", "links", "tags", "symbol", "done", "image"]

  @Test(arguments: entries) func anEntryHasItsParts(_ entry: Entry) {
    let parsed = ParsedMarkdown("- \(entry.markdown)\n\n[o]: //defined\n", .list)

    #expect(parsed.words == [])
    #expect(
      parsed.table(Self.names).map {
        $0.split(separator: " | ").dropFirst().joined(separator: " | ")
      }
        == [entry.values])
  }

  @Test func aDescriptionIsReadAsItsWords() {
    let parsed = ParsedMarkdown(
      "- [Owl](//o) - 2 * 3 * 4, `*a*`, [x] & a_b_c \\&lt; <b>&amp;</b>", .list)

    let text = parsed.records[0].value["text"]?.scalarText ?? ""
    #expect(plainText(ofMarkdown: text) == "2 * 3 * 4, *a*, [x] & a_b_c &lt; &")
  }

  @Test(arguments: ["- ", "* ", "+ ", "1. ", "7) "]) func everyMarkerBeginsAnEntry(_ marker: String)
  {
    let parsed = ParsedMarkdown("\(marker)[Owl](//o) - a bird\n", .list)

    #expect(parsed.table(["title", "text"]) == ["owl | title: Owl | text: a bird"])
  }

  @Test func furtherParagraphsAreTheBody() {
    let parsed = ParsedMarkdown(
      "- [Owl](//o)\n\n  Hunts at night.\n\n  More of [it][o].\n\n  ```sh\n  hoot\n  ```\n\n[o]: //defined\n",
      .list)

    #expect(
      parsed.table(["text", "body"]) == [
        "owl | text: Hunts at night. | body: More of [it](//defined).\n\n``` sh\nhoot\n```"
      ])
    #expect(parsed.records[0].value["body"]?.line == 5)
  }

  @Test func valuesHaveTheirPlaces() {
    let parsed = ParsedMarkdown(
      "---\ntitle: Birds\n---\n# Birds\n\n- **[Owl](//o)** - a bird\n  - [Rook](//r) in\n    two lines\n",
      .list)

    func places(_ record: Int) -> [String] {
      let value = parsed.records[record].value
      return ["\(value.line):\(value.column)"]
        + ["title", "link", "text"].map { name in
          value[name].map { "\(name) \($0.line):\($0.column)" } ?? "none"
        }
    }
    #expect(places(0) == ["6:1", "title 6:6", "link 6:6", "text 6:17"])
    #expect(places(1) == ["7:3", "title 7:6", "link 7:6", "text 7:16"])
  }
}
