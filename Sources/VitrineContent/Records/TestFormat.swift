import VitrineFormats

/// A format of test reports: where its tests are, and which of their values say what.
///
/// Each list has paths in a test, the best first. What follows is the same for all formats.
package struct TestFormat: Sendable {
  package let name: String

  /// The root elements of its files in XML, or keys that are in the map of its files in JSON.
  var roots: Set<String> = []
  var keys: Set<String> = []

  /// The path to the tests, or nil if each file is a test.
  var records: String?

  /// How many levels of values around a test belong to it.
  package var levels = 1

  /// The values that stay the same from run to run, as ids.
  package var ids: [String]
  package var titles: [String]

  /// The class, suite or file that a test is in.
  package var places: [String] = []

  /// The path of a word for the outcome, and the words that a test can have there, from best to worst.
  package var state: String?
  package var words = ["passed", "skipped", "failed"]

  /// For tests without such a word: outcomes with paths of which one is there. The first counts, and a
  /// test without any of them passed.
  package var outcomes: [(name: String, paths: [String])] = []
  package var messages: [String] = []
  package var traces: [String] = []

  /// A field about attempts before the last one.
  package var reruns: (name: String, paths: [String])?

  /// How long a test took: the paths of a number, the path of another that is subtracted, and the unit.
  package var time: (paths: [String], since: String?, unit: String)

  /// For a format in which each attempt is a record: the value that these have in common, and the value
  /// that is greatest in the last.
  package var attempts: (same: String, latest: String)?
}

extension TestFormat {
  static func ofXML(root: String) -> TestFormat? { all.first { $0.roots.contains(root) } }

  static func ofJSON(keys: Set<String>) -> TestFormat? {
    all.first { !$0.keys.isEmpty && $0.keys.isSubset(of: keys) }
  }

  /// NUnit 2 and 3 write the same elements with other attributes, and NUnit before 2.5 no `result`.
  private static let all: [TestFormat] = [
    TestFormat(
      name: "JUnit", roots: ["testsuites", "testsuite"], records: "**/testcase",
      ids: ["<classname>.<name>", "name"], titles: ["name"], places: ["classname", "../name"],
      outcomes: [
        ("failed", ["failure", "error"]), ("flaky", ["flakyFailure", "flakyError"]),
        ("skipped", ["skipped", "status[disabled]", "status[notrun]"]),
      ],
      messages: [
        "failure.message", "error.message", "flakyFailure.message", "flakyError.message",
        "skipped.message", "skipped",
      ],
      traces: [
        "failure.text", "error.text", "failure", "error", "flakyFailure.stackTrace",
        "flakyError.stackTrace",
      ], reruns: ("reruns", ["rerunFailure.message", "rerunError.message"]),
      time: (["time"], nil, "s")),
    TestFormat(
      name: "NUnit", roots: ["test-run", "test-results", "test-suite"], records: "**/test-case",
      ids: ["fullname", "name"], titles: ["name"], places: ["classname"], state: "result",
      words: ["Passed", "Skipped", "Inconclusive", "Failed"],
      outcomes: [
        ("inconclusive", ["result[Inconclusive]"]),
        (
          "failed",
          [
            "failure", "success[False]", "success[false]", "result[Failed]", "result[Failure]",
            "result[Error]", "result[NotRunnable]",
          ]
        ),
        (
          "skipped",
          ["executed[False]", "executed[false]", "result[Skipped]", "result[Ignored]"]
        ),
      ], messages: ["failure.message", "reason.message"],
      traces: ["<failure.message>\n<failure.stack-trace>"],
      time: (["duration", "time"], nil, "s")),
    TestFormat(
      name: "xUnit", roots: ["assemblies", "assembly"], records: "**/test", ids: ["name"],
      titles: ["name"], places: ["type", "../name"], state: "result",
      words: ["Pass", "Skip", "Fail"], messages: ["failure.message", "reason", "reason.message"],
      traces: ["<failure.message>\n<failure.stack-trace>"], time: (["time"], nil, "s")),
    TestFormat(
      name: "TRX", roots: ["TestRun"], records: "**/UnitTestResult", ids: ["testName"],
      titles: ["testName"], state: "outcome", words: ["Passed", "NotExecuted", "Failed"],
      messages: ["Output.ErrorInfo.Message"],
      traces: ["<Output.ErrorInfo.Message>\n<Output.ErrorInfo.StackTrace>"],
      time: (["duration"], nil, "s")),
    TestFormat(
      name: "Allure", keys: ["uuid", "name", "status", "steps"],
      ids: ["historyId", "fullName", "name"], titles: ["name"],
      places: ["labels[suite].value", "fullName"], state: "status",
      words: ["passed", "skipped", "broken", "failed"], messages: ["statusDetails.message"],
      traces: ["statusDetails.trace"], time: (["stop"], "start", "ms"),
      attempts: ("historyId", "start")),
    TestFormat(
      name: "Playwright", keys: ["config", "suites"], records: "**.specs.*.tests.*", levels: 2,
      ids: ["<../../title>.<../title>.<projectName>", "<../../title>.<../title>"],
      titles: ["../title"], places: ["../../title", "../file"],
      outcomes: [
        ("failed", ["status[unexpected]"]), ("flaky", ["status[flaky]"]),
        ("skipped", ["status[skipped]"]),
      ], messages: ["results.0.error.message"],
      traces: ["results.0.error.stack"], reruns: ("attempts", ["results.*.status"]),
      time: (["results.0.duration"], nil, "ms")),
    TestFormat(
      name: "Jest", keys: ["numTotalTests", "testResults"],
      records: "testResults.*.assertionResults.*", ids: ["fullName"], titles: ["title"],
      places: ["ancestorTitles"], state: "status", words: ["passed", "pending", "failed"],
      traces: ["failureMessages.0"], time: (["duration"], nil, "ms")),
  ]
}
