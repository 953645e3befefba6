import Foundation
import Testing

@testable import VitrineMarkdown

/// Changelogs of the shapes that people and programs write.
@Suite struct ChangelogTests {
  private static let names = [
    "title", "date", "link", "yanked", "kind", "scope", "author", "text", "body",
  ]

  static let shapes: [(file: String, records: [String])] = [
    (
      "keep-a-changelog.md",
      [
        "unreleased | title: Unreleased | link: https://example.com/compare/v1.1.0...HEAD",
        "  unreleased/nests-are-counted | title: Nests are counted. | kind: Added",
        "1.1.0 | title: 1.1.0 | date: 2024-03-05 | link: https://example.com/compare/v1.0.1...v1.1.0 | text: The map is here.",
        "  1.1.0/a-map-of-ranges | title: A map of ranges. | kind: Added",
        "    1.1.0/with-a-scale | title: With a scale. | kind: Added",
        "  1.1.0/owls-are-birds-again | title: Owls are birds again. | kind: Fixed",
        "1.0.1 | title: 1.0.1 | date: 2024-01-09 | link: https://example.com/compare/v1.0.0...v1.0.1 | yanked: true",
        "  1.0.1/names-are-escaped | title: Names are escaped. | kind: Security",
        "1.0.0 | title: 1.0.0 | date: 2023-12-24 | text: The first release.",
      ]
    ),
    (
      "plain.md",
      [
        "2.1.0 | title: v2.1.0 | date: 2024-05-01",
        "  2.1.0/owls-hoot-twice-see-the-guide | title: Owls hoot twice, see the guide | link: https://example.com/guide",
        "  2.1.0/owls-hoot-twice-see-the-guide-2 | title: Owls hoot twice, see the guide",
        "2.0.0 | title: v2.0.0 | date: 2024-01-05 | text: A new roof. | body: \\- not a change\\n\\n``` sh\\nhoot --twice\\n```",
        "  2.0.0/nests-have-doors | title: Nests have doors | body: Even two.",
      ]
    ),
    (
      "conventional.md",
      [
        "1.2.3 | title: 1.2.3 | date: 2024-01-05 | link: https://example.com/compare/v1.2.2...v1.2.3",
        "  1.2.3/close-the-door | title: close the door | link: https://example.com/issues/12 | kind: Bug Fixes | scope: nest",
        "  1.2.3/count-again | title: count again | link: https://example.com/commit/abc1234 | kind: Bug Fixes",
        "1.2.0 | title: 1.2.0 | date: 2023-11-30 | link: https://example.com/compare/v1.1.0...v1.2.0",
        "  1.2.0/nests-need-a-door | title: nests need a door | kind: ⚠ BREAKING CHANGES | scope: nest",
        "  1.2.0/add-owls | title: add owls | link: https://example.com/commit/def5678 | kind: Features | scope: birds",
      ]
    ),
    (
      "history.md",
      [
        "unreleased | title: unreleased",
        "  unreleased/deps-nest-2-0-1 | title: deps: nest@2.0.1",
        "    unreleased/fix-a-leak | title: Fix a leak",
        "4.18.0 | title: 4.18.0 | date: 2022-04-25",
        "  4.18.0/add-owls-to-the-list-12 | title: Add owls to the list (#12)",
        "  4.18.0/fix-the-door | title: Fix the door",
      ]
    ),
    (
      "github.md",
      [
        "2.0.0 | title: v2.0.0 | link: https://github.com/example/owl/compare/v1.0.0...v2.0.0 | text: Thanks to all.",
        "  2.0.0/count-nests | title: Count nests | link: https://github.com/example/owl/pull/7 | kind: What's Changed | author: @jo",
        "  2.0.0/feed-owls | title: Feed owls | link: https://github.com/example/owl/pull/8 | kind: What's Changed / Features | author: @dependabot[bot]",
        "  2.0.0/jo-made-their-first-contribution | title: @jo made their first contribution | link: https://github.com/example/owl/pull/7 | kind: New Contributors",
        "1.0.0 | title: v1.0.0",
        "  1.0.0/first | title: First | kind: Merged pull requests | link: https://github.com/example/owl/pull/1",
      ]
    ),
  ]

  @Test(arguments: shapes) func everyShapeIsRead(_ file: String, _ records: [String]) throws {
    let path = URL(filePath: #filePath).appending(path: "../../Fixtures/changelogs/\(file)")
      .standardized
    let parsed = ParsedMarkdown(try String(contentsOf: path, encoding: .utf8), .changelog)

    #expect(parsed.words == [])
    let sorted = records.map { record in
      let parts = record.components(separatedBy: " | ")
      return parts[0]
        + Self.names.flatMap { name in parts.dropFirst().filter { $0.hasPrefix("\(name): ") } }
        .map { " | " + $0.replacingOccurrences(of: "\\n", with: "\n") }.joined()
    }
    #expect(parsed.table(Self.names) == sorted)
  }

  @Test func vitrinesOwnChangelogIsRead() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../CHANGELOG.md").standardized
    let text = try String(contentsOf: path, encoding: .utf8)
    let parsed = ParsedMarkdown(text, .changelog)

    #expect(parsed.words == [])
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.count
    #expect(parsed.records.filter { $0.parent != nil }.count == entries)
  }

  @Test func aListUnderNoReleaseIsNamed() {
    let parsed = ParsedMarkdown(
      "- before\n\n## 1.0.0\n\n- [ ] a\n- ![](//x.svg)\n\n# Older\n\n- lost\n", .changelog)

    #expect(parsed.table(["title"]) == ["1.0.0 | title: 1.0.0", "  1.0.0/a | title: a"])
    #expect(
      parsed.words == [
        "README.md:1:1: warning: there is no release above this list, so it is left out\n  hint: put it below a heading with a version, such as ## 1.2.0 - 2026-05-01",
        "README.md:6:1: warning: this list entry has no title, so it is left out\n  hint: begin it with a title, as in - [Title](https://example.com) - a description",
        "README.md:10:1: warning: there is no release above this list, so it is left out\n  hint: put it below a heading with a version, such as ## 1.2.0 - 2026-05-01",
      ])
  }

  /// As FastAPI's, and as those of programs that call it otherwise.
  @Test(arguments: ["Latest Changes", "Next", "HEAD", "Upcoming", "Unreleased", "Sprint 12"])
  func whatHasNoVersionYetIsARelease(_ title: String) {
    let parsed = ParsedMarkdown(
      "# Notes\n\n- [a](#a)\n\n## \(title)\n\n### Fixes\n\n- a\n\n## 0.1.0\n\n### Fixes\n\n- b\n\n## Older\n\n- c\n",
      .changelog)
    let id = title == "Sprint 12" ? "sprint-12" : "unreleased"
    #expect(
      parsed.table(["title", "kind"]) == [
        "\(id) | title: \(title)", "  \(id)/a | title: a | kind: Fixes", "0.1.0 | title: 0.1.0",
        "  0.1.0/b | title: b | kind: Fixes", "older | title: Older", "  older/c | title: c",
      ])
    #expect(parsed.words == [])
  }

  /// A kind of changes may stand on the level of the releases.
  @Test func aHeadingThatComesAgainIsAKind() {
    let text = "## v2\n\n## News\n\n- a\n\n## v1\n\n## News\n\n- b\n\n## What's Changed\n\n- c\n"
    #expect(
      ParsedMarkdown(text, .changelog).table(["kind"]) == [
        "2", "  2/a | kind: News", "1", "  1/b | kind: News", "  1/c | kind: What's Changed",
      ])
  }

  @Test func oneVersionTwiceHasTwoIDs() {
    let parsed = ParsedMarkdown("## 1.0.0\n\n- a\n\n## 1.0.0\n\n- a\n", .changelog)

    #expect(parsed.table([]) == ["1.0.0", "  1.0.0/a", "1.0.0-2", "  1.0.0-2/a"])
  }
}
