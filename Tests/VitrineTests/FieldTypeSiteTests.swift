import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Values of fields with a type, as pages of three languages say them.
///
/// Each table is in the order in which a list that is sorted by the field shows its records. What is expected
/// follows from the rules in `content/docs/fields.md` and from CLDR's patterns of numbers.
@Suite struct FieldTypeSiteTests {
  /// Tables whose cells are told apart have the same rules.
  @Test func aStylesheetIsWrittenOnce() throws {
    let fixture = try HistoryFixture(settings: "title: T\n")
    try fixture.write(
      """
      ---
      collection:
        from: a.json
        fields: { title: id, web: { type: link }, tags: tags }
        terms: [tags, family]
        otherFields: true
      sections:
        - { where: { shown: true }, layout: { table: [title, web, tags] } }
      ---

      """, to: "content/index.md")
    try fixture.write(
      #"[{"id":"a","web":"https://a.b","tags":["x","y"],"family":"f","shown":true},{"id":"b","tags":["x"],"family":"g"}]"#,
      to: "content/a.json")

    try fixture.build()
    let report = try fixture.build()

    #expect(report.writtenFiles == 0)
  }

  @Test func markupDeepInListsIsLookedForOnce() throws {
    let depth = 200
    let fixture = try HistoryFixture(settings: "title: T\n")
    try fixture.write(
      "---\ncollection: { from: a.json, page: true, fields: { title: id, v: { type: markdown } } }\n---\n",
      to: "content/index.md")
    let lists =
      String(repeating: "[", count: depth) + #""*a*""# + String(repeating: "]", count: depth)
    try fixture.write(#"[{"id":"r","v":\#(lists)}]"#, to: "content/a.json")

    try fixture.build()

    #expect(try fact(in: fixture.folder.text(of: "site/r/index.html")) == "<em>a</em>")
  }

  @Test func numbersWithAUnit() throws {
    try checkFacts(
      "{ unit: kg }",
      [
        (#""-3,5 kg""#, "−3.5 kg", "−3,5 kg", "−3,5 kg"),
        (#""0,125""#, "0.125 kg", "0,125 kg", "0,125 kg"),
        (#"".5""#, "0.5 kg", "0,5 kg", "0,5 kg"),
        ("1.10", "1.10 kg", "1,10 kg", "1,10 kg"),
        (#""1500 g""#, "1.500 kg", "1,500 kg", "1,500 kg"),
        (#""12.50kg""#, "12.50 kg", "12,50 kg", "12,50 kg"),
        (#""1 234""#, "1,234 kg", "1.234 kg", "1 234 kg"),
        (#""1.234,5 KG""#, "1,234.5 kg", "1.234,5 kg", "1 234,5 kg"),
        (#""2 t""#, "2,000 kg", "2.000 kg", "2 000 kg"),
        (#""12'345""#, "12,345 kg", "12.345 kg", "12 345 kg"),
        (#""1,234,567.89""#, "1,234,567.89 kg", "1.234.567,89 kg", "1 234 567,89 kg"),
        (
          #"["9007199254740993", 1]"#, "9,007,199,254,740,993 kg, 1 kg",
          "9.007.199.254.740.993 kg, 1 kg", "9 007 199 254 740 993 kg, 1 kg"
        ),
        (#""about 5 kg""#, "about 5 kg", "about 5 kg", "about 5 kg"),
      ], but: 1)
  }

  /// The rows of a table say what is in the data, in English and in German.
  @Test func numbersOfTheDocumentation() throws {
    let rows = try documentedRows(of: "fields.md", titled: "in the data | with `unit: kg`")
    #expect(rows.count == 9)
    for row in rows {
      try checkFacts("{ unit: kg }", [(row[0].quoted, row[1], row[2], row[2])], in: ["en", "de"])
    }
  }

  @Test(arguments: [
    ("in the data | with `unit: cm`", "{ type: size, unit: cm }", 12),
    ("in the data | in English", "{ type: coordinates }", 7),
  ])
  func valuesOfTheDocumentation(_ title: String, _ field: String, count: Int) throws {
    let rows = try documentedRows(of: "fields.md", titled: title)
    #expect(rows.count == count)
    for row in rows {
      let json = row[0].trimmingCharacters(in: ["`"])
      try checkFacts(field, [(json, row[1], row[2], "")], in: ["en", "de"])
    }
  }

  /// Single lengths, areas and volumes, each by what they measure.
  @Test func sizes() throws {
    try checkFacts(
      "{ type: size, unit: cm }",
      [
        (#""½ cm""#, "0.5 cm", "0,5 cm", "0,5 cm"),
        ("1200.5", "1,200.5 cm", "1.200,5 cm", "1 200,5 cm"),
        (#""0.1 X 3000""#, "0.1 × 3,000 cm", "0,1 × 3.000 cm", "0,1 × 3 000 cm"),
        (#""20 x 30""#, "20 × 30 cm", "20 × 30 cm", "20 × 30 cm"),
        (#""Höhe 30 cm; Breite: 20 cm""#, "30 × 20 cm", "30 × 20 cm", "30 × 20 cm"),
        (
          #"["30 x 40", "1 x 1"]"#, "30 × 40 cm, 1 × 1 cm", "30 × 40 cm, 1 × 1 cm",
          "30 × 40 cm, 1 × 1 cm"
        ),
        (
          #"{"depth": "1 in", "width": 2, "height": 1, "unit": "cm"}"#, "1 × 2 × 2.54 cm",
          "1 × 2 × 2,54 cm", "1 × 2 × 2,54 cm"
        ),
        (#""about 5 x 5""#, "about 5 x 5", "about 5 x 5", "about 5 x 5"),
      ], but: 1)
    try checkFacts("{ type: size }", [("[2, 3]", "2 × 3", "2 × 3", "2 × 3")])
  }

  /// From north to south, then from west to east. Letters are those of CLDR.
  @Test func places() throws {
    try checkFacts(
      "{ type: coordinates }",
      [
        (#""90 N 0 E""#, "90° N, 0° E", "90° N, 0° O", "90° N, 0° E"),
        (#""51.50, -0.1""#, "51.50° N, 0.1° W", "51,50° N, 0,1° W", "51,50° N, 0,1° O"),
        (#"["51.5", "-0"]"#, "51.5° N, 0° E", "51,5° N, 0° O", "51,5° N, 0° E"),
        (#""2,35° E; 48,86° N""#, "48.86° N, 2.35° E", "48,86° N, 2,35° O", "48,86° N, 2,35° E"),
        (#""-33.9 151.2""#, "33.9° S, 151.2° E", "33,9° S, 151,2° O", "33,9° S, 151,2° E"),
        (#""51, 200""#, "51, 200", "51, 200", "51, 200"),
      ], but: 1)
  }

  @Test(arguments: [
    ("ja", "北緯51.5°, 西経0.1°", "30.5 × 40 cm"), ("nl", "51,5° NB, 0,1° WL", "30,5 × 40 cm"),
    ("pt", "51,5° N, 0,1° O", "30,5 × 40 cm"), ("ar", "51.5° شمال, 0.1° غ", "30.5 × 40 cm"),
    ("sv", "51.5° N, 0.1° W", "30.5 × 40 cm"),
  ])
  func placesAndSizesInOtherLanguages(_ language: String, _ place: String, _ size: String) throws {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language)\n")
    try fixture.write(
      "---\ncollection: { from: a.json, page: true, fields: { title: id, v: { type: coordinates }, w: { type: size, unit: cm } } }\n---\n",
      to: "content/index.md")
    try fixture.write(#"[{"id":"r","v":[51.5,-0.1],"w":"30,5 x 40"}]"#, to: "content/a.json")

    try fixture.build()

    let page = try fixture.folder.text(of: "site/r/index.html").replacing("\u{A0}", with: " ")
    #expect(page.contains("<dd dir=\"auto\">\(place)</dd>"))
    #expect(page.contains("<dd dir=\"auto\">\(size)</dd>"))
  }

  @Test func flagsOfTheDocumentation() throws {
    for row in try documentedRows(of: "fields.md", titled: "yes | no") {
      for (cell, words) in zip(row, [("Yes", "Ja"), ("No", "Nein")]) {
        for word in cell.components(separatedBy: "`, `") {
          try checkFacts("{ type: flag }", [(word.quoted, words.0, words.1, "")], in: ["en", "de"])
        }
      }
    }
  }

  /// The rows say what is in the data, the field, and both languages.
  @Test func computedValuesOfTheDocumentation() throws {
    let rows = try documentedRows(of: "fields.md", titled: "in the data | the field")
    #expect(rows.count == 6)
    for row in rows {
      let cells = row.map { $0.trimmingCharacters(in: ["`", " "]) }
      try checkFacts(cells[1], [(cells[0], cells[2], cells[3], "")], in: ["en", "de"])
    }
  }

  @Test func centuries() throws {
    try checkFacts(
      "{ centuryOf: v }",
      [
        (#""500 BC""#, "5th century BC", "5. Jahrhundert v. Chr.", "Ve siècle av. J.-C."),
        (#""c. 1657""#, "17th century", "17. Jahrhundert", "XVIIe siècle"),
        (#""1800""#, "19th century", "19. Jahrhundert", "XIXe siècle"),
      ])
  }

  @Test func sums() throws {
    try checkFacts(
      "{ sum: v, unit: EUR }",
      [
        ("[-0.1, -0.2]", "−€0.30", "−0,30 €", "−0,30 €"),
        ("[0.1, 0.2]", "€0.30", "0,30 €", "0,30 €"),
        (#"["12.345,50", "EUR 1"]"#, "€12,346.50", "12.346,50 €", "12 346,50 €"),
      ])
  }

  @Test func markdown() throws {
    let list = "<em>b</em>, c &amp; d"
    try checkFacts(
      "{ type: markdown }",
      [
        (#""*a* & b""#, "<em>a</em> &amp; b", "<em>a</em> &amp; b", "<em>a</em> &amp; b"),
        (#"["*b*", "c & d"]"#, list, list, list),
      ])
  }

  @Test func shares() throws {
    try checkFacts(
      "{ unit: '%' }", [(#""5,5 %""#, "5.5%", "5,5 %", "5,5 %"), ("80", "80%", "80 %", "80 %")])
  }

  @Test func flags() throws {
    try checkFacts(
      "{ type: flag }",
      [
        (#""no""#, "No", "Nein", "Non"), ("0", "No", "Nein", "Non"),
        (#""Nein""#, "No", "Nein", "Non"),
        ("false", "No", "Nein", "Non"), ("true", "Yes", "Ja", "Oui"), (#""x""#, "Yes", "Ja", "Oui"),
        (#""OUI ""#, "Yes", "Ja", "Oui"), ("1", "Yes", "Ja", "Oui"),
        (#""maybe""#, "maybe", "maybe", "maybe"),
      ], but: 1)
  }

  @Test func links() throws {
    let cases = [
      (#""tel:+43123""#, "tel:+43123", "+43123", ""),
      (#""mailto:a@b.org?subject=c""#, "mailto:a@b.org?subject=c", "a@b.org", ""),
      (#""//cdn.example.org/x""#, "//cdn.example.org/x", "cdn.example.org", ""),
      (#""https://www.Example.org/a/b?c#d""#, "https://www.Example.org/a/b?c#d", "example.org", ""),
      (#""http://me@example.org:8080""#, "http://me@example.org:8080", "example.org:8080", ""),
    ].sorted { $0.2 < $1.2 }.map { json, address, title, _ in
      let link = "<a href=\"\(address)\">\(title)</a>"
      return FactCase(json, link, link, link)
    }
    try checkFacts("{ type: link }", cases)
  }

  @Test func linksInTheSite() throws {
    let fixture = try HistoryFixture()
    try fixture.write(
      """
      ---
      collection: { from: a.json, page: true, fields: { title: id, v: { type: link } } }
      sections: [ { layout: { table: [title, v] } } ]
      ---

      """, to: "content/index.md")
    try fixture.write("---\ntitle: Maps & plans\n---\n", to: "content/other/index.md")
    try fixture.write(
      #"[{"id":"a","v":"other/index.md#x"},{"id":"b","v":["/a/index.html","https://b.org"]}]"#,
      to: "content/a.json")

    #expect(try fixture.build().warnings.isEmpty)

    #expect(
      try fact(in: fixture.folder.text(of: "site/a/index.html"))
        == ##"<a href="../other/index.html#x">Maps &amp; plans</a>"##)
    #expect(
      try fact(in: fixture.folder.text(of: "site/b/index.html"))
        == #"<a href="../a/index.html">a</a>, <a href="https://b.org">b.org</a>"#)
    let table = try fixture.folder.text(of: "site/index.html")
    #expect(table.contains(##"<a href="other/index.html#x" dir="auto">Maps &amp; plans</a>"##))
    let snapshot = try fixture.folder.text(of: "site/snapshot.json")
    #expect(snapshot.contains(##""v":"other/index.md#x""##))

    // The title of the page that a link leads to is on the pages that have the link.
    try fixture.write("---\ntitle: Plans\n---\n", to: "content/other/index.md")
    try fixture.build()
    #expect(
      try fact(in: fixture.folder.text(of: "site/a/index.html"))
        == ##"<a href="../other/index.html#x">Plans</a>"##)
  }

  @Test func lists() throws {
    try checkFacts(
      "{ type: list }",
      [("7", "7", "7", "7"), (#""a""#, "a", "a", "a"), (#"["b", "c"]"#, "b, c", "b, c", "b, c")])
  }

  /// Every language that pages speak can be read back.
  @Test func wordsOfPagesAreFlags() throws {
    for language in templateLanguages {
      let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language)\n")
      try fixture.write(
        "---\ncollection: { from: a.json, page: true, fields: { title: id, v: { type: flag } } }\n---\n",
        to: "content/index.md")
      func said(_ values: [String]) throws -> [String] {
        let records = values.enumerated().map { #"{"id":"r\#($0)","v":"\#($1)"}"# }
        try fixture.write("[\(records.joined(separator: ","))]", to: "content/a.json")
        #expect(try fixture.build().warnings.isEmpty, "\(language)")
        return try values.indices.map {
          try fact(in: fixture.folder.text(of: "site/r\($0)/index.html"))
        }
      }

      let words = try said(["yes", "no"])

      #expect(Set(words).count == 2)
      #expect(try said(words) == words)
    }
  }

  private let templateLanguages = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "zh",
  ]
}
