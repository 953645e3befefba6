import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import VitrineFormats

/// The recipe of the page on build servers, run against a server that plays the published site.
@Suite(.serialized) struct BuildServerTests {
  let folder: TemporaryFolder
  let server: FileServer
  private let page: String

  init() throws {
    page = try String(
      contentsOfFile: ReadmeTests.project + "/content/docs/build-servers.md", encoding: .utf8)
    folder = try TemporaryFolder()
    try folder.write("title: Birds\nurl: https://example.org\n", to: "content/site.yml")
    try folder.write("---\ntitle: Birds\n---\n", to: "content/index.md")
    for bird in ["owl", "rook"] {
      try folder.write("---\ntitle: A \(bird)\n---\nIt flies.\n", to: "content/\(bird).md")
    }
    try folder.write("", to: "published/.keep")
    server = try FileServer(of: folder.path(of: "published"))
  }

  /// What a curator does between two runs, and what the gate says of it.
  enum Edit: CaseIterable {
    case text, removal

    var status: Int32 { self == .removal ? 1 : 0 }
    var summary: String { self == .removal ? "**1 removed**" : "**1 updated**" }
  }

  private func apply(_ edit: Edit) throws {
    switch edit {
    case .text: try folder.write("---\ntitle: The owl\n---\nIt flies.\n", to: "content/owl.md")
    case .removal: try FileManager.default.removeItem(atPath: folder.path(of: "content/owl.md"))
    }
  }

  private func publish() throws {
    let result = try VitrineProgram.run(
      ["build", "--output", "published", "--date", "2026-11-20"], in: folder.path)
    try #require(result.status == 0, "\(result.errors)")
  }

  private func run(
    _ script: String, environment: [String: String] = [:]
  ) throws -> VitrineProgram.Result {
    let programs = URL(fileURLWithPath: VitrineProgram.path).deletingLastPathComponent().path
    return try VitrineProgram.run(
      "/bin/bash", ["-e", "-o", "pipefail", "-c", script], in: folder.path,
      environment: [
        "PATH": "\(folder.path)/bin:\(programs):/usr/bin:/bin", "SITE": server.address,
      ].merging(environment) { $1 })
  }

  @Test(arguments: Edit.allCases)
  func theStepsBuildCompareAndGate(_ edit: Edit) throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "published/.keep"))
    try publish()
    try apply(edit)
    let steps = try #require(page.firstMatch(of: /```sh\n(.*?)```/.dotMatchesNewlines()))

    let result = try run(
      String(steps.1).replacing("https://example.org", with: server.address))

    #expect(result.errors == "")
    #expect(result.status == edit.status)
    let comment = try folder.text(of: "changes.md")
    #expect(comment.hasPrefix("<!-- vitrine diff -->\n\(edit.summary)\n"))
    #expect(try folder.text(of: "changes/index.html").contains("owl"))
    #expect(try folder.contents(of: "site").contains("changes/feed.xml"))
    #expect(try folder.text(of: "site/snapshot.json").contains("\"date\":\"2026-11-20\""))
  }

  /// The first time there is nothing to compare with: the build says so, and goes on without --strict.
  @Test func theFirstBuildGoesOnWithAWarning() throws {
    let result = try run(
      "vitrine build --previous \(server.address) --output site --quiet && "
        + "vitrine build --previous \(server.address) --output site")

    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("vitrine: warning: cannot fetch the build at "))
  }

  @Test(arguments: Edit.allCases)
  func theWorkflowCommentsAndGates(_ edit: Edit) throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "published/.keep"))
    try publish()
    try apply(edit)
    // What it is asked goes to a file; there is a comment once one was written.
    try folder.write(
      script: """
        echo "$@" >> calls
        case "$*" in
          *--paginate*) [ -f commented ] && echo 7 || true ;;
          "pr comment"*) cp changes.md commented ;;
        esac
        """, to: "bin/gh")
    let workflow = try #require(page.firstMatch(of: /```yml\n(.*?)```/.dotMatchesNewlines()))
    var warnings: [Diagnostic] = []
    let root = try readYAML(Array(workflow.1.utf8), file: "site.yml", warnings: &warnings)
    let jobs = try #require(root["jobs"])
    guard case .list(let steps) = jobs["site"]?["steps"]?.content else {
      Issue.record("the workflow has no steps")
      return
    }
    let environment = ["GITHUB_REPOSITORY": "birds/site", "PULL_REQUEST": "3", "GH_TOKEN": "x"]

    #expect(warnings == [])
    #expect(jobs.members.map(\.key).sorted() == ["publish", "site"])
    #expect(
      steps.compactMap { $0["name"]?.scalarText } == ["Build", "Compare", "Comment", "Gate"])
    for _ in 0..<2 {
      var statuses: [Int32] = []
      for script in steps.compactMap({ $0["run"]?.scalarText }) {
        let result = try run(script, environment: environment)
        #expect(result.errors == "")
        statuses.append(result.status)
      }
      #expect(statuses == [0, 0, 0, edit.status])
    }
    let calls = try folder.text(of: "calls").split(separator: "\n").map {
      $0.prefix { $0 != "'" && $0 != "[" }
    }
    let search =
      "api --paginate repos/birds/site/issues/3/comments --jq ."
    #expect(
      calls == [
        search[...], "pr comment 3 --body-file changes.md", search[...],
        "api --method PATCH repos/birds/site/issues/comments/7 -F body=@changes.md",
      ])
    #expect(try folder.text(of: "commented").contains(edit.summary))
  }
}
