import Foundation
import TestSupport
import Testing

/// Sites that `vitrine new` makes of reports of tests: all tests of each format, with their outcomes.
@Suite struct TestReportSiteTests {
  /// A report as its program writes it, and its tests: id, state and time.
  struct Report: CustomTestStringConvertible {
    let name: String
    let file: String
    let text: String
    let tests: [String]
    var testDescription: String { name }
  }

  static let reports = [
    Report(
      name: "Surefire with reruns", file: "TEST-shop.CartTest.xml",
      text: """
        <testsuite name="shop.CartTest" tests="4" flakes="1">
          <testcase name="adds" classname="shop.CartTest" time="0.01"/>
          <testcase name="syncs" classname="shop.CartTest" time="0.683">
            <flakyFailure message="was 2" type="E"><stackTrace>E: was 2</stackTrace></flakyFailure>
          </testcase>
          <testcase name="mails" classname="shop.CartTest" time="1.2">
            <failure message="timed out" type="T">T: timed out</failure>
            <rerunFailure message="again" type="T"><stackTrace>T: again</stackTrace></rerunFailure>
          </testcase>
          <testcase name="rounds" classname="shop.CartTest" time="0.02"><skipped/></testcase>
        </testsuite>
        """,
      tests: [
        "shop.CartTest.adds passed 0.01", "shop.CartTest.mails failed 1.2",
        "shop.CartTest.rounds skipped 0.02", "shop.CartTest.syncs flaky 0.683",
      ]),
    Report(
      name: "GoogleTest with a disabled test", file: "gtest.xml",
      text: """
        <testsuites><testsuite name="M">
          <testcase name="Adds" status="run" time="0.1" classname="M">
            <failure message="one"/><failure message="two"/>
          </testcase>
          <testcase name="DISABLED_Subs" status="notrun" time="0." classname="M"/>
          <testcase name="Muls" status="run" time="0" classname="M"/>
        </testsuite></testsuites>
        """, tests: ["M.Adds failed 0.1", "M.DISABLED_Subs skipped 0.0", "M.Muls passed 0.0"]),
    Report(
      name: "NUnit 3", file: "nunit.xml",
      text: """
        <test-run id="0"><test-suite type="Assembly" name="Shop.dll">
          <test-suite type="TestFixture" name="CartTests">
            <test-case id="1" name="Adds" fullname="S.Adds" classname="S" result="Passed" duration="0.5"/>
            <test-case id="2" name="Pays(1)" fullname="S.Pays(1)" classname="S" result="Failed" duration="1">
              <failure><message>no</message><stack-trace>at S</stack-trace></failure></test-case>
          </test-suite>
          <test-suite type="TestFixture" name="MapTests">
            <test-case id="3" name="Ships" fullname="M.Ships" classname="M" result="Inconclusive" duration="0"/>
          </test-suite>
        </test-suite></test-run>
        """, tests: ["M.Ships Inconclusive 0.0", "S.Adds Passed 0.5", "S.Pays(1) Failed 1.0"]),
    Report(
      name: "NUnit 2, which says the outcome in several ways", file: "nunit.xml",
      text: """
        <test-results name="a.dll"><test-suite name="a"><results>
          <test-case name="N.a" executed="True" success="True" time="0.1"/>
          <test-case name="N.b" executed="True" success="False" time="0.2"/>
          <test-case name="N.c" executed="False"><reason><message>later</message></reason></test-case>
          <test-case name="N.d" executed="True" result="Inconclusive" success="False" time="0.4"/>
        </results></test-suite></test-results>
        """,
      tests: ["N.a passed 0.1", "N.b failed 0.2", "N.c skipped", "N.d inconclusive 0.4"]),
    Report(
      name: "xUnit", file: "xunit.xml",
      text: """
        <assemblies><assembly name="a.dll"><errors/><collection name="c">
          <test name="N.a" type="N" method="a" time="0.014" result="Pass"/>
          <test name="N.b" type="N" method="b" time="0.1" result="Fail"><failure><message>no</message></failure></test>
          <test name="N.c" type="N" method="c" time="0" result="Skip"><reason>On purpose</reason></test>
        </collection></assembly></assemblies>
        """, tests: ["N.a Pass 0.014", "N.b Fail 0.1", "N.c Skip 0.0"]),
    Report(
      name: "TRX, whose times are of clocks", file: "run.trx",
      text: """
        <TestRun id="a" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
          <UnitTestResult testId="t1" testName="N.a" outcome="Passed" duration="00:00:00.0120000"/>
          <UnitTestResult testId="t2" testName="N.b" outcome="Failed" duration="01:02:03.5000000"/>
          <UnitTestResult testId="t3" testName="N.c" outcome="NotExecuted"/>
        </Results></TestRun>
        """, tests: ["N.a Passed 0.012", "N.b Failed 3723.5", "N.c NotExecuted"]),
    Report(
      name: "Playwright, with suites in suites", file: "results.json",
      text: #"""
        {"config": {}, "suites": [{"title": "a.spec.ts", "file": "a.spec.ts", "specs": [
          {"title": "opens", "id": "1", "tests": [
            {"projectName": "chromium", "status": "expected", "results": [{"status": "passed", "duration": 812}]},
            {"projectName": "firefox", "status": "flaky", "results": [
              {"status": "failed", "duration": 950, "error": {"message": "late", "stack": "late\n    at a:1"}},
              {"status": "passed", "duration": 640}]}]}],
          "suites": [{"title": "pay", "suites": [{"title": "card", "specs": [{"title": "pays", "tests": [
            {"projectName": "chromium", "status": "skipped", "results": []}]}]}]}]}], "errors": []}
        """#,
      tests: [
        "a.spec.ts.opens.chromium passed 812.0", "a.spec.ts.opens.firefox flaky 950.0",
        "card.pays.chromium skipped",
      ]),
    Report(
      name: "Jest", file: "jest.json",
      text: #"""
        {"numTotalTests": 3, "testResults": [
          {"name": "/w/a.test.js", "assertionResults": [
            {"fullName": "a adds", "title": "adds", "status": "passed", "duration": 3, "failureMessages": []},
            {"fullName": "a pays", "title": "pays", "status": "failed", "duration": 4, "failureMessages": ["no"]}]},
          {"name": "/w/b.test.js", "assertionResults": [
            {"fullName": "later", "title": "later", "status": "pending", "duration": null, "failureMessages": []}]}]}
        """#, tests: ["a adds passed 3.0", "a pays failed 4.0", "later pending"]),
    Report(
      name: "tests without attributes", file: "bare.xml",
      text:
        "<testsuites><testsuite><testcase/><testcase><error/></testcase></testsuite></testsuites>",
      tests: ["1 passed", "2 failed"]),
  ]

  @Test(arguments: reports)
  func allTestsAreShown(_ report: Report) throws {
    let folder = try TemporaryFolder()
    try folder.write(report.text, to: report.file)

    #expect(try tests(of: report.file, in: folder) == report.tests)
  }

  /// What Allure writes: a file for each attempt, under a name that is new in each run.
  @Test func attemptsOfAllureAreOneTest() throws {
    let folder = try TemporaryFolder()
    func write(_ uuid: String, _ id: String?, _ name: String, _ status: String, _ start: Int) throws
    {
      let history = id.map { #""historyId": "\#($0)","# } ?? ""
      try folder.write(
        #"""
        {"uuid": "\#(uuid)", \#(history) "name": "\#(name)", "status": "\#(status)", "start": \#(start),
        "stop": \#(start + 305), "labels": [{"name": "suite", "value": "shop"}, {"name": "tag", "value": "a"},
        {"name": "tag", "value": "b"}], "steps": []}
        """#, to: "r/\(uuid)-result.json")
    }
    try write("c1", "hp", "pays", "passed", 2000)
    try write("a7", "hp", "pays", "failed", 1000)
    try write("b2", "hs", "ships", "passed", 3000)
    // Without what attempts have in common, two tests of one name stay two.
    try write("d3", nil, "deletes", "passed", 4000)
    try write("e4", nil, "deletes", "broken", 5000)

    let tests = try tests(of: "r", in: folder)
    #expect(tests.count == 4)
    #expect(
      tests.filter { !$0.hasPrefix("deletes~") } == [
        "deletes passed 305.0", "hp passed 305.0", "hs passed 305.0",
      ])
    let page = try folder.text(of: "mine/content/index.md")
    #expect(page.contains("  attempts: { same: historyId, latest: start }"))
    #expect(page.contains("    subtitle: \"labels[suite].value\"\n"))
    #expect(page.contains("\ntext: 4 tests, from r.\n"), "\(page)")
    let item = try folder.text(of: "mine/site/hp/index.html")
    #expect(item.contains("failed, passed"))
    #expect(item.contains("a, b"))
  }

  /// Returns the tests of the site that `vitrine new` makes of data: id, state and time, by id.
  private func tests(of data: String, in folder: TemporaryFolder) throws -> [String] {
    func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
      try VitrineProgram.run(arguments, in: folder.path)
    }
    let made = try vitrine("new", "--from", data, "mine")
    #expect(made.status == 0, "\(made.errors)")
    let built = try vitrine("build", "--content", "mine/content", "--output", "mine/site")
    #expect(built.status == 0, "\(built.errors)")
    let bytes = try folder.text(of: "mine/site/snapshot.json")
    let snapshot = try JSONSerialization.jsonObject(with: Data(bytes.utf8)) as? [String: Any]
    let records = try #require(snapshot?["records"] as? [String: [String: Any]])
    return records.filter { $0.key.hasPrefix("index/") }.map { id, record in
      let time = (record["measures"] as? [String: Double])?.values.first
      let words = [id.dropFirst("index/".count).description, record["status"] as? String]
      return (words.compactMap(\.self) + [time.map { "\($0)" }].compactMap(\.self))
        .joined(separator: " ")
    }.sorted()
  }
}
