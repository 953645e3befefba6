import TestSupport
import Testing
import VitrineModel

@testable import VitrineContent

/// Sections and outlines by a part of values: letters, months, years, decades, centuries.
@Suite struct GroupingByUnitTests {
  static let works = #"""
    [{"id":"a","title":"Étude","made":"1994-05-02"}, {"id":"b","title":"owl","made":"c. 1850"},
     {"id":"c","title":"2 owls","made":1987}, {"id":"d","title":"Ear","made":"1990s"},
     {"id":"e","title":"Zoo","made":"19th century"}, {"id":"f","title":"Oak"},
     {"id":"g","title":"Ox","made":"500 BC"}, {"id":"h","title":"Egg","made":"May 1994"}]
    """#

  private func read(_ section: String) throws -> ContentResult {
    try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        fields: { title: title, made: { field: made, type: date, default: "" } }
      sections:
        - { \(section) }
      ---

      """, "a.json": Self.works,
    ]).read()
  }

  @Test func sectionsStandInTheOrderOfTime() throws {
    let reading = try read(
      "each: { by: made by decade, labels: { 1990: The nineties }, none: Undated }")

    let sections = reading.content.pages[0].sections
    #expect(reading.words == [])
    #expect(sections.map(\.title) == ["-499", "1850", "1980", "The nineties", "Undated"])
    #expect(
      sections.map(\.localized.title?.value.date?.text) == ["-049X", "185X", "198X", nil, nil])
    #expect(sections.map(\.id) == ["499", "1850", "1980", "the-nineties", "undated"])
    #expect(
      reading.shown(on: "index.html") == [
        ["Ox"], ["owl"], ["2 owls"], ["Étude", "Ear", "Egg"], ["Zoo", "Oak"],
      ])
  }

  @Test(arguments: [
    (
      "outline: { by: title by letter, every: true }",
      [
        "0–9", "  2 owls", "E", "  Étude", "  Ear", "  Egg", "O", "  owl", "  Oak", "  Ox", "Z",
        "  Zoo",
      ]
    ),
    (
      "outline: { by: [made by century, made by decade], none: Undated }",
      [
        "-499", "  -499", "    Ox", "1800", "  1850", "    owl", "  Undated", "    Zoo", "1900",
        "  1980", "    2 owls", "  1990", "    Étude", "    Ear", "    Egg", "Undated",
        "  Undated", "    Oak",
      ]
    ),
    (
      "outline: made by month",
      ["1994-05", "  Étude", "  Egg", "owl", "2 owls", "Ear", "Zoo", "Oak", "Ox"]
    ),
    (
      "outline: { by: made by year, sort: -count }",
      [
        "1994", "  Étude", "  Egg", "1850", "  owl", "1987", "  2 owls", "-499", "  Ox", "Ear",
        "Zoo", "Oak",
      ]
    ),
  ])
  func anOutlineHasAParentForEachPart(_ section: String, _ shown: [String]) throws {
    let reading = try read(section)
    #expect(reading.words == [])
    #expect(reading.shown(on: "index.html") == [shown])
  }

  @Test func wholeDatesAreSaidInWordsToo() throws {
    let section = try read("outline: made").content.pages[0].sections[0]
    #expect(section.localized.parents["~made~18XX"]?.value.date?.text == "18XX")
    #expect(section.localized.parents["~made~1850~~~~"] == nil)
  }

  @Test func parentsOpenByTheirFirstYear() throws {
    let reading = try read("outline: made by decade, open: [1990]")
    #expect(reading.words == [])
    #expect(reading.content.pages[0].sections[0].open == .these(["1990"]))
  }

  @Test func anIndexByMonthKnowsTheTimes() throws {
    let folder = try ContentFixture.page(
      "repeats: true, sort: on, index: on by month",
      of: #"""
        [{"id":"a","title":"A","on":"2024-05-01"}, {"id":"b","title":"B","on":"2024-05-03"},
         {"id":"c","title":"C","on":"2024-06"}, {"id":"d","title":"D","on":"2025-01-01"}]
        """#)
    #expect(
      folder.read().content.pages[0].sections[1].index.map(\.localized?.value)
        == ["2024-05", "2024-06", "2025-01"].map { ExtendedDate($0).map(FieldValue.date) })
  }

  @Test(arguments: [
    (
      "outline: title by decade",
      [
        """
        index.md:6:16: warning: no record has a date or a year in 'title'
          hint: write 'title by value', so that each value forms a group
        """
      ]
    ),
    (
      "each: { by: title by month }",
      [
        """
        index.md:6:19: warning: no record has a month or a day in 'title'
          hint: write 'title by value', so that each value forms a group
        """
      ]
    ),
    (
      "outline: { by: [made by decad] }",
      [
        """
        index.md:6:23: error: 'by' cannot be 'by decad'
          hint: did you mean 'by decade'?
        """
      ]
    ),
    (
      "outline: 1990",
      [
        """
        index.md:6:16: error: 'outline' must be a field, such as 'title' or 'date by decade', not '1990'
          hint: put field names that read as numbers in quotes
        """
      ]
    ),
    (
      "each: sent by mail by value",
      [
        """
        index.md:6:13: warning: no record of 'index' has a field 'sent by mail'
          hint: a section looks for measures, then fields, then paths of the source
        """
      ]
    ),
  ])
  func whatIsWrongIsSaidWhereItStands(_ section: String, _ words: [String]) throws {
    let found = try read(section).words
    #expect(found == words)
  }

  /// Against the slow and obvious way: sorting all decades and looking through all records for each.
  @Test(arguments: 1...5) func decadesAreThoseOfTheRecords(_ seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let years = (0..<80).map { _ in Int.random(in: 1800...2020, using: &numbers) }
    let folder = try ContentFixture.page(
      "repeats: true, each: year by decade",
      of:
        "[\(years.enumerated().map { #"{"id":"r\#($0)","title":"\#($1)","year":\#($1)}"# }.joined(separator: ","))]"
    )
    let expected = Set(years.map { $0 / 10 }).sorted().map { decade in
      years.filter { $0 / 10 == decade }.map(String.init)
    }
    #expect(folder.read().shown(on: "index.html").map { Array($0.dropFirst()) } == expected)
  }
}
