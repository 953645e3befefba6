import Testing
import VitrineModel

@testable import VitrineSite

/// How the fields of a record read on its page.
@Suite struct FactTests {
  private func facts(_ value: FieldValue, language: String = "en") -> [Fact] {
    var record = record("a", of: "things")
    record.fields = [Field(name: "value", value: value)]
    let settings = SiteSettings(title: "Site")
    return record.facts(
      in: SiteWords(
        language: language, settings: settings, templates: defaultSiteTemplates), link: nil)
  }

  private static func number(_ literal: String) -> FieldValue {
    .number(.init(value: Double(literal) ?? 0, literal: literal))
  }

  @Test func aFactKeepsItsLines() {
    #expect(
      facts(.text("TO THE MEMORY\r\nOF OUR <FATHERS>\n\n1914\n")).map(\.markup)
        == ["TO THE MEMORY<br>OF OUR &lt;FATHERS&gt;<br><br>1914"])
    #expect(facts(.text("1914\n")).map(\.markup) == [nil])
  }

  /// Years have four digits, and so have none; what is no plain number stays as it is.
  @Test(
    arguments: [
      ("37553726", "en", "37,553,726"), ("37553726", "de", "37.553.726"), ("1984", "en", "1984"),
      ("12345", "fr", "12\u{202F}345"), ("-12345.678", "en", "\u{2212}12,345.678"),
      ("12345.678", "de", "12.345,678"),
      ("1984.12345", "en", "1984.12345"), ("1e21", "en", "1e21"), ("0012345", "en", "0012345"),
      ("0x1FFFFF", "en", "0x1FFFFF"), ("0.123456", "en", "0.123456"),
    ])
  func numbersHaveGroups(_ literal: String, _ language: String, _ text: String) {
    #expect(facts(Self.number(literal), language: language).map(\.text) == [text])
  }

  @Test(
    arguments: [
      ("2026-11-21", "en", "21 November 2026"), ("2026-11-21", "de", "21. November 2026"),
      ("2026-11-21T14:30:05.123Z", "en", "21 November 2026, 14:30 UTC"),
      ("2026-11-21T14:30:05Z", "de", "21. November 2026, 14:30 UTC"),
      ("2026-11-21 14:30:05 +02:00", "en", "21 November 2026, 14:30 +02:00"),
      ("2026-11-21T14:30", "en", "21 November 2026, 14:30"),
      ("2026-11-21T14:30-0500", "en", "21 November 2026, 14:30 -0500"),
      ("2026-11-21T00:00:00Z", "en", "21 November 2026"),
      ("2026-11-21T00:00:00", "en", "21 November 2026"), ("1905-10", "en", "1905-10"),
      ("12345", "en", "12345"), ("2026-11-41", "en", "2026-11-41"),
    ])
  func datesAndTimesAreShort(_ written: String, _ language: String, _ text: String) {
    #expect(facts(.text(written), language: language).map(\.text) == [text])
  }

  @Test func aListOfMapsIsATable() throws {
    let value = FieldValue.list([
      .object([
        Field(name: "cycle", value: .text("3.13")), Field(name: "endOfLife", value: .null),
        Field(name: "downloads", value: Self.number("120000")),
      ]),
      .null,
      .object([
        Field(name: "cycle", value: .text("3.14")),
        Field(name: "endOfLife", value: .text("2030-10-31")),
      ]),
    ])

    let table = try #require(facts(value).first?.table)

    #expect(table.columns == ["Cycle", "Downloads", "End of life"])
    #expect(table.rows == [["3.13", "120,000", ""], ["3.14", "", "31 October 2030"]])
  }

  @Test func mapsWithManyKeysAreALine() {
    let maps = (1...13).map { FieldValue.object([Field(name: "k\($0)", value: .text("v"))]) }

    #expect(facts(.list(maps)).map(\.text) == [(1...13).map { "k\($0) v" }.joined(separator: "; ")])
  }

  @Test(
    arguments: [
      (.list([.text("a"), number("10000")]), "a, 10,000"),
      (.list([.list([.text("a"), .text("b")]), .list([.text("c")])]), "a, b; c"),
      (.object([Field(name: "a", value: .object([Field(name: "b", value: .text("c"))]))]), "a b c"),
      (
        .list([.text("a"), .object([Field(name: "b", value: .text("c"))])]), "a; b c"
      ),
      (.list([.object([]), .null]), nil), (.object([]), nil), (.text(""), nil),
    ] as [(FieldValue, String?)])
  func nothingIsTooDeepForALine(_ value: FieldValue, _ text: String?) {
    #expect(facts(value).first?.text == text)
    #expect(facts(value).first?.table == nil)
  }

  @Test func aPageShowsATable() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"), pages: [page("", title: "Site")],
      records: [
        record("a", of: "index") {
          $0.output = "a/index.html"
          $0.fields = [
            Field(
              name: "parts",
              value: .list([.object([Field(name: "name", value: .text("Lid & rim"))])]))
          ]
        }
      ], assets: [])

    let html = try #require(try renderer(content).text("a/index.html"))

    #expect(
      html.contains(
        """
        <div><dt dir="auto">Parts</dt><dd><div class="table" role="region" tabindex="0" \
        aria-label="Parts"><table><thead><tr><th scope="col" dir="auto">Name</th></tr></thead>\
        <tbody><tr><td dir="auto">Lid &amp; rim</td></tr></tbody></table></div></dd></div>
        """))
    #expect(html.contains("assets/tables."))
  }
}
