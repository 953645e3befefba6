import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct SparkTests {
  private func reading(_ layout: String, measures: String = "", page: String = "") throws
    -> ContentResult
  {
    try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id, otherFields: true\(measures) }
      sections: [{ title: All, layout: \(layout) }]
      \(page)---

      """,
      "a.json":
        #"[{ "id": "a", "title": "A", "seen": [1, 2], "names": ["x"], "mass": 3, "past": { "seen": [3] } }]"#,
    ]).read()
  }

  @Test(
    arguments: [
      ("list", nil), ("{ list: { spark: seen } }", .field("seen")),
      ("{ list: { spark: past.seen } }", .field("past.seen")),
      ("{ list: { spark: history } }", .history),
      ("{ table: { columns: [title], spark: history } }", .history),
      ("{ choose: [grid, { list: { spark: seen } }] }", .field("seen")),
      ("{ 0: { list: { spark: seen } }, 600: grid }", .field("seen")),
    ] as [(String, SparkSource?)])
  func aListOrATableSaysWhatItsLinesAreOf(_ layout: String, _ spark: SparkSource?) throws {
    let reading = try reading(layout, measures: ", measures: { mass: {} }")

    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.content.pages[0].sections[0].spark == spark)
  }

  @Test(
    arguments: [
      (
        "{ list: { spark: sen } }",
        """
        index.md:3:51: warning: 'spark' draws 'sen', which no record of 'index' has
          hint: did you mean 'seen'?
        """
      ),
      (
        "{ table: { columns: [title], spark: weights } }",
        """
        index.md:3:70: warning: 'spark' draws 'weights', which no record of 'index' has
          hint: it draws what records have: name it in the collection's 'fields'
        """
      ),
      (
        "{ choose: [grid, { list: { spark: history } }] }",
        """
        index.md:3:68: warning: 'spark: history' draws a measure, but no record of 'index' has one
          hint: Vitrine records only measures: declare one in the collection's 'measures'
        """
      ),
    ])
  func linesOfNothingAreTold(_ layout: String, _ text: String) throws {
    #expect(try reading(layout).diagnostics.map(\.description) == [text])
  }

  @Test(arguments: [
    ("seen", nil),
    ("title", "a list of numbers looks like [3, 7, 5]"),
    ("past", "a list of numbers looks like [3, 7, 5]"),
    ("names", "a list of numbers looks like [3, 7, 5]"),
    ("mass", "use 'spark: history' to plot a measure over all builds"),
  ])
  func onlyListsOfNumbersAreDrawn(_ field: String, _ hint: String?) throws {
    let reading = try reading("{ list: { spark: \(field) } }", measures: ", measures: { mass: {} }")

    #expect(
      reading.diagnostics.map(\.description)
        == [hint].compactMap { $0 }.map {
          """
          index.md:3:51: warning: 'spark' draws lists of numbers, but no record of 'index' has one in '\(field)'
            hint: \($0)
          """
        })
  }

  @Test(arguments: [
    ("{ 0: { list: { spark: seen } }, 600: { list: { spark: past.seen } } }", (56, 88)),
    (
      "{ choose: [{ list: { spark: seen } }, { list: { spark: past.seen }, title: Past }] }",
      (62, 89)
    ),
  ])
  func aSectionHasOneSpark(_ layout: String, _ columns: (Int, Int)) throws {
    #expect(
      try reading(layout).diagnostics.map(\.description) == [
        """
        index.md:3:\(columns.1): error: a section can have one 'spark', but this layout has 'seen' and 'past.seen'
          hint: keep one of the two; the other is at index.md:3:\(columns.0)
        """
      ])
  }

  @Test func listsOfOneSectionMayDrawTheSame() throws {
    let reading = try reading(
      "{ 0: { list: { spark: seen } }, 600: { list: { style: inset, spark: seen } } }")

    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.content.pages[0].sections[0].spark == .field("seen"))
  }

  @Test func thePagesLayoutHasLinesToo() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id }
      layout: { list: { spark: history } }
      ---

      """, "a.json": #"[{ "id": "a", "title": "A" }]"#,
    ]).read()

    #expect(reading.content.pages[0].sections[0].spark == .history)
    #expect(reading.diagnostics.map(\.kind) == ["trend without a measure"])
  }
}
