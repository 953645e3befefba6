import CaseChecks
import Testing
import VitrineCases
import VitrineDiagnostics
import VitrineText

/// Layouts with the frames the system layouts, other projects or the rules give them.
@Suite struct CaseTests {
  static let fixture =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    + "/Fixtures/layout.json"

  @Test func everyCaseOfTheFixtureAgrees() throws {
    let report = try CaseReport(layoutCases: readFile(Self.fixture), file: "layout.json")

    #expect(report.failures.map(\.name) == [])
    #expect(report.skipped.map(\.name) == [])
    #expect(report.passed == 103)
  }

  static let row = """
    {"version":1,"cases":[{"name":"row","source":"derived","tier":"core",
     "container":{"width":100,"height":50},
     "layout":{"sections":[{"group":{"type":"hgroup","w":["fw",1],"h":["abs",10],
       "subitems":[{"type":"item","w":["fw",0.5],"h":["fh",1]}]}}]},
     "itemCounts":[2],
     "expected":{"contentSize":[100,10],"items":[[[0,0,50,10],[50,0,50,10]]]}}]}
    """

  static func report(
    replacing old: String = "", with new: String = ""
  ) throws(CaseFileError) -> String {
    let parts = row.split(separator: old, omittingEmptySubsequences: false)
    let text = old.isEmpty ? row : parts.joined(separator: new)
    return try CaseReport(layoutCases: Array(text.utf8), file: "layout.json").text
  }

  @Test func agreementIsCounted() throws {
    #expect(try Self.report() == "1 passed, 0 failed\n")
  }

  @Test func disagreementIsShown() throws {
    #expect(
      try Self.report(replacing: "[50,0,50,10]", with: "[51,0,50,10]") == """
        failed: row: item 0.1 is 50.0, 0.0, 50.0 × 10.0, expected 51.0, 0.0, 50.0 × 10.0
        0 passed, 1 failed

        """)
  }

  @Test func missingFramesAreADisagreement() throws {
    #expect(
      try Self.report(replacing: ",[50,0,50,10]", with: "") == """
        failed: row: items by section [2], expected [1]
        0 passed, 1 failed

        """)
  }

  @Test func aCaseByItselfIsAnsweredWithTheMembersThatItExpects() throws {
    let file = Self.row.dropFirst(#"{"version":1,"cases":["#.count).dropLast(2)
    let withoutExpected = file.split(separator: ",\n \"expected\"")[0] + "}"

    let answer = try solvedCase(Array(file.utf8), file: "row.json")
    let whole = try solvedCase(Array(withoutExpected.utf8), file: "row.json")

    let frames = "\"items\":[[[0,0,50,10],[50,0,50,10]]]"
    #expect(String(decoding: answer, as: UTF8.self) == "{\n\"contentSize\":[100,10],\n\(frames)}\n")
    #expect(
      String(decoding: whole, as: UTF8.self) == """
        {
        "contentSize":[100,10],
        \(frames),
        "groups":[[[0,0,100,10]]],
        "supplementaries":[],
        "decorations":[],
        "orthogonal":[]}

        """)
  }

  @Test func scrolledCaseIsAnsweredWithWhatIsInSight() throws {
    let file = """
      {"name":"rows","container":{"width":100,"height":50},"scrollOffset":[0,70],
       "layout":{"sections":[{"group":{"type":"hgroup","w":["fw",1],"h":["abs",40],
         "subitems":[{"type":"item","w":["fw",1],"h":["fh",1]}]},
         "boundary":[{"kind":"h","w":["fw",1],"h":["abs",10],"align":"top","pin":true}]}]},
       "itemCounts":[3,1],"expected":{"supplementaries":[],"visibleOnly":true}}
      """

    let answer = try solvedCase(Array(file.utf8), file: "rows.json")

    #expect(
      String(decoding: answer, as: UTF8.self) == """
        {
        "supplementaries":[{"kind":"h","section":0,"index":0,"frame":[0,70,100,10]}],
        "visibleOnly":true}

        """)
  }

  @Test func whatIsNotBuiltIsSkippedWithItsReason() throws {
    #expect(
      try Self.report(replacing: "\"itemCounts\"", with: "\"gravity\":1,\"itemCounts\"") == """
        skipped: row: 'gravity' is not supported
        0 passed, 0 failed, 1 skipped

        """)
  }

  /// A frame that is placed by hand may say how far up it lies, which moves none: the items stay in
  /// their order. No other number may follow.
  @Test(arguments: [
    ("[0,0,50,10,7],[20,2,50,10,-1]", "1 passed, 0 failed\n"),
    (
      "[0,0,50,10,7,1],[20,2,50,10]",
      """
      failed: hand.layout.sections[0].group.frames[0]: expected 4 numbers
      0 passed, 1 failed

      """
    ),
  ])
  func theZIndexOfACustomFrameMovesNothing(_ frames: String, _ report: String) throws {
    let file = """
      {"version":1,"cases":[{"name":"hand","source":"derived","tier":"core",
       "container":{"width":100,"height":50},
       "layout":{"sections":[{"group":{"type":"custom","w":["fw",1],"h":["abs",20],
         "frames":[\(frames)]}}]},"itemCounts":[3],
       "expected":{"contentSize":[100,40],"items":[[[0,0,50,10],[20,2,50,10],[0,20,50,10]]]}}]}
      """

    #expect(try CaseReport(layoutCases: Array(file.utf8), file: "layout.json").text == report)
  }

  @Test func malformedCaseFailsByItself() throws {
    let good = Self.row.dropFirst(#"{"version":1,"cases":["#.count).dropLast(2)
    let bad = good.split(separator: #""abs",10"#).joined(separator: #""abs","10""#)
    let file = #"{"version":1,"cases":[\#(bad),\#(good)]}"#

    #expect(
      try CaseReport(layoutCases: Array(file.utf8), file: "layout.json").text == """
        failed: row.layout.sections[0].group.h[1]: expected a number
        1 passed, 1 failed

        """)
  }

  /// One section serves every count; of several, each serves its own.
  @Test func countWithoutASectionIsMalformed() throws {
    let layout = #""layout":{"sections":[]},"itemCounts":[2]"#
    let file = #"""
      {"version":1,"cases":[{"name":"none","source":"derived","tier":"core",
       "container":{"width":100,"height":50},\#(layout),
       "expected":{"contentSize":[100,0],"items":[[]]}}]}
      """#

    #expect(
      try CaseReport(layoutCases: Array(file.utf8), file: "layout.json").text == """
        failed: none.itemCounts: expected no more counts than sections
        0 passed, 1 failed

        """)
  }

  /// Both end where the rows begin, at 30.
  static let twoHeaders = #"""
    {"version":1,"cases":[{"name":"headers","source":"derived","tier":"core",
     "container":{"width":100,"height":50},
     "layout":{"sections":[{"group":{"type":"hgroup","w":["fw",1],"h":["abs",10],
       "subitems":[{"type":"item","w":["fw",1],"h":["fh",1]}]},
       "boundary":[{"kind":"h","w":["fw",1],"h":["abs",30],"align":"top"},
         {"kind":"h","w":["fw",0.5],"h":["abs",10],"align":"topLeading"}]}]},
     "itemCounts":[1],
     "expected":{"contentSize":[100,40],"items":[[[0,30,100,10]]],"supplementaries":[
       {"kind":"h","section":0,"index":0,"frame":[0,20,50,10]},
       {"kind":"h","section":0,"index":0,"frame":[0,0,100,30]}]}}]}
    """#

  @Test func headersOfOneKindAreToldByTheirFrames() throws {
    let agreeing = try CaseReport(layoutCases: Array(Self.twoHeaders.utf8), file: "layout.json")
    #expect(agreeing.text == "1 passed, 0 failed\n")

    let moved = Self.twoHeaders.split(separator: "[0,20,50,10]").joined(separator: "[0,0,50,10]")
    let disagreeing = try CaseReport(layoutCases: Array(moved.utf8), file: "layout.json")
    #expect(
      disagreeing.text == """
        failed: headers: h 0.0 is 0.0, 0.0, 100.0 × 30.0 and 0.0, 20.0, 50.0 × 10.0, \
        expected 0.0, 0.0, 50.0 × 10.0 and 0.0, 0.0, 100.0 × 30.0
        0 passed, 1 failed

        """)
  }

  @Test func emptyFileIsAnError() {
    let error = #expect(throws: CaseFileError.self) {
      try CaseReport(layoutCases: Array(#"{"version":1,"cases":[]}"#.utf8), file: "layout.json")
    }
    #expect(error?.diagnostics.map(\.message) == ["layout.json: expected a list 'cases'"])
  }
}
