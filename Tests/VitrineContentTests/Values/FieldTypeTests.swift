import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats

/// Fields of numbers, flags and lists: what is wrong with them, and how they are asked for.
@Suite struct FieldTypeTests {
  private func reading(
    _ field: String, _ values: [String], section: String = "sort: v", collection: String = "",
    page: String = "order: 1"
  ) throws -> ContentResult {
    try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id, fields: { title: id, v: \(field) }\(collection) }
      sections: [ { \(section) } ]
      \(page)
      ---

      """,
      "a.json": "["
        + zip("abcdefgh", values).map { #"{"id":"\#($0)","v":\#($1)}"# }.joined(separator: ",")
        + "]",
    ]).read()
  }

  private func ids(_ reading: ContentResult) throws -> String {
    try #require(reading.content.pages.first?.sections.first).items.compactMap(\.record)
      .map { reading.content.records[$0].id.key }.joined()
  }

  @Test(arguments: [
    (
      "{ type: number }", #""about 5""#,
      """
      a.json:1:16: warning: 'about 5' is not a number and stays text
        hint: a number looks like 1234.5 or 1 234,5, followed by nothing but the field's unit
      """
    ),
    (
      "{ type: number }", #""1,234""#,
      """
      a.json:1:16: warning: '1,234' has a comma that may separate thousands or decimals, and stays text
        hint: set the decimal separator: 'decimal: "."' or 'decimal: ","'
      """
    ),
    (
      "{ type: number }", #""5 kg""#,
      """
      a.json:1:16: warning: '5 kg' has the unit 'kg', and its field has none
        hint: set 'unit: kg' once for all values; this one stays text
      """
    ),
    (
      "{ unit: in }", #""5 cm""#,
      """
      a.json:1:16: warning: '5 cm' has the unit 'cm', which cannot be converted to 'in', and stays text
        hint: write it in 'in'
      """
    ),
    (
      "{ type: flag }", #""maybe""#,
      """
      a.json:1:16: warning: 'maybe' is neither yes nor no, and stays text
        hint: use yes and no, true and false, 1 and 0, or x
      """
    ),
    (
      "{ type: link }", #""see www.example.org""#,
      """
      a.json:1:16: warning: 'see www.example.org' is not an address and stays text
        hint: an address begins with https:// or mailto:, or is a path such as '/works/mask.md'
      """
    ),
    (
      "{ type: link }", #""lost.md""#,
      """
      a.json:1:2: warning: the link 'lost.md' leads nowhere
        hint: link to a content file or to a page of the site
      """
    ),
    (
      "{ unit: EUR }", #""$5""#,
      """
      a.json:1:16: warning: '$5' has the unit '$', which cannot be converted to 'EUR', and stays text
        hint: there is no exchange rate: write the amount in 'EUR'
      """
    ),
    (
      "{ type: size, unit: cm }", #""large""#,
      """
      a.json:1:16: warning: 'large' is not a size and stays as it is
        hint: a size is one to three lengths, such as 30 × 40 or H 30, W 40
      """
    ),
    (
      "{ type: size, unit: cm }", "[1, 2, 3, 4]",
      """
      a.json:1:16: warning: '1, 2, 3, 4' is not a size and stays as it is
        hint: a size is one to three lengths, such as 30 × 40 or H 30, W 40
      """
    ),
    (
      "{ type: size, unit: cm }", #""3 kg x 4 kg""#,
      """
      a.json:1:16: warning: '3 kg x 4 kg' has the unit 'kg', which cannot be converted to 'cm', and stays text
        hint: write it in 'cm'
      """
    ),
    (
      "{ type: size, unit: cm }", #"{"diagonal": 3}"#,
      """
      a.json:1:16: warning: 'v' must be a size, not a map
      """
    ),
    (
      "{ type: coordinates }", #""51, 200""#,
      """
      a.json:1:16: warning: '51, 200' is not a place on the earth and stays as it is
        hint: a place is a latitude from -90 to 90 and a longitude from -180 to 180, as 51.4778, -0.0014 or 51°28′40″N 0°00′05″W
      """
    ),
    (
      "{ type: coordinates }", #"{"x": 1, "y": 2}"#,
      """
      a.json:1:16: warning: 'v' must be a place on the earth, not a map
      """
    ),
    (
      "{ type: number }", #"{"kg": 5}"#,
      """
      a.json:1:16: warning: 'v' must be a number, not a map
      """
    ),
    (
      "{ type: flag }", #"[{"a": 5}]"#,
      """
      a.json:1:17: warning: 'v' must be yes or no, not a map
      """
    ),
    (
      "{ type: flag, unit: kg }", "true",
      """
      index.md:2:58: error: 'unit' cannot be used with 'type: flag'
        hint: only numbers and sizes support it: remove it, or write 'type: number'
      """
    ),
    (
      "{ decimal: ',', type: list }", "true",
      """
      index.md:2:58: error: 'decimal' cannot be used with 'type: list'
        hint: only numbers and sizes support it: remove it, or write 'type: number'
      """
    ),
  ])
  func whatIsNoneIsSaid(field: String, value: String, words: String) throws {
    #expect(try reading(field, [value]).words == [words])
  }

  /// A bound that is no value of its field matches nothing, in whatever it stands.
  @Test(arguments: [
    (
      "{ unit: m }", "v: { atLeast: 5 kg }",
      """
      index.md:3:38: error: 'v' is compared with '5 kg', whose unit 'kg' cannot be converted to 'm'
        hint: write it in 'm'
      """
    ),
    (
      "{ unit: m }", "any: [{ v: { atMost: high } }, { title: a }]",
      """
      index.md:3:45: error: 'v' is compared with 'high', which is not a number
        hint: a number looks like 1234.5 or 1 234,5, followed by nothing but the field's unit
      """
    ),
    (
      "{ unit: m }", "v: 1-2",
      """
      index.md:3:27: error: 'v' is compared with '1-2', which is not a number
        hint: write v: 1..2
      """
    ),
    (
      "{ type: number }", "v: { not: [1, 5 m] }",
      """
      index.md:3:34: error: 'v' is compared with '5 m', which has the unit 'm', and the field has none
        hint: remove it, or set 'unit: m' for the field
      """
    ),
    (
      "{ type: number }", "v: [1, '1,234']",
      """
      index.md:3:27: error: 'v' is compared with '1,234', whose comma may separate thousands or decimals
        hint: set the decimal separator: 'decimal: "."' or 'decimal: ","'
      """
    ),
    (
      "{ type: flag }", "v: perhaps",
      """
      index.md:3:27: error: 'v' is compared with 'perhaps', which is neither yes nor no
        hint: use yes and no, true and false, 1 and 0, or x
      """
    ),
    (
      "{ type: date }", "v: { atLeast: blue }",
      """
      index.md:3:38: error: 'v' is compared with 'blue', which is not a date
        hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'
      """
    ),
    (
      "{ type: size, unit: cm }", "v: { atLeast: big }",
      """
      index.md:3:38: error: 'v' is compared with 'big', which is not a size
        hint: a size is one to three lengths, such as 30 × 40 or H 30, W 40
      """
    ),
    (
      "{ type: coordinates }", "not: { v: here }",
      """
      index.md:3:34: error: 'v' is compared with 'here', which is not a place on the earth
        hint: a place is a latitude from -90 to 90 and a longitude from -180 to 180, as 51.4778, -0.0014 or 51°28′40″N 0°00′05″W
      """
    ),
  ])
  func aBoundOfAnotherTypeIsAnError(field: String, condition: String, words: String) throws {
    let reading = try reading(field, ["1"], section: "where: { \(condition) }")
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.description) == [words])
  }

  @Test(arguments: [
    "v: { contains: high }", "v: { startsWith: h }", "v: { has: false }", "v: 1 km", "v: 1..2",
    "v: ''", "w: high",
  ])
  func otherConditionsAreNoErrors(condition: String) throws {
    let reading = try reading(
      "{ unit: m }", ["1000"], section: "where: { \(condition) }, empty: None")
    #expect(!reading.words.contains { $0.contains("error") })
  }

  @Test func aBoundOfAnotherTypeIsFoundInRulesAndCollections() throws {
    func errors(_ reading: ContentResult) -> [String] {
      reading.diagnostics.filter { $0.severity == .error }
        .map { "\($0.location!.column) \($0.message)" }
    }
    #expect(
      try errors(reading("{ unit: m, atLeast: 5 kg, in: [1, tall] }", ["1"])) == [
        "81 'v' is compared with '5 kg', whose unit 'kg' cannot be converted to 'm'",
        "91 'v' is compared with 'tall', which is not a number",
      ])
    #expect(
      try errors(reading("{ type: flag }", ["true"], collection: ", where: { v: perhaps }"))
        == ["91 'v' is compared with 'perhaps', which is neither yes nor no"])
  }

  @Test(arguments: [
    "", " ", "x", "×", "30 ×", "× 30", "30 × × 40", "1x2x3x4", "30, 40", "-3 x 4", "3 x -4",
    "30 cm (x)",
    "30 (h) x 40 (h)", "H 30, H 40", "12 1/3 in", "12 3/2", "1/2/3", "30 × 40 cm × about 5",
    "30 – 40 cm",
    "٣ ×", "30 x 40 cm x", "(h) 30", "30cm40", "12 ½ ½", "1.5½",
    "4 × 3 in. (10.2 cm", "4 × 3 in. ()", "4 × 3 in. (framed: 5 × 4 in.)", "4 × 3 (10.2 × 7.6 cm)",
    "4 in. (10.2 × 7.6 cm)", "30 × 20 × 4 in. (76.2 × 50.8 cm)", "4 × 3 in. (10.2 × 7.6)",
    "support: ", "support: 5 × 4, frame: 6 × 5",
    "H: 28.3 cm H: 20.8 cm", "W x H: 30 x 40 cm", "28.3 cm 20.8 cm", "(1(1(1", "Ø",
  ])
  func aTextThatIsNoSize(_ text: String) {
    #expect(WrittenSize(text) == nil)
  }

  /// As museums write them. What is in brackets in the unit of the field counts as it is written.
  @Test(arguments: [
    ("4 7/8 × 3 in. (12.4 × 7.6 cm)", "12.4 × 7.6 cm"),
    ("12.4 × 7.6 cm (4 7/8 × 3 in.)", "12.4 × 7.6 cm"),
    ("4 × 3 in.", "10.16 × 7.62 cm"), ("H: 28.3 cm W: 20.8 cm", "28.3 × 20.8 cm"),
    ("W 20.8 cm H 28.3 cm", "28.3 × 20.8 cm"), ("H 28.3 W 20.8 D 3", "28.3 × 20.8 × 3 cm"),
    ("H. 4 in. (10.2 cm); W. 3 in. (7.6 cm)", "10.2 × 7.6 cm"),
    ("support: 512 × 349 mm", "51.2 × 34.9 cm"), ("Sheet (irregular): 5 × 4 cm", "5 × 4 cm"),
    ("Ø 21.9 cm", "21.9 cm"), ("⌀21.9", "21.9 cm"), ("diam. 21.9 cm", "21.9 cm"),
    ("Ø 5 cm, H 10 cm", "10 × 5 cm"), ("1/2 × 3/4 in.", "1.27 × 1.905 cm"),
    ("Overall: 9 x 6 1/2 x 2 in. (22.9 x 16.5 x 5.1 cm)", "22.9 × 16.5 × 5.1 cm"),
  ])
  func sizesOfMuseums(_ text: String, shown: String) throws {
    let reading = try reading("{ type: size, unit: cm }", ["\"\(text)\""])
    #expect(reading.words == [])
    guard case .composite(let size) = reading.content.records[0].fields[0].value else {
      Issue.record("no size: \(text)")
      return
    }
    #expect(size.text == shown)
  }

  /// Any beginning and any mixture is a size, a number or none, and never stops the program.
  @Test func beginningsAndMixturesOfSizesAndNumbers() {
    let pieces = [
      "4 7/8", "½", "⅓", " × ", "x", "3", "in.", "cm", " (", ")", "12.4", "H", "W:", "Ø", "⌀", ": ",
      "support", ",", " ", "-", "+", "2–4", "1/", "/2", "€", "e5", "😀", "٣", "\u{301}", ".",
    ]
    var state: UInt64 = 3
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<30_000 {
      let all = (0...next(8)).map { _ in pieces[next(pieces.count)] }.joined().unicodeScalars
      let text = String(String.UnicodeScalarView(all.prefix(next(all.count + 1))))
      for length in WrittenSize(text)?.lengths ?? [] {
        #expect(length.literal.map { Double($0) != nil } ?? true, "\(text)")
      }
      if let literal = WrittenNumber(text)?.literal { #expect(Double(literal) != nil, "\(text)") }
      if let span = NumberSpan(text) { #expect(span.first <= span.last, "\(text)") }
      _ = Int(roman: text)
    }
  }

  @Test(arguments: [
    // A number over 12 tells the order for all, wherever it stands.
    (["7/4/1976", "12/25/1999"], ["1976-07-04", "1999-12-25"], 0),
    (["7/4/1976", "25/12/1999", "5/5/2000"], ["1976-04-07", "1999-12-25", "2000-05-05"], 0),
    (["7/4/1976", "1/2/1990"], [nil, nil], 2),
    (["7/4/1976", "25/12/1999", "12/25/1999"], [nil, "1999-12-25", "1999-12-25"], 1),
    (["7/4/1976", "31.12.1999", "2001-12-25"], [nil, "1999-12-31", "2001-12-25"], 1),
  ])
  func aColumnTellsTheOrderOfDayAndMonth(
    values: [String], dates: [String?], warnings: Int
  ) throws {
    for field in ["v", "date"] {
      let folder = try ContentFixture([
        "index.md":
          "---\ncollection: { from: a.csv, id: id, fields: { title: id, \(field): \(field == "date" ? "v" : "{ type: date }") } }\n---\n",
        "a.csv": "id,v\n" + values.enumerated().map { "\($0),\($1)\n" }.joined(),
      ])
      for jobs in [1, 3] {
        let reading = folder.read(jobs: jobs)
        let found = reading.content.records.map { record in
          field == "date" ? record.date?.text : record.fields[0].value.date?.text
        }
        #expect(found == dates)
        #expect(
          reading.words.count { $0.contains("could be day-first or month-first") } == warnings)
      }
    }
  }

  /// Several threads read the records: each keeps its own date.
  @Test(arguments: [1, 3])
  func theLastOfManyRecordsTellsTheOrder(jobs: Int) throws {
    let days = (0..<1_700).map { $0 % 9 + 1 }
    let rows = days.map { "\($0)/10/2000" } + ["25/12/1999"]
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.csv, id: id, fields: { title: id, v: { type: date } } }\n---\n",
      "a.csv": "id,v\n" + rows.enumerated().map { "\($0),\($1)\n" }.joined(),
    ])
    let records = folder.read(jobs: jobs).content.records
    let dates = days.map { "2000-10-0\($0)" } + ["1999-12-25"]
    #expect(records.map { $0.fields[0].value.date?.text } == dates)
  }

  @Test(arguments: ["", "children: { from: all, id: id }"])
  func datesWithoutAMapAndOfChildrenTellTheOrder(children: String) throws {
    let dates = ["7/4/1976", "25/12/1999"].enumerated()
      .map { #"{ "id": "r\#($0)", "date": "\#($1)" }"# }.joined(separator: ", ")
    let isNested = !children.isEmpty
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id\(isNested ? ", " + children : "") }\n---\n",
      "a.json": isNested ? #"[{ "id": "top", "all": [\#(dates)] }]"# : "[\(dates)]",
    ])
    let reading = folder.read(jobs: 1)
    let records = reading.content.records.filter { $0.id.key != "top" }
    #expect(records.map { $0.date?.text } == ["1976-04-07", "1999-12-25"])
    #expect(!reading.words.contains { $0.contains("could be day-first") })
  }

  /// The last of 150 records tells the order, and is edited: the others are read again with it.
  @Test func aColumnThatTellsAnotherOrderIsReadAgain() throws {
    func data(_ last: String) -> String {
      let dates = (1...150).map { $0 == 150 ? last : $0 < 120 ? "7/4/1976" : "1999-01-01" }
      return "[\n"
        + dates.enumerated().map { #"{"id":"r\#($0)","v":"\#($1)"}"# }.joined(separator: ",\n")
        + "\n]"
    }
    let fixture = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id, fields: { title: id, v: { type: date } } }\n---\n",
      "a.json": data("25/12/1999"),
    ])
    let options = ContentOptions(cells: ["row", "card"])
    var previous: ContentResult?
    for (last, date, warnings) in [
      ("25/12/1999", "1976-04-07", 0), ("12/25/1999", "1976-07-04", 0), ("1/2/1999", nil, 120),
      ("13/2/1999", "1976-04-07", 0), ("13/2/1999", "1976-04-07", 0),
    ] {
      try fixture.write(Array(data(last).utf8), to: "a.json")
      let reading = readContent(
        at: fixture.path, options: options, keepsReading: true, previous: previous)
      previous = reading
      #expect(reading.content.records[0].fields[0].value.date?.text == date)
      #expect(reading.content.records[130].fields[0].value.date?.text == "1999-01-01")
      #expect(reading.words.count { $0.contains("day-first") } == warnings)
    }
  }

  @Test(arguments: [
    ("{ dayFirst: true }", "1976-04-07"), ("{ dayFirst: false }", "1976-07-04"),
    ("{ type: date, dayFirst: false }", "1976-07-04"),
  ])
  func aKeyTellsTheOrderOfDayAndMonth(field: String, date: String) throws {
    let reading = try reading(field, [#""7/4/1976""#])
    #expect(reading.words == [])
    #expect(reading.content.records[0].fields[0].value.date?.text == date)
  }

  @Test func aColumnOfRomanNumeralsIsOneOfNumbers() throws {
    let reading = try reading(
      "{ type: number }", [#""IX""#, #""XL""#, #""V""#, #""iv""#], section: "sort: v")
    #expect(try ids(reading) == "dcab")
    #expect(reading.words == [])
    let other = try self.reading(
      "{ type: number }", [#""IX""#, #""X-ray""#, "5"], section: "sort: v")
    #expect(other.words.count { $0.contains("is not a number and stays text") } == 2)
  }

  /// Spans are values of numbers, but nothing can be computed of them.
  @Test func spansOfNumbersAreNumbers() throws {
    let spans = [#""2–4""#, #""4+""#, "1", #""1-∞""#]
    let reading = try reading("{ type: number }", spans, section: "sort: v")
    #expect(reading.words == [])
    #expect(try ids(reading) == "cdab")
    #expect(try self.reading("{ sum: v }", spans).words.count { $0.contains("not a number") } >= 1)
  }

  @Test(arguments: [
    "", "N", "51", "51 N", "51 N 3 S", "-51 S, 8 E", "51°61′N 0°E", "51.5°30′N 0°E",
    "51°30′61″N 0°E",
    "91, 0", "-91, 0", "0, 180.5", "51-8", "51..5, 8", "north 51", "51 x 8", "1e2, 8",
    "°, °", "51°28 40",
  ])
  func aTextThatIsNoPlace(_ text: String) {
    #expect(GeoCoordinates(.text(text)) == nil)
  }

  /// 28 minutes and 40 seconds are 0.4777… of a degree, 5 seconds 0.001388….
  @Test(arguments: [
    ("51°28'40\"N, 0°0'5\"W", "51.477778, -0.001389"),
    ("51°28'40''N 0°0'5''W", "51.477778, -0.001389"),
    ("-0°30′, +10°", "-0.5, 10"), ("n51.4 w0.1", "51.4, -0.1"), ("51,5 N 0,25 E", "51.5, 0.25"),
    ("8.25W 46.50N", "46.50, -8.25"), ("51,8", "51, 8"), (" 051.5 ; −8 ", "51.5, -8"),
  ])
  func aTextThatIsAPlace(_ text: String, written: String) throws {
    #expect(try #require(GeoCoordinates(.text(text))).text == written)
  }

  /// What stands beside a size is compared with sizes of as many lengths.
  @Test(arguments: [
    ("atLeast: 20 × 20 cm", "bc"), ("atLeast: 200 x 200 mm", "bc"), ("atMost: 20 x 30", "ab"),
    ("atLeast: 10", "d"), ("not: 20 x 30 cm", "acde"),
  ])
  func sizesAreComparedByTheirExtent(condition: String, found: String) throws {
    let reading = try reading(
      "{ type: size, unit: cm }", [#""10 x 10""#, #""20.0 x 30""#, #""30x40""#, "50", #""1x1x1""#],
      section: "where: { v: { \(condition) } }, sort: id")
    #expect(try ids(reading) == found)
  }

  @Test(arguments: [
    ("20 x 30 cm", "b"), ("30 x 20 cm", ""), ("[10 x 10, 50]", "ad"),
  ])
  func aSizeIsFoundByItsLengths(condition: String, found: String) throws {
    let reading = try reading(
      "{ type: size, unit: cm }", [#""10 x 10""#, #""20.0 x 30""#, #""30x40""#, "50"],
      section: "where: { v: \(condition) }, sort: id, empty: None")
    #expect(try ids(reading) == found)
  }

  @Test(arguments: [
    ("*a* & `b`", "a & b", "<em>a</em> &amp; <code>b</code>"),
    (
      "**a** [b](https://c.org/?d&e)", "a b",
      #"<strong>a</strong> <a href="https://c.org/?d&amp;e" rel="external">b</a>"#
    ),
    ("![a](b.png) *c*", "a c", "a <em>c</em>"), ("*a* [b](javascript:c)", "a b", "<em>a</em> b"),
    ("*a* [b](/c)", "a b", "<em>a</em> b"), ("*a*\n*b*", "a b", "<em>a</em>\n<em>b</em>"),
  ])
  func markdownKeepsItsMarkup(text: String, words: String, html: String) throws {
    let json = text.replacing("\n", with: "\\n")
    let value = try reading("{ type: markdown }", ["\"\(json)\""]).content.records[0].fields[0]
      .value
    #expect(value == .markup(.init(text: words, html: html, written: text)))
  }

  /// Blocks cannot stand in a line.
  @Test(arguments: [
    ("a", "a"), ("a & b", "a & b"), ("# *a*", "a"), ("*a*\\n\\n*b*", "a b"), ("- *a*", "a"),
    ("> *a*", "a"), ("    *a*", "*a*"),
  ])
  func whatIsNoParagraphIsItsWords(json: String, words: String) throws {
    let value = try reading("{ type: markdown }", ["\"\(json)\""]).content.records[0].fields[0]
      .value
    #expect(value == .text(words))
  }

  @Test func linksOfMarkdownLeadToTheWeb() throws {
    #expect(
      try reading("{ type: markdown }", [#""[a](b.md)""#]).words == [
        """
        a.json:1:16: warning: the link 'b.md' is removed: links in fields must be web addresses
          hint: write its address with https://, or put the path into a field with 'type: link'
        """
      ])
  }

  @Test(arguments: [
    "javascript:alert(1)", "java\\tscript:x", "https://", "https:///a", "http:example.org", "a",
    "1",
    "data:text/html,x", "vbscript:x", "https://a b",
  ])
  func whatIsNoAddressStaysAText(address: String) throws {
    let reading = try reading("{ type: link }", ["\"\(address)\""])
    #expect(reading.words.count == 1)
    #expect(reading.content.records[0].fields[0].value.isLink == false)
  }

  @Test func linksAreAskedForByWhatTheySayAndByTheirAddress() throws {
    let values = [#""https://www.a.org/x""#, #""https://b.org""#, #""https://a.org/y""#]
    for (condition, found) in [
      ("a.org", "ac"), ("https://b.org", "b"), ("{ contains: /y }", "c"),
      ("{ startsWith: 'https://' }", "abc"), ("{ not: b.org }", "ac"),
    ] {
      let reading = try reading(
        "{ type: link }", values,
        section: "where: { v: '\(condition)' }"
          .replacing("'{", with: "{").replacing("}'", with: "}"))
      #expect(try ids(reading) == found, "\(condition)")
    }
  }

  @Test func slotsHoldTexts() throws {
    let words = try reading("v, subtitle: { field: v, type: number }", ["5"]).words
    #expect(
      words == [
        """
        index.md:2:64: warning: 'subtitle' contains text, not numbers
          hint: put it into a field of its own, such as made: { field: v, type: number }
        """
      ])
  }

  @Test func missingValuesAreNone() throws {
    let reading = try reading("{ type: number }", [#""""#, "null", #"" ""#, "[]", "[[], [1]]"])
    #expect(reading.words == [])
    #expect(reading.content.records.map { $0.fields.count } == [0, 0, 0, 1, 1])
  }

  @Test(arguments: [
    ("v: 12.5", "a"), ("v: '12,5 kg'", "a"), ("v: { atLeast: 1000 g }", "ab"), ("v: 1..2", "b"),
    ("v: { not: 1 kg }", "acd"), ("v: { atMost: '0,5 kg' }", "c"),
  ])
  func conditionsAskForNumbers(condition: String, found: String) throws {
    let values = [#""12,50 kg""#, #""1000 g""#, #""0.5""#, #""heavy""#]
    let reading = try reading("{ unit: kg }", values, section: "where: { \(condition) }")
    #expect(try ids(reading) == found)
  }

  @Test func collectionsAskForThem() throws {
    let collection = ", where: { v: ja }"
    let reading = try reading(
      "{ type: flag }", [#""yes""#, #""no""#, "1"], collection: collection)
    #expect(try ids(reading) == "ac")
  }

  @Test func rulesAskForThem() throws {
    let words = try reading("{ unit: kg, atLeast: 500 g }", [#""0,4""#, #""600 g""#]).words
    #expect(
      words == [
        """
        a.json:1:16: warning: 'v' is '0.4' but must be at least '0.500'
          hint: the rule is at index.md:2:82
        """
      ])
  }

  @Test func rangesAndFiguresHaveTheUnit() throws {
    let reading = try reading(
      "{ unit: kg }", ["1.5", #""500 g""#, "3"],
      section: "figures: [ { sum: v } ]", page: "filters: [ { field: v, by: range } ]")
    let page = try #require(reading.content.pages.first)
    #expect(reading.words == [])
    let figures = try #require(page.sections.first).figures.figures
    #expect(figures.map(\.measure.unit) == ["kg"])
    #expect(figures.map(\.measure.value) == [5])
    guard case .range(let range)? = page.filtering?.filters.first?.choice else {
      Issue.record("no range")
      return
    }
    #expect(range.unit == "kg")
    #expect(range.rangesByRecord == [1.5...1.5, 0.5...0.5, 3...3])
  }

  @Test func flagsAreAFilterOfFlags() throws {
    let reading = try reading(
      "{ type: flag }", [#""x""#, #""nein""#], page: "filters: [ v ]")
    #expect(
      reading.content.pages.first?.filtering?.filters.map(\.choice) == [
        .flag(ofRecords: [false, true])
      ])
  }
}
