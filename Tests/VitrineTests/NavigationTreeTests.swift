import TestSupport
import Testing
import VitrineModel

@testable import Vitrine

/// Folders whose pages show a tree of them, in a built site.
@Suite struct NavigationTreeTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  /// A manual: two pages, a folder of two between them, one folder behind them, and a page elsewhere.
  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try write("index.md", "title: Home")
    try write("manual/index.md", "title: Manual\nnavigation: tree\ncollection: { from: '*.md' }")
    try write("manual/start.md", "title: Start\norder: 1")
    try write("manual/end.md", "title: End\norder: 3")
    try write("manual/guides/index.md", "title: Guides\norder: 2\ncollection: { from: '*.md' }")
    try write("manual/guides/b.md", "title: Builds\norder: 1")
    try write("manual/guides/a.md", "title: Accents\norder: 2")
    try write("manual/more/index.md", "title: More")
    try write("news/index.md", "title: News\ncollection: { from: '*.md' }")
    try write("news/now.md", "title: Now")
  }

  private func write(_ file: String, _ keys: String) throws {
    try folder.write("---\n\(keys)\n---\nA text.\n", to: "content/\(file)")
  }

  private func page(_ path: String) throws -> String {
    let file = try #require(try buildInMemory(options).files[path])
    return String(decoding: try #require(file.bytes(in: 0..<file.length)), as: UTF8.self)
  }

  /// The tree of a page as lines: a title, indented by its level, with `*` at the page itself, and `+` or
  /// `-` where a branch is open or not.
  private func tree(of path: String) throws -> [String] {
    let html = try page(path)
    let nav = try #require(html.firstMatch(of: /(?s)<nav class="tree.*?<\/nav>/))
    var level = -1
    var lines: [String] = []
    for match in nav.0.matches(of: /<ul|<\/ul|<a ([^>]*)>([^<]*)|<details( open)?/) {
      switch match.0 {
      case "<ul": level += 1
      case "</ul": level -= 1
      case let details where details.hasPrefix("<details"):
        lines[lines.count - 1] += match.3 == nil ? " -" : " +"
      default:
        let mark = match.1?.contains("aria-current=\"page\"") == true ? "*" : ""
        lines.append(
          String(repeating: "  ", count: level) + mark + (match.2.map(String.init) ?? ""))
      }
    }
    return lines
  }

  /// The links of a page to those before and after it.
  private func pager(of path: String) throws -> [String] {
    try page(path).matches(of: /rel="(prev|next)" href="([^"]*)".*?<span dir="auto">([^<]*)/).map {
      "\($0.1) \($0.2) \($0.3)"
    }
  }

  @Test func foldersStandAmongItemsByTheirOrder() throws {
    #expect(
      try tree(of: "manual/index.html") == [
        "*Manual", "Start", "Guides -", "  Builds", "  Accents", "End", "More",
      ])
  }

  @Test func theBranchOfThePageIsOpen() throws {
    let open = ["Guides +", "  Builds", "  *Accents"]
    #expect(
      try tree(of: "manual/guides/a/index.html") == ["Manual", "Start"] + open + ["End", "More"])
    #expect(try tree(of: "manual/guides/index.html")[2] == "*Guides +")
  }

  @Test func readingGoesOnFromFolderToFolder() throws {
    #expect(try pager(of: "manual/index.html") == ["next start/index.html Start"])
    #expect(
      try pager(of: "manual/guides/a/index.html")
        == ["prev ../b/index.html Builds", "next ../../end/index.html End"])
    #expect(
      try pager(of: "manual/guides/index.html")
        == ["prev ../start/index.html Start", "next b/index.html Builds"])
    #expect(try pager(of: "manual/more/index.html") == ["prev ../end/index.html End"])
  }

  @Test func otherPagesKnowNothingOfTrees() throws {
    for path in ["index.html", "news/index.html", "news/now/index.html", "404.html"] {
      let html = try page(path)
      for word in ["tree", "sided", "popover"] { #expect(!html.contains(word), "\(word), \(path)") }
    }
    #expect(try page("manual/start/index.html").contains(/assets\/tree\.[0-9a-f]+\.css/))

    try write("manual/index.md", "title: Manual\ncollection: { from: '*.md' }")
    let site = try buildInMemory(options)
    #expect(site.files.keys.allSatisfy { !$0.text.hasPrefix("assets/tree") })
  }

  @Test func whatIsUnderItemsIsUnderThemInTheTree() throws {
    try write("manual/end.md", "title: End\nparent: start")

    #expect(
      try tree(of: "manual/index.html") == [
        "*Manual", "Start -", "  End", "Guides -", "  Builds", "  Accents", "More",
      ])
  }

  @Test func aTreeInATreeIsThatOfItsPages() throws {
    try write(
      "manual/guides/index.md",
      "title: Guides\norder: 2\nnavigation: tree\ncollection: { from: '*.md' }")

    #expect(try tree(of: "manual/guides/a/index.html") == ["Guides", "Builds", "*Accents"])
    #expect(try tree(of: "manual/index.html").contains("Guides -"))
  }

  @Test func branchesElsewhereAreLinksAloneInALargeTree() throws {
    for number in 0..<400 {
      try write("manual/more/\(number).md", "title: Page \(number)")
    }

    #expect(
      try tree(of: "manual/guides/index.html") == [
        "Manual", "Start", "*Guides +", "  Builds", "  Accents", "End", "More",
      ])
    #expect(try tree(of: "manual/more/7/index.html").count == 5 + 400)
    #expect(try page("manual/more/7/index.html").contains("rel=\"next\""))
  }
}
