import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct FigureTests {
  /// Durations of a, c and d in seconds: 1.5, 4, 0.25; b has none.
  private static let records = """
    [{"id":"a","outcome":"passed","duration":1.5,"suite":"One"},
     {"id":"b","outcome":"failed","suite":"Two"},
     {"id":"c","outcome":"passed","duration":4,"suite":"One"},
     {"id":"d","outcome":"skipped","duration":0.25,"suite":"One"}]
    """

  private func reading(_ figures: String, section: String = "", page: String = "") throws
    -> ContentResult
  {
    try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        fields: { title: id, outcome: outcome, suite: suite, length: duration }
        measures: { duration: { unit: s, better: lower } }
      \(page)
      sections:
        - { title: All, \(section)figures: \(figures) }
      ---

      """, "a.json": Self.records,
    ]).read()
  }

  private func figures(_ figures: String, section: String = "") throws -> [Figure] {
    let reading = try reading("[\(figures)]", section: section)
    #expect(reading.diagnostics.allSatisfy { $0.kind == "not shown by any section" })
    return reading.content.pages[0].sections[0].figures.figures
  }

  @Test(
    arguments: [
      ("{ count: true }", "count", 4, nil),
      ("{ share: passed, of: outcome }", "share passed of outcome", 50, "%"),
      ("{ share: failed, of: outcome }", "share failed of outcome", 25, "%"),
      ("{ share: none, of: outcome }", "share none of outcome", 0, "%"),
      ("{ sum: duration }", "sum duration", 5.75, "s"),
      ("{ mean: duration }", "mean duration", 1.916666667, "s"),
      ("{ median: duration }", "median duration", 1.5, "s"),
      ("{ max: duration }", "max duration", 4, "s"),
      ("{ min: length }", "min length", 0.25, nil),
      ("{ min: length, unit: min }", "min length", 0.25, "min"),
    ] as [(String, String, Double, String?)])
  func aFigureIsOfAllRecordsOfItsSection(
    _ figure: String, _ name: String, _ value: Double, _ unit: String?
  ) throws {
    let found = try #require(figures(figure).first)

    #expect(found.name == name && found.measure.value == value && found.measure.unit == unit)
  }

  @Test func aFigureHasItsTitleAndWhatIsBetter() throws {
    let found = try figures(
      "{ count: true }, { sum: duration }, { share: passed, of: outcome, title: Good, better: higher }"
    )

    #expect(found.map(\.title) == [nil, "Duration", "Good"])
    #expect(found.map(\.measure.rule.better) == [nil, .lower, .higher])
  }

  @Test(arguments: [
    ("3%", "sum", true), ("3%", "max", true), ("0.5", "sum", false), ("0.5", "max", true),
  ])
  func theNoiseOfAMeasureIsThatOfOneValueOfSeveral(
    _ noise: String, _ reduction: String, _ isKept: Bool
  ) throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        fields: { title: id }
        measures: { duration: { noise: \(noise) } }
      figures: [{ \(reduction): duration }]
      ---

      """, "a.json": Self.records,
    ]).read()

    #expect((reading.content.pages[0].figures.figures[0].measure.rule.noise != nil) == isKept)
  }

  @Test func theGreatestShowsItsRecord() throws {
    let found = try figures("{ max: duration, show: title }, { min: duration }")

    #expect(found.map(\.record) == [2, nil])
  }

  @Test func conditionsChooseAndALimitDoesNot() throws {
    let section = "where: { suite: One }, limit: 1, "

    #expect(try figures("{ count: true }", section: section).map(\.measure.value) == [3])
  }

  @Test func aShareIsNoneOrAllOnlyWhereItIsThat() throws {
    let records = (0..<3000).map { #"{"id":"\#($0)","ok":\#($0 > 0)}"# }.joined(separator: ",")
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, otherFields: true, fields: { title: id } }
      figures: [{ share: true, of: ok }, { share: false, of: ok, title: Bad }]
      ---

      """, "a.json": "[\(records)]",
    ]).read()

    #expect(reading.content.pages[0].figures.figures.map(\.measure.value) == [99.9, 0.1])
  }

  @Test func aShareOfFlagsIsSaidInAnyWord() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, fields: { title: id, ok: { type: flag } } }
      figures: [{ share: yes, of: ok }, { share: "0", of: ok, title: Bad }]
      ---

      """, "a.csv": "id,ok\na,x\nb,no\nc,ja\nd,1\n",
    ]).read()

    #expect(reading.content.pages[0].figures.figures.map(\.measure.value) == [75, 25])
  }

  @Test(
    arguments: [
      ("true", "count", 2), ("roots", "count", 2), ("leaves", "count leaves", 4),
      ("all", "count all", 6),
    ] as [(String, String, Double)])
  func recordsUnderRecordsAreCountedAsItSays(
    _ count: String, _ name: String, _ value: Double
  ) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        children: { from: parts, id: id, fields: { title: id } }
      figures: [{ count: \(count) }]
      sections:
        - { title: All, figures: [{ count: \(count) }] }
      ---

      """,
      "a.json": #"""
      [{"id":"a","title":"A","parts":[{"id":"1"},{"id":"2"},{"id":"3"}]},
       {"id":"b","title":"B","parts":[{"id":"1"}]}]
      """#,
    ])
    let reading = folder.read()
    let page = reading.content.pages[0]

    #expect(reading.words == [])
    for figures in [page.figures, page.sections[0].figures] {
      #expect(figures.figures.map(\.name) == [name] && figures.figures[0].measure.value == value)
    }
  }

  @Test func aPagesFiguresAreOfAllThatItShows() throws {
    let reading = try reading(
      "[]", section: "where: { suite: One }, ",
      page: "figures: [{ count: true }, { sum: duration }]")

    #expect(reading.content.pages[0].figures.figures.map(\.measure.value) == [3, 5.75])
  }

  @Test(arguments: [
    ("[{ count: true }]", KeyFigures.Style.band), ("{ of: [{ count: true }] }", .band),
    ("{ style: tiles, of: [{ count: true }] }", .tiles),
  ])
  func aListOfFiguresStandsAloneOrBesideItsStyle(
    _ figures: String, _ style: KeyFigures.Style
  ) throws {
    let reading = try reading(figures, page: "figures: \(figures)")
    let page = reading.content.pages[0]

    #expect(reading.diagnostics.isEmpty)
    for found in [page.figures, page.sections[0].figures] {
      #expect(found.figures.map(\.name) == ["count"] && found.style == style)
    }
  }

  @Test(
    arguments: [
      (
        "{ style: tiles }",
        """
        index.md:8:28: error: a map of key figures needs 'of'
          hint: write figures: { style: tiles, of: [{ count: true }] }
        """
      ),
      (
        "{ style: tile, of: [{ count: true }] }",
        """
        index.md:8:37: error: 'style' cannot be 'tile'
          hint: did you mean 'tiles'?
        """
      ),
      (
        "{ sum: duration }",
        """
        index.md:8:30: error: unknown key 'sum' in a map of key figures
          hint: the keys of a map of key figures are style, of
        """
      ),
      (
        "tiles",
        """
        index.md:8:28: error: 'figures' must be a list of figures, or a map with 'style' and 'of', not 'tiles'
        """
      ),
      (
        "[{ title: Nothing }]",
        """
        index.md:8:29: error: a figure needs something to show
          hint: give it one of 'count', 'share', 'sum', 'mean', 'median', 'max', 'min'
        """
      ),
      (
        "[{ share: passed }]",
        """
        index.md:8:29: error: a figure with 'share' needs 'of'
          hint: name the field that has the value, as in { share: passed, of: outcome }
        """
      ),
      (
        "[{ sum: duration, show: title }]",
        """
        index.md:8:29: error: a figure of several records cannot show a single one
          hint: only 'max' and 'min' support 'show'
        """
      ),
      (
        "[{ sum: duration, max: duration }]",
        """
        index.md:8:46: error: 'max' cannot be used with 'sum'
          hint: keep one of the two
        """
      ),
      (
        "[{ count: true }, { count: true, title: Again }]",
        """
        index.md:8:46: error: the figure 'count' appears twice here
          hint: builds could not tell them apart: remove one
        """
      ),
      (
        "[{ sum: duratin }]",
        """
        index.md:8:36: warning: no record of 'index' has a field 'duratin'
          hint: did you mean 'duration'?
        """
      ),
      (
        "[{ sum: suite }]",
        """
        index.md:8:36: warning: no record has a number in 'suite'
          hint: figures need a measure, or a field with numbers
        """
      ),
    ])
  func mistakesAreTold(_ figures: String, _ text: String) throws {
    #expect(try reading(figures).diagnostics.map(\.description) == [text])
  }
}
