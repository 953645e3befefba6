import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Addresses that front matter gives pages and items besides their own.
@Suite struct AliasTests {
  let folder: TemporaryFolder
  private var options: BuildOptions {
    BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(text, to: "content/\(path)") }
  }

  @Test func theyLeadToPagesAndItems() throws {
    try write([
      "birds/index.md": "---\ntitle: Birds\naliases: [/fowl/, old/birds.html]\n---\n",
      "birds/owl.md": "---\ntitle: Owl\naliases: /2019/owl\n---\nText\n",
      "birds/auk.md": "---\ntitle: Auk\naliases: [v1.2/auk]\n---\n",
    ])

    let report = try build(options)

    func target(_ path: String) throws -> String? {
      try folder.text(of: "site/\(path)").firstMatch(of: /content="0; url=([^"]*)"/).map {
        String($0.1)
      }
    }
    #expect(report.warnings == [] && report.counts.pages == 5)
    #expect(try target("fowl/index.html") == "../birds/index.html")
    #expect(try target("old/birds.html") == "../birds/index.html")
    #expect(try target("2019/owl/index.html") == "../../birds/owl/index.html")
    // Without a page of its own an item is where its list shows it.
    #expect(try target("v1.2/auk/index.html") == "../../birds/index.html#i-auk")
  }

  @Test func nothingLeadsToAHiddenPage() throws {
    let list = "sections: [{ collection: /birds, layout: list, repeats: true }]"
    try write([
      "all/index.md": "---\ntitle: All\n\(list)\n---\n",
      "birds/index.md": "---\ntitle: Birds\nsections: []\n---\n",
      "birds/auk.md": "---\ntitle: Auk\naliases: /auk/\n---\n",
      "about/index.md": "---\ntitle: About\nhidden: true\n\(list)\n---\n",
    ])
    _ = try build(options)

    #expect(try folder.text(of: "site/auk/index.html").contains("url=../all/index.html#"))
  }

  /// Each file is another's where case does not count: an error for pages, a warning for
  /// others.
  @Test func pathsThatDifferOnlyInCaseAreReported() throws {
    try write([
      "index.md": "---\ntitle: Home\n---\n[A](x/a.pdf) [B](x/A.pdf) [C](X/b.pdf) [D](X/c.pdf)\n",
      "x/a.pdf": "a", "x/A.pdf": "b", "X/b.pdf": "c", "X/c.pdf": "d",
      "birds/index.md": "---\ntitle: Birds\n---\n",
      "Birds/index.md": "---\ntitle: More birds\n---\n",
      "Birds/owl.md": "---\ntitle: Owl\naliases: [/FISH/, /old/]\n---\nText\n",
      "fish/index.md": "---\ntitle: Fish\naliases: /Old/\n---\n",
    ])

    let failure = try #require(throws: BuildFailure.self) { try build(options) }

    let problems = failure.diagnostics.filter { $0.message.contains("ignore case") }
    #expect(
      Set(problems.map(\.description)) == [
        """
        birds/index.md:1:1: error: 'birds/index.html' is the same file as 'Birds/index.html' on systems that ignore case
          hint: give one of them another name or value; the other is created by Birds/index.md:1:1
        """,
        """
        Birds/owl.md:3:11: warning: 'FISH/index.html' is the same file as 'fish/index.html' on systems that ignore case
          hint: give one of them another name or value; the other is created by fish/index.md:1:1
        """,
        """
        Birds/owl.md:3:19: warning: 'old/index.html' is the same file as 'Old/index.html' on systems that ignore case
          hint: give one of them another name or value; the other is created by fish/index.md:3:10
        """,
        """
        x/a.pdf:1:1: warning: 'x/a.pdf' is the same file as 'x/A.pdf' on systems that ignore case
          hint: give one of them another name or value; the other is created by x/A.pdf:1:1
        """,
      ])
  }

  @Test func anAliasThatIsGoneIsRemoved() throws {
    try write(["a/index.md": "---\ntitle: A\naliases: /b/\n---\n"])
    _ = try build(options)
    try write(["a/index.md": "---\ntitle: A\n---\n"])

    let report = try build(options)

    #expect(report.removedFiles == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "site/b")))
  }

  @Test func whatIsNoneIsAnError() throws {
    try write([
      "a/index.md": "---\naliases: [https://example.org/, /a/, '?x', /, ../b, { a: b }]\n---\n",
      "b.md": "---\ntitle: B\naliases: [/c/, /c/, [d], 2019, /changes/, caf%C3%A9]\n---\n",
    ])

    let failure = try #require(throws: BuildFailure.self) { try build(options) }

    #expect(
      failure.description == """
        a/index.md:2:11: error: 'https://example.org/' is not an address in this site
          hint: an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html
        a/index.md:2:33: error: 'a/index.html' is already created by something else
          hint: first created by a/index.md:1:1
        a/index.md:2:38: error: '?x' is not an address in this site
          hint: an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html
        a/index.md:2:44: error: '/' is not an address in this site
          hint: an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html
        a/index.md:2:47: error: '../b' is not an address in this site
          hint: an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html
        a/index.md:2:53: error: 'aliases' must be text, not a map
          hint: put text that begins with { or contains ': ' in quotes
        b.md:3:16: error: 'c/index.html' is already created by something else
          hint: first created by b.md:3:11
        b.md:3:21: error: 'aliases' must be text or a list of texts, not a list
        b.md:3:26: warning: '2019' is not an address in this site
          hint: an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html
        b.md:3:32: error: 'changes/index.html' needs a folder 'changes', but there is a file with that name
        b.md:3:43: warning: 'caf%C3%A9' is not an address in this site
          hint: an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html
        """)
  }

  /// `é` in one scalar and in two.
  @Test func pathsThatDifferOnlyInNormalizationAreReported() throws {
    try write([
      "index.md": "---\ntitle: Home\n---\n",
      "caf\u{E9}/index.md": "---\ntitle: A\naliases: [/th\u{E9}/, /Ne\u{301}/]\n---\n",
      "b/index.md": "---\ntitle: B\naliases: [/cafe\u{301}/, /the\u{301}/, /n\u{E9}/]\n---\n",
    ])
    let problems = try build(options).warnings.filter { $0.kind == "conflicting outputs" }

    let expected = [
      ("b/index.md:3:11", "cafe\u{301}", "caf\u{E9}"),
      ("caf\u{E9}/index.md:3:11", "th\u{E9}", "the\u{301}"),
      ("caf\u{E9}/index.md:3:19", "Ne\u{301}", "n\u{E9}"),
    ].map { place, path, other in
      "\(place): '\(path)/index.html' is the same file as '\(other)/index.html' "
        + "on systems that ignore Unicode normalization"
    }
    #expect(problems.allSatisfy { $0.severity == .warning })
    // By their bytes: texts compare as such systems do.
    #expect(
      Set(problems.map { Array("\($0.location!): \($0.message)".utf8) })
        == Set(expected.map { Array($0.utf8) }))
  }
}
