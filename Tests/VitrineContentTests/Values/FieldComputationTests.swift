import Testing
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats

/// Fields that are computed: `count`, `sum`, `first`, `yearOf`, `decadeOf`, `centuryOf`, `ageOf`.
@Suite struct FieldComputationTests {
  private func reading(_ field: String, _ record: String) throws -> ContentResult {
    try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id, fields: { title: id, v: \(field) } }
      ---

      """,
      "a.json": #"[{"id":"a",\#(record)}]"#,
    ]).read()
  }

  private func value(_ field: String, _ record: String) throws -> String? {
    try reading(field, record).content.records[0].fields.first?.value.plainText
  }

  @Test(arguments: [
    (#""x":[1,"b",{"c":1}]"#, "3"), (#""x":[]"#, "0"), (#""y":1"#, "0"),
    (#""x":["",null,false]"#, "1"),
    (#""x":"a""#, "1"), (#""x":[[1,2],[3]]"#, "3"), (#""x":{"c":1}"#, "1"),
  ])
  func valuesAreCounted(record: String, count: String) throws {
    #expect(try value("{ count: x }", record) == count)
  }

  @Test func whatIsCountedNeedsNoNumbersForAUnit() throws {
    let reading = try reading("{ count: x, unit: people }", #""x":["Ada","Ben"]"#)
    #expect(reading.words == [])
    #expect(
      reading.content.records[0].fields
        == [Field(name: "v", value: .number(.init(literal: "2", unit: "people")))])
  }

  @Test func partsOfATextAreCounted() throws {
    #expect(try value("{ count: x, split: ',' }", #""x":"a, b,,c""#) == "3")
  }

  @Test(arguments: [
    (#""x":[{"p":0.1},{"p":0.2}]"#, "0.3"), (#""x":[{"p":"1.10"},{"p":2},{"q":5}]"#, "3.10"),
    (#""x":[{"p":-0.5},{"p":0.25}]"#, "-0.25"), (#""x":{"p":"12,5"}"#, "12.5"),
    (#""x":[{"p":9007199254740993},{"p":1}]"#, "9007199254740994"),
  ])
  func numbersAreAddedAsOnPaper(record: String, sum: String) throws {
    #expect(try value("{ sum: x.*.p }", record) == sum)
  }

  @Test func unitsAreAdded() throws {
    let fields = try reading("{ sum: x, unit: kg }", #""x":["1,5 kg","250 g"]"#).content.records[0]
      .fields
    #expect(fields == [Field(name: "v", value: .number(.init(literal: "1.750", unit: "kg")))])
  }

  @Test func whatIsNoNumberIsLeftOut() throws {
    let reading = try reading("{ sum: x }", #""x":[1,"free",2]"#)
    #expect(reading.content.records[0].fields.first?.value.plainText == "3")
    #expect(
      reading.words == [
        """
        a.json:1:19: warning: 'free' is not a number and stays text
          hint: a number looks like 1234.5 or 1 234,5, followed by nothing but the field's unit
        """
      ])
  }

  @Test(arguments: [
    (
      "{ sum: x }", #""x":[1,1e401]"#,
      """
      a.json:1:16: warning: '1e401' has an exponent over 400, so the sum cannot be computed
        hint: write it in another unit
      """
    ),
    (
      "{ ageOf: x, on: y }", #""x":"1950","y":"soon""#,
      """
      a.json:1:27: warning: 'soon' is not a date from which to compute an age
        hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'
      """
    ),
    (
      "{ ageOf: x, on: 2000-13-45 }", #""x":"1950""#,
      """
      index.md:2:77: warning: 'on' is '2000-13-45', which is not a date
        hint: write a day, as in on: 2026-11-21, or the path of one
      """
    ),
  ])
  func whatGivesNothingIsSaid(field: String, record: String, words: String) throws {
    #expect(try reading(field, record).words.contains(words))
  }

  @Test(arguments: [#""x":"1950""#, #""x":"1950","y":"""#, #""y":"soon""#])
  func anAgeWithoutADayIsNoMistake(record: String) throws {
    let reading = try reading("{ ageOf: x, on: y }", record)
    #expect(!reading.words.contains { $0.contains("is not a date") })
    #expect(reading.content.records[0].fields.isEmpty)
  }

  @Test(arguments: [
    ("{ first: x.*.n }", #""x":[{"m":1},{"n":"b"},{"n":"c"}]"#, "b"),
    ("{ first: x, type: number }", #""x":["1 234,5", 2]"#, "1234.5"),
    ("{ yearOf: x }", #""x":"14 July 1865""#, "1865"), ("{ yearOf: x }", #""x":"c. 1657""#, "1657"),
    ("{ decadeOf: x }", #""x":"May 1920""#, "192X"),
    ("{ centuryOf: x }", #""x":"c. 1657""#, "16XX"),
    ("{ centuryOf: x }", #""x":"1920s""#, "19XX"), ("{ centuryOf: x }", #""x":"500 BC""#, "-04XX"),
    ("{ ageOf: x, on: 2000-01-01 }", #""x":"1950-01-01""#, "50"),
    ("{ ageOf: x, on: 2000-01-01 }", #""x":"1950-01-02""#, "49"),
    ("{ ageOf: x, on: y }", #""x":"1853-03-30","y":"29 July 1890""#, "37"),
    ("{ ageOf: x, on: y }", #""x":"29 February 1896","y":"1900-02-28""#, "3"),
    ("{ ageOf: x, on: y }", #""x":"1853-03","y":"1890-07""#, "37"),
    ("{ ageOf: x, on: y }", #""x":"-0004-01-01","y":"0003-01-01""#, "7"),
  ])
  func valuesAreMadeOfValues(field: String, record: String, result: String) throws {
    #expect(try value(field, record) == result)
  }

  /// What may be in several years, and an age that may be one more or one less, is not said.
  @Test(arguments: [
    ("{ yearOf: x }", #""x":"1914–18""#), ("{ centuryOf: x }", #""x":"before 1900""#),
    ("{ yearOf: x }", #""x":"n.d.""#), ("{ ageOf: x, on: y }", #""x":"1853","y":"1890""#),
    ("{ ageOf: x, on: 1900-01-01 }", #""x":"1950-01-01""#), ("{ sum: x }", #""x":[]"#),
    ("{ first: x }", #""x":["",null]"#), ("{ ageOf: x, on: y }", #""x":"1853-03-30""#),
  ])
  func whatIsNotKnownIsMissing(field: String, record: String) throws {
    #expect(try value(field, record) == nil)
  }

  @Test(arguments: [
    (
      "{ count: x, sum: x }", "2:73",
      "'sum' cannot be used with 'count'\n  hint: keep one of the two"
    ),
    (
      "{ sum: x, type: date }", "2:71",
      "'type' cannot be used with 'sum'\n  hint: keep one of the two"
    ),
    (
      "{ count: x, default: none }", "2:73",
      "'default' cannot be used with 'count'\n  hint: keep one of the two"
    ),
    (
      "{ ageOf: x }", "2:63",
      "an age needs 'on'\n  hint: set the day, as in on: 2026-01-01, or its path, as in on: died"
    ),
    (
      "{ count: x, on: 2000 }", "2:73",
      "'on' requires 'ageOf'\n  hint: 'on' is the day of an age, as in { ageOf: born, on: died }"
    ),
    (
      "x, subtitle: { count: x }", "2:64",
      "'subtitle' cannot be computed\n  hint: put what is computed into a field of its own"
    ),
  ])
  func mistakesAreErrors(field: String, place: String, words: String) throws {
    let errors = try reading(field, #""x":"1""#).words.filter { $0.contains("error") }
    #expect(errors == ["index.md:\(place): error: \(words)"])
  }

  @Test func aRuleIsNotAskedOfWhatIsNoValueOfItsType() throws {
    let reading = try reading("{ field: x, unit: m, atMost: 25 }", #""x":["n/a","30"]"#)
    #expect(
      reading.words.map { $0.prefix { $0 != "\n" } } == [
        "a.json:1:16: warning: 'v' is '30' but must be at most '25'",
        "a.json:1:17: warning: 'n/a' is not a number and stays text",
      ])
  }

  @Test func conditionsAndRulesAskForTheResult() throws {
    let reading = try reading("{ count: x, atLeast: 2 }", #""x":[1]"#)
    #expect(reading.words.count == 1)
    #expect(reading.words[0].contains("'v' is '1' but must be at least '2'"))
  }

  /// Compared with whole numbers, each a thousandth.
  @Test func sumsAreThoseOfWholeNumbers() {
    var seed: UInt64 = 7
    for count in 1...200 {
      let numbers = (0..<count % 7 + 1).map { _ -> Int in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 44) - 500_000
      }
      let literals = numbers.map { "\($0)e-3" }
      let sum = ExactDecimal.sum(of: literals)
      let total = numbers.reduce(0, +)
      let digits = String(total.magnitude)
      let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      #expect(sum == (total < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3))
    }
  }

  @Test(.timeLimit(.minutes(30))) func longNumbersTakeTimeInProportion() {
    let long = String(repeating: "9", count: 1_000_000)
    let sum = ExactDecimal.sum(of: [long] + Array(repeating: "1", count: 500_000))
    #expect(sum?.count == 1_000_001)
    #expect(ExactDecimal.sum(of: ["1e999999999"]) == nil)
  }
}
