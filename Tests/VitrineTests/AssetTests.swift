import Foundation
import TestSupport
import Testing
import VitrineModel
import VitrineText

@testable import Vitrine
@testable import VitrineServe

/// The stylesheets and scripts of a site: what they are called, and which pages load which.
@Suite struct AssetTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Site\n", to: "content/site.yml")
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  /// A page of three birds with a layout.
  private func write(_ name: String, layout: String) throws {
    try folder.write(
      """
      ---
      title: \(name)
      collection: { from: birds.json }
      sections: [{ id: all, layout: \(layout) }]
      ---
      """, to: "content/\(name)/index.md")
    try folder.write(
      #"[{ "id": "a", "title": "A" }, { "id": "b", "title": "B" }, { "id": "c", "title": "C" }]"#,
      to: "content/\(name)/birds.json")
  }

  /// The stylesheets of a page, by their paths in the site.
  private func styles(of page: String) throws -> [String] {
    try folder.text(of: "site/\(page)").matches(of: /<link rel="stylesheet" href="([^"]*)">/).map {
      String($0.1.replacing("../", with: ""))
    }
  }

  private func identities() throws -> [String: [String]] {
    let names = try folder.contents(of: "site")
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try folder.identity(of: "site/\($0)")) })
  }

  @Test func theyAreNamedByWhatTheyHold() throws {
    try write("a", layout: "grid")
    try folder.write(
      "---\ntitle: A text\n---\nWith a [link](a/index.md).\n", to: "content/text.md")
    _ = try build(options)

    let files = try folder.contents(of: "site/assets")

    // Of all pages, of lists, of the icon, of records' pages and of texts.
    #expect(files.count == 7)
    for file in files {
      let bytes = Array(try folder.text(of: "site/assets/\(file)").utf8)
      #expect(
        file.split(separator: ".").dropFirst().first.map(String.init) == "\(ContentHash(of: bytes))"
      )
    }
  }

  @Test func pagesWithTheSameLayoutsShareAStylesheet() throws {
    try write("a", layout: "{ grid: { columns: 2 } }")
    try write("b", layout: "{ grid: { columns: 3 } }")
    try write("c", layout: "{ grid: { columns: 2 } }")
    _ = try build(options)

    let (a, b, c) = (
      try styles(of: "a/index.html"), try styles(of: "b/index.html"), try styles(of: "c/index.html")
    )

    #expect(a.count == 2 && b.count == 2)
    #expect(a == c)
    #expect(a[0] == b[0] && a[1] != b[1])
    #expect(try styles(of: "404.html").count == 1)
    for path in a + b { #expect(try !folder.text(of: "site/\(path)").isEmpty) }
  }

  @Test func anEditOfALayoutTouchesThePagesThatHaveItAlone() throws {
    for name in ["a", "b", "c", "d"] {
      try write(name, layout: "{ grid: { columns: \(name == "b" ? 5 : 2) } }")
    }
    _ = try build(options)
    _ = try build(options)
    let before = try identities()
    let old = try styles(of: "b/index.html")

    try write("b", layout: "{ carousel: { width: 200 } }")
    _ = try build(options)

    let after = try identities()
    let new = try styles(of: "b/index.html")
    let touched = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    // The page of what changed tells of it, and so does the record of the build.
    let own = ["b/index.html", "snapshot.json", "changes/index.html", old[1], new[1]]
    #expect(touched.subtracting(own).filter { !$0.hasPrefix("assets/transitions.") } == [])
    #expect(touched.isSuperset(of: ["b/index.html", old[1], new[1]]))
    #expect(old[0] == new[0] && old[1] != new[1])
    #expect(after[old[1]] == nil)
  }

  @Test func aBuildThatPlaysChangesLeavesOtherPagesAsTheyAre() throws {
    try write("a", layout: "grid")
    try write("b", layout: "list")
    _ = try build(options)
    let before = try folder.identity(of: "site/a/index.html")

    try folder.write(
      #"[{ "id": "c", "title": "C" }, { "id": "a", "title": "A" }, { "id": "b", "title": "B" }]"#,
      to: "content/b/birds.json")
    _ = try build(options)

    #expect(try folder.identity(of: "site/a/index.html") == before)
    let styles = try styles(of: "b/index.html")
    #expect(styles.count == 3)
    #expect(try "site/\(styles[2])" == folder.asset("transitions.css"))
    #expect(try self.styles(of: "a/index.html").count == 2)
  }

  @Test func aPageDoesNotGrowWithTheSite() throws {
    func weight(_ pages: Int) throws -> Int {
      for number in 0..<pages {
        try write(
          "p\(number)", layout: "{ grid: { narrowest: \(100 + 7 * number), gap: \(number) } }")
      }
      _ = try build(options)
      return try styles(of: "p0/index.html").reduce(0) { weight, path in
        weight + (try folder.text(of: "site/\(path)")).utf8.count
      }
    }

    #expect(try weight(1) == weight(40))
  }

  /// A list's class is made of its rules: another page's layouts, before it in the site, change neither.
  @Test func theClassOfAListDoesNotDependOnOtherPages() throws {
    try write("b", layout: "{ grid: { columns: 2 } }")
    _ = try build(options)
    let before = try folder.text(of: "site/b/index.html")

    try write("a", layout: "{ grid: { columns: 7 } }")
    var options = options
    options.baseline = .none
    _ = try build(options)

    let list = /class="(l-[0-9a-f]{10})/
    let after = try folder.text(of: "site/b/index.html")
    #expect(before.firstMatch(of: list)?.1 == after.firstMatch(of: list)?.1)
    #expect(before.firstMatch(of: list) != nil)
  }

  @Test func thePreviewNamesThemByTheirUse() throws {
    try write("a", layout: "grid")

    let site = try buildInMemory(ServeOptions(options).build)

    let files = site.files.keys.map(\.text).filter { $0.hasPrefix("assets/") }.sorted()
    #expect(
      files == [
        "assets/icon.svg", "assets/layouts/a/index.css",
        "assets/layouts/index.css", "assets/vitrine.css",
      ])
  }
}
