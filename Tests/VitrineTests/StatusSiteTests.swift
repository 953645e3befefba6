import Foundation
import TestSupport
import Testing

/// States of records from build to build, as `vitrine` tells of them.
@Suite struct StatusSiteTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Tests\n", to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Tests
      collection:
        from: tests.json
        fields: { title: title }
        status: { field: outcome, order: [fine, flaky, broken] }
      sections:
        - { title: All, outline: outcome, layout: list }
      ---
      """, to: "content/index.md")
    try build("old", ["fine", "fine", "broken", "flaky"])
  }

  private func build(_ name: String, _ states: [String]) throws {
    let records = zip(["a", "b", "c", "d"], states).map {
      #"{"id":"\#($0)","title":"\#($0.uppercased())","outcome":"\#($1)"}"#
    }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/tests.json")
    let result = try vitrine("build", "--output", name, "--previous", "old", "--quiet")
    #expect(result.errors == "")
  }

  private func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(arguments, in: folder.path, environment: ["COLUMNS": "80"])
  }

  @Test func aWorseStateIsARegression() throws {
    try build("new", ["fine", "broken", "fine", "flaky"])
    let result = try vitrine("diff", "old", "new", "--fail-on", "regression")

    #expect(
      result.output == """
        2 updated, 2 moved

        Tests, All
        ~ B: outcome fine → broken (regression)  index/b
        ~ C: outcome broken → fine (better)  index/c

        """)
    #expect(result.status == 1)
    let json = try vitrine("diff", "old", "new", "--format", "json").output
    #expect(
      json.contains(
        #""fields":{"outcome":{"old":"fine","new":"broken","improvement":false,"regression":true}}"#
      ))
    #expect(json.contains(#"{"old":"broken","new":"fine","improvement":true}"#))
  }

  @Test(arguments: [
    (["broken", "fine", "broken", "flaky"], 1), (["fine", "fine", "fine", "fine"], 0),
    (["flaky", "fine", "broken", "flaky"], 1), (["fine", "fine", "flaky", "flaky"], 0),
  ])
  func theGateSeesWorseStatesAlone(_ states: [String], _ status: Int) throws {
    try build("new", states)

    #expect(try vitrine("diff", "old", "new", "--fail-on", "regression").status == Int32(status))
  }

  @Test func pagesShowStatesByTheirPlaceInTheOrderAndTellWhatIsWorse() throws {
    try build("new", ["fine", "broken", "broken", "flaky"])
    let page = try folder.text(of: "new/index.html")
    let changes = try folder.text(of: "new/changes/index.html")

    for (kind, state) in [("success", "fine"), ("warning", "flaky"), ("failure", "broken")] {
      #expect(page.contains(#"class="badge \#(kind)""#), "\(state)")
    }
    #expect(changes.contains(#"<i class="i is failure" aria-hidden="true">"#))
    #expect(changes.contains("<bdi>regression</bdi>"))
  }

  @Test func sectionsOfChangesShowWhatTheLastBuildChangedAndAreInNoSnapshot() throws {
    let page = """
      ---
      title: Tests
      collection:
        from: tests.json
        fields: { title: title }
        status: { field: outcome, order: [fine, flaky, broken] }
      sections:
        - { title: Worse, id: worse, changes: regression, sort: -title, empty: Nothing is worse. }
        - { title: Changed, id: changed, changes: [updated, inserted], limit: 1, layout: gallery }
        - { title: All, layout: list }
      ---
      """
    try folder.write(page, to: "content/index.md")
    try build("first", ["fine", "fine", "broken", "flaky"])
    let first = try folder.text(of: "first/index.html")
    #expect(first.contains("Nothing is worse.") && !first.contains("worse~"))

    try folder.remove("old")
    _ = try vitrine("build", "--output", "old", "--quiet")
    try build("new", ["broken", "broken", "fine", "flaky"])
    let second = try folder.text(of: "new/index.html")
    let ids = second.components(separatedBy: " id=\"i-").dropFirst()
      .map { $0.components(separatedBy: "\"")[0] }
    #expect(ids == ["worse~b", "worse~a", "changed~a", "a", "b", "c", "d"])
    #expect(!(try folder.text(of: "new/snapshot.json").contains("worse~")))
    let again = try folder.text(of: "new/index.html")
    try build("new", ["broken", "broken", "fine", "flaky"])
    #expect(try folder.text(of: "new/index.html") == again)
  }

  @Test(arguments: ["outline: outcome", "each: outcome", "pages: 2", "index: title", "open: true"])
  func aSectionOfChangesIsOneList(_ key: String) throws {
    let page = try folder.text(of: "content/index.md")
    try folder.write(
      page.replacing("outline: outcome, layout: list", with: "changes: moved, \(key)"),
      to: "content/index.md")
    let name = key.prefix { $0 != ":" }

    #expect(
      try vitrine("build", "--output", "none").errors.contains(
        """
        index.md:8:35: error: a section of 'changes' cannot have '\(name)'
        """))
  }

  @Test func aHistoryKnowsTheStatesOfItsBuilds() throws {
    try build("old", ["broken", "fine", "broken", "flaky"])
    try build("old", ["broken", "fine", "fine", "flaky"])
    let result = try vitrine("diff", "old", "old", "--format", "json")
    #expect(result.output.hasPrefix(#"{"counts":{"#))
    let back = try vitrine("diff", "2-back", "old")

    #expect(back.errors == "")
    #expect(back.output.contains("~ A: outcome fine → broken (regression)"))
    #expect(back.output.contains("~ C: outcome broken → fine (better)"))
  }
}
