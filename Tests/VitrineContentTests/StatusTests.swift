import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct StatusTests {
  private static let records = """
    [{"id":"a","outcome":"passed","suite":"One"},{"id":"b","outcome":"failed","suite":"Two"},
     {"id":"c","outcome":"skipped","suite":"One"},{"id":"d","outcome":"failed","suite":"One"},
     {"id":"e","suite":"Two"}]
    """
  private static let declared = "{ field: outcome, order: [passed, skipped, failed] }"

  private func reading(
    _ section: String = "{ title: All }", status: String = declared, page: String = "",
    records: String = records
  ) throws -> ContentResult {
    try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        fields: { title: id, outcome: outcome, suite: suite }
        status: \(status)
      \(page)
      sections:
        - \(section)
      ---

      """, "a.json": records,
    ]).read()
  }

  private func keys(_ section: String) throws -> [String] {
    let reading = try reading(section)
    #expect(reading.diagnostics.allSatisfy { $0.kind == "not shown by any section" })
    return reading.content.pages[0].sections.flatMap(\.items).map { item in
      switch item.content {
      case .record(let index): reading.content.records[index].id.key
      case .outline(let id, _): id.outlineTitle
      }
    }
  }

  @Test func aStateIsTheBadgeOfARecordWithoutOne() throws {
    let reading = try reading()

    #expect(reading.content.records.map(\.badge) == ["passed", "failed", "skipped", "failed", nil])
    #expect(
      reading.content.records.map { $0.status?.rank }
        == [.best, .worst, .between, .worst, nil])
  }

  @Test(arguments: [
    ("{ sort: outcome }", "a c b d e"), ("{ sort: -outcome }", "b d c a e"),
    ("{ sort: [-outcome, -id] }", "d b c a e"),
    ("{ outline: outcome }", "failed b d skipped c passed a e"),
    ("{ outline: { by: outcome, sort: outcome } }", "passed a skipped c failed b d e"),
    ("{ outline: { by: outcome, sort: title } }", "failed b d passed a skipped c e"),
    ("{ outline: suite }", "One a c d Two b e"), ("{ each: outcome }", "b d c a e"),
    ("{ where: { outcome: failed } }", "b d"),
  ])
  func statesAreInTheirOrder(_ section: String, _ expected: String) throws {
    #expect(try keys(section).joined(separator: " ") == expected)
  }

  @Test(
    arguments: [
      ("{ outline: outcome }", .these(["failed"])), ("{ outline: suite }", nil),
      ("{ outline: outcome, where: { outcome: passed } }", nil),
      ("{ outline: outcome, open: true }", .all),
      ("{ outline: outcome, open: false }", OpenParents.none),
      ("{ outline: outcome, open: [passed, skipped] }", .these(["passed", "skipped"])),
      ("{ outline: suite, open: One }", .these(["One"])),
    ] as [(String, OpenParents?)])
  func theWorstAreOpenUnlessTheSectionSaysOthers(
    _ section: String, _ open: OpenParents?
  ) throws {
    let reading = try reading(section)

    #expect(reading.diagnostics.allSatisfy { $0.kind == "not shown by any section" })
    #expect(reading.content.pages[0].sections[0].open == open)
  }

  @Test func visitorsSortAndFilterByTheOrder() throws {
    let reading = try reading(page: "sorts: [-outcome]\nfilters: [outcome]")
    let filtering = try #require(reading.content.pages[0].filtering)

    #expect(filtering.sorts[0].ranks == [3, 0, 2, 1, 4])
    guard case .values(let values) = filtering.filters[0].choice else {
      return #expect(Bool(false), "no filter by values")
    }
    #expect(values.values.map(\.title) == ["failed", "skipped", "passed"])
  }

  @Test(
    arguments: [
      (
        "{ field: outcome, order: [passed] }",
        """
        index.md:5:36: error: 'order' needs at least two states
          hint: list them from best to worst, as in order: [passed, skipped, failed]
        """
      ),
      (
        "{ field: outcome, order: [passed, failed, passed] }",
        """
        index.md:5:53: error: 'order' has 'passed' twice
          hint: each state has one rank: remove one of the two
        """
      ),
      (
        "{ field: outcome }",
        """
        index.md:5:3: error: 'status' needs 'order'
          hint: write status: { field: outcome, order: [passed, skipped, failed] }
        """
      ),
      ("outcome", "index.md:5:11: error: 'status' must be a map, not 'outcome'"),
      (
        "{ field: outcom, order: [passed, skipped, failed] }",
        """
        index.md:5:20: warning: no record of 'index' has a field 'outcom'
          hint: did you mean 'outcome'?
        """
      ),
      (
        "{ field: outcome, order: [passed, skiped, failed] }",
        """
        a.json:2:2: warning: the state of 'c' is 'skipped', which is not in 'order'
          hint: did you mean 'skiped'?
        """
      ),
    ])
  func mistakesAreTold(_ status: String, _ text: String) throws {
    #expect(try reading(status: status).diagnostics.map(\.description) == [text])
  }

  @Test func aNameThatOpensNothingIsTold() throws {
    let section = "{ outline: outcome, open: [faild] }"

    #expect(
      try reading(section).diagnostics.map(\.description) == [
        """
        index.md:8:32: warning: no expandable item in the section is called 'faild'
          hint: did you mean 'failed'?
        """
      ])
  }
}
