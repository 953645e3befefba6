import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Amounts of money, as pages say them.
@Suite struct MoneySiteTests {
  /// Patterns and spaces are those of CLDR.
  @Test func amountsOfMoney() throws {
    try checkFacts(
      "{ unit: EUR }",
      [
        (#""-3,5 €""#, "−€3.50", "−3,50 €", "−3,50 €"),
        (#""€ -1""#, "−€1", "−1 €", "−1 €"),
        (#""-0.5""#, "−€0.50", "−0,50 €", "−0,50 €"),
        (#""0.125 eur""#, "€0.125", "0,125 €", "0,125 €"),
        (#""EUR 12,50""#, "€12.50", "12,50 €", "12,50 €"),
        (#""1'200.– €""#, "€1,200", "1.200 €", "1 200 €"),
        (#""€1.200,5""#, "€1,200.50", "1.200,50 €", "1 200,50 €"),
        (
          #"["€ 1,234", 1234567.8]"#, "€1,234, €1,234,567.80", "1.234 €, 1.234.567,80 €",
          "1 234 €, 1 234 567,80 €"
        ),
        (#""$5""#, "$5", "$5", "$5"),
      ], but: 1)
    try checkFacts(
      "{ unit: CHF }",
      [
        (#""Fr. 12.50""#, "CHF 12.50", "12,50 CHF", "12,50 CHF"),
        (#""CHF 13.-""#, "CHF 13", "13 CHF", "13 CHF"),
        (#""14,– sFr.""#, "14,– sFr.", "14,– sFr.", "14,– sFr."),
      ], but: 1)
    try checkFacts(
      "{ unit: $ }",
      [
        (#""US$ 5""#, "$5", "5 $", "5 $"), (#""USD 6.5""#, "$6.50", "6,50 $", "6,50 $"),
        (#""$1,200""#, "$1,200", "1.200 $", "1 200 $"),
        (#""CA$ 5""#, "CA$ 5", "CA$ 5", "CA$ 5"), (#""EUR 5""#, "EUR 5", "EUR 5", "EUR 5"),
      ], but: 2)
    try checkFacts("{ unit: USD }", [("5", "US$5", "5 US$", "5 US$")])
    try checkFacts(
      "{ unit: JPY }",
      [
        (#""¥ 500""#, "¥500", "500 ¥", "500 ¥"), (#""1,200円""#, "¥1,200", "1.200 ¥", "1 200 ¥"),
      ])
    try checkFacts("{ unit: KWD }", [("1.5", "KWD 1.500", "1,500 KWD", "1,500 KWD")])
  }

  /// Dutch has the minus sign behind the sign of the currency.
  @Test func moneyOfTheDocumentation() throws {
    let rows = try documentedRows(of: "fields.md", titled: "in the data | with `unit: EUR`")
    #expect(rows.count == 6)
    for row in rows {
      try checkFacts("{ unit: EUR }", [(row[0].quoted, row[1], row[2], row[3])], in: ["en", "de"])
      try checkFacts("{ unit: EUR }", [(row[0].quoted, "", "", row[3])], in: ["nl"])
    }
  }

  @Test(arguments: [
    ("ja", "¥1,200", "CHF 1,200.50"), ("ar", "¥ 1,200", "CHF 1,200.50"),
    ("he", "\u{200F}1,200 ¥", "\u{200F}1,200.50 CHF"), ("pt", "¥ 1.200", "CHF 1.200,50"),
    ("sv", "¥ 1200", "CHF 1200.50"),
  ])
  func amountsInOtherLanguages(_ language: String, _ yen: String, _ francs: String) throws {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language)\n")
    try fixture.write(
      "---\ncollection: { from: a.json, page: true, fields: { title: id, v: { unit: JPY }, w: { unit: CHF } } }\n---\n",
      to: "content/index.md")
    try fixture.write(#"[{"id":"r","v":1200,"w":1200.5}]"#, to: "content/a.json")

    try fixture.build()

    let page = try fixture.folder.text(of: "site/r/index.html")
      .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: "")
    #expect(page.contains("<dd dir=\"auto\">\(yen)</dd>"))
    #expect(page.contains("<dd dir=\"auto\">\(francs)</dd>"))
  }

  /// Regions write numbers and days as CLDR has them, but for the apostrophe, the space between thousands of
  /// amounts in Austria, and signs of currencies.
  @Test(arguments: [
    ("de-AT", "1 234 567,5", "€ 12 345,50", "4. Juli 1865"),
    ("de-CH", "1’234’567.5", "€ 12’345.50", "4. Juli 1865"),
    ("de-ch-1996", "1’234’567.5", "€ 12’345.50", "4. Juli 1865"),
    ("de-LU", "1.234.567,5", "12.345,50 €", "4. Juli 1865"),
    ("en-GB", "1,234,567.5", "€12,345.50", "4 July 1865"),
    ("en-US", "1,234,567.5", "€12,345.50", "July 4, 1865"),
    ("en-CA", "1,234,567.5", "€12,345.50", "July 4, 1865"),
    ("es-MX", "1,234,567.5", "€12,345.50", "4 de julio de 1865"),
    ("es-US", "1,234,567.5", "€12,345.50", "4 de julio de 1865"),
    ("fr-CA", "1 234 567,5", "12 345,50 €", "4 juillet 1865"),
    ("it-CH", "1’234’567.5", "€ 12’345.50", "4 luglio 1865"),
    ("pt-PT", "1 234 567,5", "12 345,50 €", "4 de julho de 1865"),
  ])
  func aRegionWritesAsItsPeopleDo(
    _ language: String, _ number: String, _ money: String, _ day: String
  ) throws {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language)\n")
    try fixture.write(
      "---\ncollection: { from: a.json, page: true, fields: { title: id, n: { type: number }, v: { unit: EUR }, d: { type: date } } }\n---\n",
      to: "content/index.md")
    try fixture.write(
      #"[{"id":"r","n":1234567.5,"v":12345.5,"d":"1865-07-04"}]"#, to: "content/a.json")

    let report = try fixture.build()

    #expect(report.warnings.map(\.description) == [])
    let page = try fixture.folder.text(of: "site/r/index.html")
      .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    for said in [number, money, day] { #expect(page.contains(">\(said)<"), "\(said)") }
    #expect(!page.contains("lang=\"en\"") || language.hasPrefix("en"))
  }

  /// A list, its filter, its figures, its table and its chart say one amount in one way.
  @Test func moneyIsSaidTheSameEverywhere() throws {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: de\n")
    try fixture.write(
      """
      ---
      collection: { from: a.json, fields: { title: id, v: { unit: EUR } } }
      filters: [{ field: v, by: range }]
      sections:
        - { figures: [{ sum: v }], layout: { table: [title, v] } }
        - { layout: { chart: { mark: bar, x: title, y: v } } }
      ---

      """, to: "content/index.md")
    try fixture.write(
      #"[{"id":"a","v":1200},{"id":"b","v":"99,5"},{"id":"c","v":-3}]"#, to: "content/a.json")

    try fixture.build()

    let page = try fixture.folder.text(of: "site/index.html").replacing("\u{A0}", with: " ")
    #expect(page.contains(">1.296,50 €<"))
    #expect(page.contains("von −3 € (c) bis 1.200 € (a)"))
    #expect(
      page.contains(
        #"<span class="point" style="--d:2">99,50<span class="u"> €</span></span>"#))
  }

  /// The signs of CLDR's patterns `-¤#,##0.00`, `-#,##0.00 ¤` and `¤ -#,##0.00`.
  @Test(arguments: [
    ("en", #""around":["€",""],"decimals":2,"below":["−€",""]"#),
    ("de", #""around":[""," €"],"decimals":2,"below":["−"," €"]"#),
    ("nl", #""around":["€ ",""],"decimals":2,"below":["€ −",""]"#),
  ])
  func aRangeOfMoneySaysWhereTheMinusSignIs(_ language: String, _ said: String) throws {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language)\n")
    try fixture.write(
      """
      ---
      collection: { from: a.json, fields: { title: id, v: { unit: EUR } } }
      filters: [{ field: v, by: range }]
      ---

      """, to: "content/index.md")
    func script(of data: String) throws -> String {
      try fixture.write(data, to: "content/a.json")
      try fixture.build()
      let path = try #require(
        fixture.folder.contents(of: "site").first { $0.hasPrefix("assets/finding/index.") })
      return try fixture.folder.text(of: "site/\(path)").replacing("\u{A0}", with: " ")
    }

    #expect(try script(of: #"[{"id":"a","v":-3},{"id":"b","v":4}]"#).contains(said))
    #expect(try !script(of: #"[{"id":"a","v":3},{"id":"b","v":4}]"#).contains("below"))
  }
}
