import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// The site bar and the page of all pages, of sites with few and with many folders.
@Suite struct AllPagesTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  private func write(folders: Int, home: String = "---\ntitle: Home\n---\nHello.\n") throws {
    try folder.write(home, to: "content/index.md")
    for number in 0..<folders {
      try folder.write(
        "---\ntitle: Page \(number)\n---\nA text.\n",
        to: "content/\(String(number + 10_000).dropFirst())/index.md")
    }
  }

  /// The titles in the bar of a page.
  private func bar(of page: String) throws -> [String] {
    let html = try folder.text(of: "site/\(page)")
    let header = html.prefix(upTo: try #require(html.range(of: "</header>")).lowerBound)
    return header.matches(of: /<li><a [^>]*>([^<]*)</).map { String($0.1) }
  }

  @Test(arguments: [6, 7])
  func aBarOfSevenPagesNamesAll(folders: Int) throws {
    try write(folders: folders)
    _ = try build(options)

    #expect(try bar(of: "index.html") == (0..<folders).map { "Page \($0)" })
    #expect(try !folder.contents(of: "site").contains("pages.html"))
  }

  @Test(arguments: [8, 1000])
  func aBarOfMoreLeadsToThePageOfAll(folders: Int) throws {
    try write(folders: folders)
    _ = try build(options)

    let first = (0..<7).map { "Page \($0)" }
    for page in ["index.html", "0007/index.html", "pages.html"] {
      #expect(try bar(of: page) == first + ["All pages"])
    }
    let tree = try folder.text(of: "site/pages.html").matches(
      of: /<li><a href="([^"]*)" dir="auto">([^<]*)<\/a>/)
    let listed = tree.suffix(folders + 1)
    #expect(listed.map { String($0.2) } == ["Home"] + (0..<folders).map { "Page \($0)" })
    for entry in listed {
      #expect(FileManager.default.fileExists(atPath: folder.path(of: "site/\(entry.1)")))
    }
    #expect(try folder.text(of: "site/0007/index.html").contains(#"<a href="../pages.html" dir="#))
    #expect(
      try folder.text(of: "site/pages.html").contains(
        #"<a href="pages.html" aria-current="page" dir="auto" data-title="All pages">All pages</a>"#
      ))
  }

  @Test func aPageDoesNotGrowWithTheNumberOfOthers() throws {
    try write(folders: 8)
    _ = try build(options)
    let few = try folder.text(of: "site/0003/index.html").utf8.count

    try write(folders: 200)
    var options = options
    options.baseline = .none
    _ = try build(options)

    #expect(try folder.text(of: "site/0003/index.html").utf8.count == few)
  }

  @Test func pagesStandUnderThoseThatTheyBelongTo() throws {
    try write(folders: 8)
    try folder.write(
      "---\ntitle: Über <uns>\nlanguage: de\n---\n", to: "content/0002/deep/index.md")
    try folder.write("---\ntitle: Deeper\n---\n", to: "content/0002/deep/er/index.md")
    _ = try build(options)

    #expect(
      try folder.text(of: "site/pages.html").contains(
        """
        <li><a href="0002/index.html" dir="auto">Page 2</a>
        <ul role="list">
        <li><a href="0002/deep/index.html" dir="auto" lang="de">Über &lt;uns&gt;</a>
        <ul role="list">
        <li><a href="0002/deep/er/index.html" dir="auto">Deeper</a></li>
        </ul>
        </li>
        </ul>
        </li>
        <li><a href="0003/index.html" dir="auto">Page 3</a></li>
        """))
  }

  /// They would stand under what the page is about.
  @Test func aHomePageWithItemsDoesNotListThemToo() throws {
    let home = "---\ntitle: Home\ncollection: { from: birds.json }\n---\n"
    try folder.write(#"[{ "id": "wren", "title": "Wren" }]"#, to: "content/birds.json")
    try write(folders: 9, home: home)
    _ = try build(options)

    #expect(try !folder.text(of: "site/index.html").contains("s-~pages"))
  }

  @Test func whatTheSiteSaysIsTheBar() throws {
    try write(folders: 9)
    let names = (0..<9).map { "'000\($0)'" }.joined(separator: ", ")
    try folder.write("navigation: [\(names)]\n", to: "content/site.yml")
    _ = try build(options)

    #expect(try bar(of: "index.html").count == 9)
    #expect(try !folder.contents(of: "site").contains("pages.html"))
  }

  @Test(arguments: [("de", "Alle Seiten", ""), ("sv", "All pages", " lang=\"en\"")])
  func itIsNamedInTheLanguageOfTheSite(language: String, title: String, mark: String) throws {
    try write(folders: 8)
    try folder.write("language: \(language)\n", to: "content/site.yml")
    _ = try build(options)

    #expect(
      try folder.text(of: "site/index.html").contains(
        #"<a href="pages.html"\#(mark) dir="auto" data-title="\#(title)">\#(title)</a>"#))
  }

  @Test func aFolderAndARecordMayHaveItsName() throws {
    try write(folders: 8)
    try folder.write("---\ntitle: Pages\n---\n", to: "content/pages/index.md")
    try folder.write("---\nid: pages.html\ntitle: A\n---\nA text.\n", to: "content/a.md")
    _ = try build(options)

    let files = try folder.contents(of: "site")
    #expect(
      Set(files).isSuperset(of: ["pages/index.html", "pages.html", "pages.html~/index.html"]))
  }
}
