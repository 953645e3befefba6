import Testing
import VitrineContent
import VitrineModel

/// `records` with `*`.
@Suite struct ScatteredRecordsTests {
  private func read(_ records: String, _ data: String) throws -> ContentFixture {
    try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        records: "\(records)"
        fields: { title: [name, ../key] }
      ---

      """, "a.json": data,
    ])
  }

  private static let suites =
    #"{ "suites": { "api": [{ "name": "lists" }, { "name": "adds" }], "site": [{ "name": "opens" }] } }"#

  @Test func recordsOfSeveralListsAreInTheOrderOfTheFile() throws {
    let reading = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, records: suites.*.*, id: <../key>.<name>, fields: { title: name } }\n---\n",
      "a.json": Self.suites,
    ]).read()

    #expect(reading.words == [])
    #expect(reading.shown(on: "index.html") == [["lists", "adds", "opens"]])
    #expect(reading.content.records.map(\.id.key) == ["api.lists", "api.adds", "site.opens"])
  }

  @Test func keysOnTheWayAreTheID() throws {
    let reading = try read(
      "*.1.*", #"[["a", { "x": { "n": 1 }, "y": { "n": 2 } }], ["b", { "z": { "n": 3 } }]]"#
    ).read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["x", "y", "z"])
    #expect(reading.content.records.map(\.title) == ["x", "y", "z"])
  }

  /// `**` stands for any number of levels, and `../` leads to what is around a record.
  @Test func recordsAreFoundAtAnyDepth() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        records: "**.tests.*"
        id: <../../title>.<../title>.<on>
        fields: { title: ../title, tags: ../tags, none: { field: ../tests, default: none } }
      ---

      """,
      "a.json": #"""
      { "title": "all", "suites": [
        { "title": "a", "specs": [{ "title": "x", "tags": ["t"], "tests": [{ "on": 1 }, { "on": 2 }] }] },
        { "title": "b", "suites": [{ "title": "c", "tests": [{ "on": 3 }] }] }] }
      """#,
    ]).read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["a.x.1", "a.x.2", "b.c.3"])
    #expect(reading.content.records.map(\.tags) == [["t"], ["t"], []])
    #expect(
      reading.content.records.map { record in record.fields.first { $0.name == "none" }?.value }
        == [
          .text("none"), .text("none"), .text("none"),
        ])
  }

  @Test func keysOfSeveralMapsAreOne() throws {
    let reading = try read("*.*", #"{ "fib": { "10": { "n": 1 }, "20": { "n": 2 } } }"#).read()

    #expect(reading.content.records.map(\.title) == ["fib-10", "fib-20"])
  }

  @Test(arguments: [
    (
      "tests.*",
      """
      a.json:1:1: error: there is nothing at 'tests.*', where the collection expects records
      """
    ),
    (
      "suites.*",
      """
      a.json:1:22: error: a record must be a map from names to values, not a list
      a.json:1:73: error: a record must be a map from names to values, not a list
      """
    ),
  ])
  func whatIsNoRecordIsAnError(records: String, words: String) throws {
    #expect(try read(records, Self.suites).read().words.joined(separator: "\n") == words)
  }
}
