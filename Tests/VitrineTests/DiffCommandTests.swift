import Foundation
import TestSupport
import Testing

/// `vitrine diff` as people run it, on two builds of a small site.
@Suite struct DiffCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Birds\n", to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Birds
      collection:
        from: birds.json
        measures: { wing: { unit: cm, better: higher, noise: 1%, regression: 10% } }
      ---
      """, to: "content/index.md")
    try write([("owl", "Owl", 90), ("rook", "Rook", 45), ("wren", "Wren", 8)])
    _ = try vitrine("build", "--output", "old", "--quiet")
  }

  private func write(_ birds: [(id: String, title: String, wing: Double)]) throws {
    let records = birds.map { #"{"id":"\#($0.id)","title":"\#($0.title)","wing":\#($0.wing)}"# }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/birds.json")
  }

  private func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(arguments, in: folder.path, environment: ["COLUMNS": "80"])
  }

  private func buildNew() throws {
    try write([("kite", "Kite", 150), ("owl", "Barn owl", 90), ("wren", "Wren", 7)])
    _ = try vitrine("build", "--output", "new", "--quiet")
  }

  @Test func changesAreALineEach() throws {
    try buildNew()
    let result = try vitrine("diff", "old", "new/snapshot.json")
    #expect(result.errors == "")
    #expect(
      result.output == """
        1 inserted, 1 removed, 2 updated

        Birds
        ~ Wren: wing 8 cm → 7 cm (−12.5 %, regression)  index/wren
        - Rook  index/rook
        + Kite  index/kite
        ~ Barn owl: title “Owl” → “Barn owl”  index/owl

        """)
    #expect(result.status == 0)
  }

  @Test func tenAreShownUnlessAllAre() throws {
    try write((0..<15).map { ("bird\($0)", "Bird \($0)", 10) })
    _ = try vitrine("build", "--output", "new", "--quiet")
    let some = try vitrine("diff", "old", "new").output
    #expect(some.hasSuffix("+ Bird 6  index/bird6\n\nand 8 more; --all shows them\n"))
    let all = try vitrine("diff", "old", "new", "--all").output
    #expect(all.hasSuffix("+ Bird 14  index/bird14\n"))
  }

  @Test(arguments: [
    (["--exit-code"], 1), (["--fail-on", "moved"], 0), (["--fail-on", "moved,removed"], 1),
    (["--fail-on", "regression"], 1), (["--fail-on", "inserted"], 1), ([], 0),
    (["--fail-on", "dropped"], 64), (["--fail-on", ""], 64),
  ])
  func exitStatusIsAsAskedFor(options: [String], status: Int) throws {
    try buildNew()
    let arguments = ["diff", "old", "new"] + options
    #expect(try VitrineProgram.run(arguments, in: folder.path).status == Int32(status))
  }

  @Test func equalBuildsHaveNoChanges() throws {
    let result = try vitrine("diff", "old", "old", "--exit-code", "--fail-on", "inserted,updated")
    #expect(result == .init(status: 0, output: "no changes\n", errors: ""))
    #expect(try vitrine("diff", "old", "old", "--format", "json").output.hasPrefix(#"{"counts":{"#))
  }

  @Test func buildsOfTheHistoryAreNamedByTheirAge() throws {
    for wing in [90.0, 70, 50] {
      try write([("owl", "Owl", wing)])
      _ = try vitrine("build", "--quiet")
    }
    let previous = try vitrine("diff", "previous", "site")
    #expect(previous.errors == "")
    #expect(previous.output.contains("~ Owl: wing 70 cm → 50 cm"))
    #expect(try vitrine("diff", "2-back", "site").output.contains("~ Owl: wing 90 cm → 50 cm"))
    #expect(try vitrine("diff", "site", "1-back").output.contains("~ Owl: wing 50 cm → 70 cm"))
  }

  @Test(arguments: [
    (
      ["previous", "old"], "the history of 'old' goes 0 builds back, not 1",
      "'history' in site.yml sets how many builds with changes are remembered"
    ),
    (
      ["3-back", "previous"], "'3-back' and 'previous' both refer to a history",
      "name the site that has the history, as in 'vitrine diff 3-back site'"
    ),
    (
      ["0-back", "old"], "there is no build at '0-back'",
      "name the folder of a site that vitrine built, or its snapshot.json"
    ),
  ])
  func whatIsNotInTheHistoryIsAnError(names: [String], message: String, hint: String) throws {
    #expect(
      try VitrineProgram.run(["diff"] + names, in: folder.path)
        == .init(
          status: 2, output: "",
          errors: "vitrine: error: \(message)\n  hint: \(hint)\nvitrine: 1 error\n"))
  }

  @Test func missingBuildIsAnError() throws {
    #expect(
      try vitrine("diff", "old", "elsewhere")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: there is no build at 'elsewhere'
              hint: name the folder of a site that vitrine built, or its snapshot.json
            vitrine: 1 error

            """))
  }

  @Test(arguments: [
    ("not json", "1:1", "it is not JSON ('not' is not a JSON value)"),
    ("{}", "1:1", #"it has no "format" and "generator" from Vitrine"#),
    (
      #"{"format":1,"generator":"vitrine 0.1.0","site":{"title":"","language":"en"},"files":{},"pages":[{"path":"a","title":"","hash":"0123456789abcdef","sections":[{"id":"s","hash":"0123456789abcdef","layout":"list","items":["x","x"]}]}],"records":{}}"#,
      "1:1", #"its "pages.sections" is missing or wrong"#
    ),
  ])
  func brokenBuildIsAnError(text: String, place: String, reason: String) throws {
    try folder.write(text, to: "broken.json")
    #expect(
      try vitrine("diff", "old", "broken.json")
        == .init(
          status: 2, output: "",
          errors: """
            broken.json:\(place): error: this is not a valid build record: \(reason)
              hint: name the folder of a site that vitrine built, or its snapshot.json
            vitrine: 1 error

            """))
  }

  @Test func paragraphsWithOtherLineBreaksAreTheSame() throws {
    try folder.write("---\ntitle: D\n---\nRun the script\nand wait.\n", to: "content/d/index.md")
    try folder.write(
      "# One\n\nRun the script\nand wait.\n\n```\na\nb\n```\n", to: "content/d/one.md")
    _ = try vitrine("build", "--output", "a", "--quiet")
    try folder.write("---\ntitle: D\n---\nRun the\nscript and\nwait.\n", to: "content/d/index.md")
    try folder.write(
      "# One\n\nRun the\nscript and wait.\n\n```\na\nb\n```\n", to: "content/d/one.md")
    _ = try vitrine("build", "--output", "b", "--quiet")
    #expect(try vitrine("diff", "a", "b").output == "no changes\n")

    try folder.write("# One\n\nRun the script and wait.\n\n```\na b\n```\n", to: "content/d/one.md")
    _ = try vitrine("build", "--output", "c", "--quiet")
    #expect(try vitrine("diff", "b", "c").output.hasPrefix("1 updated\n"))
  }

  @Test func aPageInAnotherFolderIsMovedAndNotRemoved() throws {
    for (name, title) in [("guide", "Guide"), ("ref", "Ref")] {
      try folder.write("---\ntitle: \(title)\n---\n", to: "content/\(name)/index.md")
      try folder.write("# \(title) page\n\nText\n", to: "content/\(name)/page.md")
    }
    try folder.write("# Faq\n\nWhy?\n", to: "content/guide/faq.md")
    _ = try vitrine("build", "--output", "a", "--quiet")
    try FileManager.default.moveItem(
      atPath: folder.path(of: "content/guide/faq.md"), toPath: folder.path(of: "content/ref/faq.md")
    )
    _ = try vitrine("build", "--output", "b", "--quiet")

    let result = try vitrine("diff", "a", "b", "--fail-on", "removed,inserted")

    #expect(
      result
        == .init(status: 0, output: "1 moved\n\nRef\n> Faq: Guide → Ref  ref/faq\n", errors: ""))
  }
}
