import Testing
import VitrineModel

@testable import VitrineContent

/// `attempts`, and measures that are differences or times of clocks.
@Suite struct AttemptTests {
  private static let runs = #"""
    [{ "id": "a", "of": "x", "at": 9, "state": "failed" },
     { "id": "b", "of": "x", "at": 10, "state": "passed" },
     { "id": "c", "at": 1, "state": "passed" },
     { "id": "d", "of": "x", "at": 8, "state": "broken" },
     { "id": "e", "of": "y", "at": 1, "state": "passed" }]
    """#

  private func read(_ key: String, section: String = "layout: list") throws -> ContentResult {
    try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        \(key)
        fields: { title: id, state: state }
        status: { field: state, order: [passed, broken, failed] }
      sections: [{ \(section) }]
      ---

      """, "a.json": Self.runs,
    ]).read()
  }

  @Test func theLastOfSeveralIsShownWithTheStatesOfAll() throws {
    let reading = try read("attempts: { same: of, latest: at }")

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.title) == ["b", "c", "e"])
    #expect(
      reading.content.records.map { $0.value(named: "attempts") } == [
        .list([.text("broken"), .text("failed"), .text("passed")]), nil, nil,
      ])
  }

  @Test func sectionsFindWhatWasTriedAgain() throws {
    let reading = try read(
      "attempts: { same: of, latest: at }", section: "where: { attempts: failed }")

    #expect(reading.shown(on: "index.html") == [["b"]])
  }

  @Test func bothKeysAreNeeded() throws {
    #expect(
      try read("attempts: { same: of }").words == [
        """
        index.md:4:3: error: 'attempts' needs 'latest'
          hint: write attempts: { same: historyId, latest: start }
        """
      ])
  }

  @Test(
    arguments: [
      (
        #"{ field: to, since: from, unit: ms }"#, #""from": 1767225633000, "to": 1767225633305.5"#,
        "305.5"
      ),
      (#"{ field: to, since: from }"#, #""to": 5"#, nil),
      (#"{ field: to, unit: s }"#, #""to": "00:00:01.2000000""#, "1.2"),
      (#"{ field: to, unit: s }"#, #""to": "01:00:00""#, "3600"),
      (#"{ field: to, unit: s }"#, #""to": "00:01:00.0000000""#, "60"),
      (#"{ field: to, unit: s }"#, #""to": 0.10"#, "0.10"),
    ] as [(String, String, String?)])
  func aMeasureCanBeADifferenceOrATime(_ measure: String, _ data: String, _ literal: String?) throws
  {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        fields: { title: id }
        measures: { time: \(measure) }
      ---

      """, "a.json": #"[{ "id": "a", \#(data) }, { "id": "b", "from": 1, "to": 2 }]"#,
    ]).read()

    #expect(reading.words == [])
    #expect(reading.content.records[0].measures.first?.literal == literal)
  }

  /// A time in the place of a number of another unit is no number.
  @Test func aTimeIsInSeconds() throws {
    let reading = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, fields: { title: id }, measures: { time: { field: to, unit: ms } } }\n---\n",
      "a.json": #"[{ "id": "a", "to": "00:00:01" }]"#,
    ]).read()

    #expect(reading.words.first?.contains("the measure 'time' is '00:00:01', not a number") == true)
  }
}
