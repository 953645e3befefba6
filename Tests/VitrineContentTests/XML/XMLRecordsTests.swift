import Foundation
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// Records of XML files, and the state of tests in reports.
@Suite struct XMLRecordsTests {
  /// Suites as pytest, surefire, jest and others write them.
  static let report =
    (try? String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../Fixtures/junit.xml").standardized,
      encoding: .utf8)) ?? ""

  static let index = """
    ---
    title: Tests
    collection:
      from: junit.xml
      records: PATH
      id: name
      fields:
        title: name
        suite: ../name
        host: { field: ../hostname, default: local }
        message: { field: failure.message, default: "" }
        trace: { field: failure.text, default: "" }
        outcome: { when: { failed: [failure, error], skipped: skipped }, default: passed }
      measures: { time: { field: time, unit: s } }
    ---
    """

  private func read(
    _ path: String, _ report: String = report, index: String = index
  ) throws -> ContentResult {
    try ContentFixture([
      "index.md": index.replacing("PATH", with: path), "junit.xml": report,
    ]).read()
  }

  @Test func casesOfAllSuitesAreRecordsWithWhatTheirSuitesSay() throws {
    let reading = try read("testsuites/testsuite/testcase")

    #expect(reading.words == [])
    let records = reading.content.records
    #expect(records.map(\.title) == ["build", "line", "sing", "hum"])
    #expect(
      records[1].fields == [
        Field(name: "suite", value: .text("nests")), Field(name: "host", value: .text("ci-7")),
        Field(name: "message", value: .text("3 != 4")),
        Field(name: "trace", value: .text("trace\n  at line 3")),
        Field(name: "outcome", value: .text("failed")),
      ])
    #expect(
      records[3].fields == [
        Field(name: "suite", value: .text("songs")), Field(name: "host", value: .text("local")),
        Field(name: "outcome", value: .text("passed")),
      ])
    #expect(records.map { $0.measures[0].value } == [0.25, 1.5, 2, 2])
    #expect(records[1].place.line == 6 && records[1].place.column == 5)
  }

  @Test(arguments: [
    ("**/testcase", ["build", "line", "lay", "sing", "hum"]),
    ("testsuites/testsuite/testsuite/testcase", ["lay"]),
    ("testsuites.testsuite.testcase", ["build", "line", "sing", "hum"]),
    ("testsuites/**/testcase", ["build", "line", "lay", "sing", "hum"]),
  ])
  func aPathTakesElementsOfItsNames(_ path: String, _ names: [String]) throws {
    #expect(try read("'\(path)'").content.records.map(\.title) == names)
  }

  @Test(arguments: [
    ("build", "passed"), ("line", "failed"), ("lay", "skipped"), ("sing", "failed"),
    ("hum", "passed"),
  ])
  func theFirstStateThatIsThereHolds(_ name: String, _ outcome: String) throws {
    let records = try read("'**/testcase'").content.records
    let record = try #require(records.first { $0.title == name })

    #expect(record.fields.last == Field(name: "outcome", value: .text(outcome)))
  }

  @Test func aLoneSuiteAndAnEmptyOneAreRead() throws {
    let lone = #"<testsuite name="s"><testcase name="one"/></testsuite>"#

    #expect(try read("testsuite/testcase", lone).content.records.map(\.title) == ["one"])
    #expect(try read("testsuite/testcase", #"<testsuite name="s"/>"#).words == [])
  }

  @Test func aPathThatLeadsNowhereIsNamedWithThoseThatThereAre() throws {
    #expect(
      try read("testsuites/testcase/testcase").words == [
        """
        junit.xml:1:1: error: there is nothing at 'testsuites/testcase/testcase', where the collection expects records
          hint: did you mean 'testsuites/testsuite/testcase'?
        """
      ])
    #expect(
      try read("testsuites/testsuite/case").words.first == """
        junit.xml:1:1: warning: there is nothing at 'testsuites/testsuite/case', where the collection expects records
          hint: did you mean 'testsuites/testsuite/testcase'?
        """)
  }

  @Test func suitesMayBeRecordsAndTheirCasesTheirChildren() throws {
    let reading = try read(
      "testsuites/testsuite",
      index: """
        ---
        collection:
          from: junit.xml
          records: PATH
          id: name
          fields: { title: name }
          children: { from: testcase, id: name, fields: { title: "<../name>: <name>" } }
        ---
        """)

    #expect(
      reading.shown(on: "index.html") == [
        ["nests", "  nests: build", "  nests: line", "songs", "  songs: sing", "  songs: hum"]
      ])
  }

  /// One child is no list, but stands for a list of one.
  @Test func oneCaseIsAChild() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.xml, children: { from: c, id: n, fields: { title: n } } }\n---\n",
      "a.xml": "<s><title>S</title><c n='x'/></s>",
    ])

    #expect(folder.read().shown(on: "index.html") == [["S", "  x"]])
  }

  @Test func childrenOfOtherFormatsMaySayWhatTheyStandInToo() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, children: { from: c, fields: { title: '<../title> <n>' } } }\n---\n",
      "a.json": #"[{ "id": "s", "title": "S", "c": { "x": { "n": 1 } } }]"#,
    ])

    #expect(folder.read().shown(on: "index.html") == [["S", "  S 1"]])
  }

  @Test func eachFileOfAPatternIsARecord() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: '*.xml' }\n---\n",
      "owl.xml": "<bird><title>Owl</title><subtitle/><tags>night</tags><tags>wise</tags></bird>",
      "rook.xml": "<bird title='Rook' date='2026-01-02'/>",
    ])
    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["owl", "rook"])
    #expect(reading.content.records[0].tags == ["night", "wise"])
  }

  @Test func aValueIsNamedAtItsPlace() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: a.xml }\n---\n",
      "a.xml": "<a title='T'\n  date='yesterday'/>",
    ])

    #expect(
      folder.read().words.map { $0.prefix { $0 != "\n" } } == [
        "a.xml:2:8: warning: 'yesterday' is not a date and stays text"
      ])
  }
}
