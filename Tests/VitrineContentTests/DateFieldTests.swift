import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// Fields of dates in queries: `type: date`.
@Suite struct DateFieldTests {
  private static let dates = [
    ("a", "c. 1657"), ("b", "19th century"), ("c", "1914-18"), ("d", "n.d."), ("e", "before 1900"),
    ("f", "1914"), ("g", "500 BC"), ("h", "published 1905"), ("i", "1920s"), ("j", "May 1920"),
  ]

  private func reading(_ page: String, data: [(String, String)] = Self.dates) throws
    -> ContentResult
  {
    try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, made: { field: made, type: date } } }
      \(page)
      ---

      """,
      "a.csv": "id,made\n" + data.map { "\($0.0),\($0.1)\n" }.joined(),
    ]).read()
  }

  private func ids(_ section: String) throws -> String {
    let reading = try reading("sections: [ { \(section) } ]")
    #expect(reading.words.filter { !$0.contains("no section shows") } == [])
    let page = try #require(reading.content.pages.first)
    return page.sections[0].items.compactMap {
      if case .record(let record) = $0.content { record } else { nil }
    }
    .map { reading.content.records[$0].id.key }.joined()
  }

  @Test func recordsAreInTheOrderOfTheirDates() throws {
    #expect(try ids("sort: made") == "gabehfcijd")
    #expect(try ids("sort: -made") == "jicfhebagd")
  }

  @Test(arguments: [
    ("1657", "a"), ("c. 1657", "a"), ("19th century", "b"), ("18XX", "b"), ("1914", "f"),
    ("{ atLeast: 1914 }", "cfij"), ("{ atLeast: 20th century }", "cfhij"),
    ("{ atMost: 1899 }", "abeg"),
    ("{ atMost: c. 1657 }", "aeg"), ("{ atLeast: 1916, atMost: 1917 }", "c"),
    ("{ atLeast: 500 BC, atMost: 400 BC }", "ge"), ("{ has: false }", "d"),
    ("{ not: 1914 }", "abcdeghij"),
  ])
  func conditionsAskForTimes(condition: String, found: String) throws {
    #expect(try ids("where: { made: \(condition) }") == String(found.sorted()))
  }

  @Test func groupsAreDatesAndUnits() throws {
    let filtering = try #require(
      reading("groups: [made, made by century]").content.pages[0].filtering)

    let groups = filtering.groupings[1].groups
    #expect(
      groups == [
        .years((-499)...(-400)), .years(1600...1699), .years(1800...1899),
        .years(1900...1999), .other,
      ])
    #expect(filtering.groupings[1].groupsByRecord == [1, 2, 3, 4, 4, 3, 0, 3, 3, 3])
  }

  /// The first century has no year 0, and the one before it ends with 1 BC.
  @Test(arguments: [
    ("century", [-100: (-199)...(-100), -99: (-99)...0, 0: (-99)...0, 1: 1...99, 100: 100...199]),
    ("decade", [-9: (-9)...0, 9: 1...9, 10: 10...19]), ("year", [0: 0...0, -1: (-1)...(-1)]),
  ])
  func runsOfYearsHaveNoYearZero(unit: String, runs: [Int: ClosedRange<Int>]) throws {
    let years = try #require(ValueUnit(rawValue: unit)?.years)
    for (year, run) in runs { #expect(years.span(around: year) == run) }
    #expect(years.span(around: 10_000) == nil)
  }

  @Test func valuesOfAFilterAreInTheOrderOfTheirDates() throws {
    let filtering = try #require(reading("filters: [made]").content.pages[0].filtering)
    guard case .values(let values) = filtering.filters[0].choice else {
      Issue.record("no values")
      return
    }
    #expect(
      values.values.map { $0.localized?.value.date?.text } == [
        "-0499", "1657~", "18XX", "before 1900", "published 1905", "1914", "1914/1918", "192X",
        "1920-05", "undated",
      ])
  }

  @Test func whatIsNoDateStaysAText() throws {
    let reading = try reading("sections: [ { sort: made } ]", data: [("a", "soon"), ("b", "1900")])

    #expect(
      reading.words == [
        """
        a.csv:2:3: warning: 'soon' is not a date and stays text
          hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'
        """
      ])
    #expect(
      reading.content.records.map(\.fields) == [
        [Field(name: "made", value: .text("soon"))],
        [Field(name: "made", value: .date(ExtendedDate("1900")!))],
      ])
  }

  @Test func aSlotOfWordsHoldsNoDates() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, subtitle: { field: made, type: date } } }
      ---

      """,
      "a.csv": "id,made\na,c. 1657\n",
    ]).read()

    #expect(
      reading.words == [
        """
        index.md:2:57: warning: 'subtitle' contains text, not dates
          hint: put the date into 'date', or into a field of its own, such as made: { field: made, type: date }
        """
      ])
    #expect(reading.content.records[0].subtitle == "c. 1657")
  }
}
