import CaseChecks
import Testing
import VitrineCases
import VitrineDiagnostics
import VitrineText

/// Snapshots, outlines, transactions and differences as other projects, the system's documentation or
/// the rules have them.
@Suite struct ModelCaseTests {
  static let fixtures =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Fixtures/"

  @Test(arguments: [("snapshot.json", 63), ("diff.json", 53)])
  func everyCaseOfTheFixtureAgrees(file: String, count: Int) throws {
    let report = try CaseReport(snapshotCases: readFile(Self.fixtures + file), file: file)

    #expect(report.failures.map(\.name) == [])
    #expect(report.skipped.map(\.name) == [])
    #expect(report.passed == count)
  }

  static func report(_ text: String) throws(CaseFileError) -> String {
    try CaseReport(snapshotCases: Array(text.utf8), file: "snapshot.json").text
  }

  @Test func disagreementIsShown() throws {
    let text = try Self.report(
      """
      [{"name":"two","kind":"snapshot","ops":[{"op":"appendSections","ids":["a","b"]}],
        "expected":{"numberOfSections":3,"sections":[{"id":"a","items":[]},{"id":"b","items":[]}]}}]
      """)

    #expect(
      text == "failed: two: numberOfSections is 2, expected 3\n0 passed, 1 failed\n")
  }

  @Test func missingErrorIsADisagreement() throws {
    let text = try Self.report(
      """
      [{"name":"fine","kind":"snapshot","ops":[{"op":"appendSections","ids":["a"]}],
        "expected":{"error":{"atOp":0,"code":"duplicateSection"}}}]
      """)

    #expect(
      text == """
        failed: fine: error is null, expected {"atOp":0,"code":"duplicateSection"}
        0 passed, 1 failed

        """)
  }

  @Test func unexpectedErrorIsADisagreement() throws {
    let text = try Self.report(
      """
      [{"name":"none","kind":"snapshot","ops":[{"op":"appendItems","ids":["a"]}],
        "expected":{"sections":[]}}]
      """)

    #expect(
      text == """
        failed: none: unexpected error {"code":"noSections"}
        0 passed, 1 failed

        """)
  }

  @Test func unknownKindIsSkippedWithItsReason() throws {
    let text = try Self.report(#"[{"name":"new","kind":"dance","expected":{}}]"#)

    #expect(
      text == "skipped: new: the kind 'dance' is not supported\n0 passed, 0 failed, 1 skipped\n")
  }

  @Test func malformedCaseFailsByItself() throws {
    #expect(
      try Self.report(#"[{"name":"odd","kind":"snapshot","ops":7,"expected":{}}]"#) == """
        failed: odd.ops: expected an array
        0 passed, 1 failed

        """)
  }

  @Test func folderWithoutCasesIsAnError() {
    let error = #expect(throws: CaseFileError.self) { try CaseReport(folder: "/nowhere") }

    #expect(
      error?.diagnostics.map(\.message) == [
        "/nowhere: no layout.json, snapshot.json or diff.json"
      ])
  }
}
