import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct TimelineTests {
  private static let records = """
    [{"id":"a","title":"A","start":"1914-07-28","end":"1918","kind":"war"},
     {"id":"b","title":"B","start":-44,"kind":"death"},
     {"id":"c","title":"C","start":"1969-07","end":"1969-07","kind":"moon"},
     {"id":"d","title":"D","start":"long ago"},
     {"id":"e","title":"E","kind":"moon"},
     {"id":"f","title":"F","start":"2000-03-01T12:00/2000-03-02","end":"1999"},
     {"id":"g","title":"G","start":"2001-01-02","end":"2001-01-01"}]
    """

  private func reading(_ layout: String, records: String = records) throws -> ContentResult {
    try ContentFixture.page("layout: \(layout)", of: records).read()
  }

  // Python: (date(y, m, d) - date(1970, 1, 1)).days, and 4,000 years are 1,460,970 days.
  @Test func recordsStandInTheOrderOfTheirDates() throws {
    let chart = try #require(try reading("timeline").content.pages[0].sections[1].chart)

    #expect(chart.mark == .timeline)
    #expect(
      chart.values == [
        .init(x: -735_599, y: 0), .init(x: -20_246, y: 1618), .init(x: -184, y: 31),
        .init(x: 11_017.5, y: 1.5), .init(x: 11_324, y: 0),
      ])
    #expect(chart.records == [1, 0, 2, 5, 6, 3, 4])
    #expect(chart.facts?.fields == ["start", "end"])
    #expect(chart.facts?.values[5] == [.text("long ago"), nil])
  }

  @Test func aFieldsValuesAreItsSeries() throws {
    let chart = try #require(
      try reading("{ timeline: { start: start, by: kind } }").content.pages[0].sections[1].chart)

    #expect(chart.series == [.text("death"), .text("war"), .text("moon"), nil])
    #expect(chart.values.map(\.series) == [0, 1, 2, 3, 3])
    #expect(chart.values.map(\.y) == [0, 0, 0, 1.5, 0])
  }

  @Test func whatIsNoDateIsNoted() throws {
    #expect(
      try reading("timeline").diagnostics.map(\.description) == [
        """
        a.json:4:2: warning: 'start' of 'index/d' is 'long ago', which is not a date
          hint: dates are YYYY, YYYY-MM or YYYY-MM-DD, or a span of two, such as 1914/1918; other forms need a field with type: date
        """,
        """
        a.json:7:2: warning: 'index/g' ends before it begins
          hint: the timeline shows only its beginning: fix one of its dates
        """,
      ])
  }

  @Test func aTimelineWithoutDatesSaysWhatItLooksFor() throws {
    let records = #"[{"id":"a","title":"A","year":"never"}]"#
    #expect(
      try reading("timeline", records: records).diagnostics.map(\.description) == [
        """
        index.md:5:5: warning: no record has a field that a timeline uses: 'start', 'date'
          hint: name one, as in layout: { timeline: { start: year } }
        """
      ])
    #expect(
      try reading("{ timeline: { start: year } }", records: records).diagnostics.map(\.description)
        .contains(
          """
          index.md:5:36: warning: no record has a date in 'year'
            hint: dates are YYYY, YYYY-MM or YYYY-MM-DD, or a span of two, such as 1914/1918; other forms need a field with type: date
          """))
  }

  @Test func keysOfItemsSayNothingAboutATimeline() throws {
    let reading = try reading("timeline, pages: 3")

    #expect(
      reading.diagnostics.contains { $0.message == "'pages' has no effect on a timeline" })
  }
}
