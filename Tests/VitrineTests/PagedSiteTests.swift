import Foundation
import TestSupport
import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

/// Sections with pages of their own, in a built site.
@Suite struct PagedSiteTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("---\ntitle: Home\n---\nHello.\n", to: "content/index.md")
    try write()
  }

  /// Seven stones, of which three stand on a page.
  private func write(
    collection: String = "", section: String = "pages: 3", ids: [String] = Self.ids
  ) throws {
    let stones = ids.enumerated().map { number, id in
      #"{ "id": "\#(id)", "title": "Stone \#(id)", "kind": "\#(number < 5 ? "hard" : "soft")" }"#
    }
    try folder.write("[\(stones.joined(separator: ","))]", to: "content/stones/stones.json")
    try folder.write(
      """
      ---
      title: Stones
      text: All of them.
      collection:
        from: stones.json
        id: id
        fields: { title: title, kind: kind }\(collection)
      sections: [{ title: All, \(section) }]
      ---
      Some text.
      """, to: "content/stones/index.md")
  }

  private static let ids = ["a", "b", "c", "d", "e", "f", "g"]

  private func text(_ site: BuiltSite, _ path: String) throws -> String {
    let file = try #require(site.files[path], "\(path) is not there")
    return String(decoding: try #require(file.bytes(in: 0..<file.length)), as: UTF8.self)
  }

  private func items(_ html: String) -> [String] {
    html.matches(of: /<li id="i-([^"]*)"/).map { String($0.1) }
  }

  @Test func eachItemStandsOnOnePage() throws {
    let site = try buildInMemory(options)

    #expect(items(try text(site, "stones/index.html")) == ["a", "b", "c"])
    #expect(items(try text(site, "stones/2/index.html")) == ["d", "e", "f"])
    #expect(items(try text(site, "stones/3/index.html")) == ["g"])
    #expect(site.files["stones/4/index.html"] == nil)
  }

  @Test func pagesLeadToEachOther() throws {
    let site = try buildInMemory(options)

    let first = try text(site, "stones/index.html")
    #expect(first.contains(#"<a class="num" href="index.html#s-all" aria-current="page">1</a>"#))
    #expect(first.contains(#"<a class="step" rel="next" href="2/index.html">Next</a>"#))
    #expect(!first.contains(#"rel="prev""#))
    let second = try text(site, "stones/2/index.html")
    #expect(second.contains("<title>Stones – Page 2 of 3 – Home</title>"))
    #expect(second.contains(#"<a class="step" rel="prev" href="../index.html#s-all">Previous</a>"#))
    #expect(second.contains(#"<a class="step" rel="next" href="../3/index.html">Next</a>"#))
    #expect(second.contains(#"<a href="../index.html" dir="auto">Stones</a>"#))
    let third = try text(site, "stones/3/index.html")
    #expect(!third.contains(#"rel="next""#))
  }

  @Test func furtherPagesHaveNeitherTheTextNorTheOtherSections() throws {
    try folder.write(
      """
      ---
      title: Stones
      collection: { from: stones.json, id: id, fields: { title: title, kind: kind } }
      sections:
        - { title: All, pages: 3 }
        - { title: Soft, where: { kind: soft }, repeats: true }
        - { title: Hard, where: { kind: hard }, repeats: true, pages: 4 }
      ---
      Some text.
      """, to: "content/stones/index.md")
    let site = try buildInMemory(options)

    let first = try text(site, "stones/index.html")
    #expect(first.contains("Some text.") && first.contains(">Soft</h2>"))
    let second = try text(site, "stones/2/index.html")
    #expect(!second.contains("Some text.") && !second.contains(">Soft</h2>"))
    #expect(items(second) == ["d", "e", "f", "hard~e"])
    let third = try text(site, "stones/3/index.html")
    #expect(items(third) == ["g"] && !third.contains(">Hard</h2>"))
  }

  @Test func aPageSaysWhatIsInTheScriptsWithTheItemsOfTheOthers() throws {
    try write(collection: "\n  page: true")
    let site = try buildInMemory(options)

    let paths = [2, 3].map { "assets/finding/stones/index/\($0).js" }
    let addresses = try paths.map { "../\($0)?\(ContentHash(of: Array(try text(site, $0).utf8)))" }
    let page = try text(site, "stones/index.html")
    let content = addresses.joined(separator: "\n")
    #expect(page.contains("name=\"vitrine-portions\" content=\"\(content)\""))
    // Links lead from the first page, which shows them.
    let script = try text(site, paths[0])
    #expect(script.hasPrefix(#"(window.vitrinePortions??=[]).push([1,{"s-all":["<li id=\"i-d\">"#))
    #expect(script.contains(#"href=\"d/index.html\""#))
    #expect(try text(site, "stones/2/index.html").contains(#"href="../d/index.html""#))
  }

  @Test func whatHasRoomEnoughHasNoPages() throws {
    try write(section: "pages: 7")
    let site = try buildInMemory(options)

    #expect(site.files["stones/2/index.html"] == nil)
    #expect(try !text(site, "stones/index.html").contains(#"class="pages""#))
  }

  /// Records called by numbers keep their addresses.
  @Test func pagesGiveWayToRecords() throws {
    try write(collection: "\n  page: true", ids: ["1", "2", "3", "4"])
    let site = try buildInMemory(options)

    #expect(try text(site, "stones/2/index.html").contains(#"<h1 id="Title" dir="auto">Stone 2"#))
    #expect(items(try text(site, "stones/page-2/index.html")) == ["4"])
    #expect(try text(site, "stones/index.html").contains(#"href="page-2/index.html""#))
  }

  @Test func theParentsOfAnOutlineKeepTheirItems() throws {
    try write(section: "outline: kind, layout: grid, pages: 3")
    let site = try buildInMemory(options)

    #expect(items(try text(site, "stones/index.html")) == ["a", "b", "c", "d", "e"])
    #expect(items(try text(site, "stones/2/index.html")) == ["f", "g"])
    let script = try text(site, "assets/finding/stones/index/2.js")
    #expect(script.contains(#""s-all":[["<h3"#) && script.contains(#"role=\"list\""#))
  }

  @Test func pagesOfTermsHavePagesToo() throws {
    try write(collection: "\n  terms: [kind]")
    let site = try buildInMemory(options)

    #expect(items(try text(site, "stones/kind/hard/index.html")).count == 3)
    #expect(items(try text(site, "stones/kind/hard/2/index.html")).count == 2)
    #expect(site.files["stones/kind/soft/2/index.html"] == nil)
  }

  @Test func aSearchLeadsToThePageOfAnItem() throws {
    try folder.write("title: Home\nsearch: true\n", to: "content/site.yml")
    let report = try build(options)

    #expect(report.warnings.isEmpty)
    let folder = folder.path(of: "site/assets/search")
    let index = try FileManager.default.contentsOfDirectory(atPath: folder)
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
    // What an address has in common with the one before it is left out.
    #expect(index.contains(##"["Stone d","H2/index.html#i-d"],["Stone e","We"]"##))
    #expect(index.contains(##"["Stone g","H3/index.html#i-g"]"##))
  }

  @Test func linksMayNameThem() throws {
    try folder.write("---\ntitle: Home\n---\n[More](stones/2/).\n", to: "content/index.md")

    #expect(try build(options).warnings.isEmpty)
    let home = try String(contentsOfFile: folder.path(of: "site/index.html"), encoding: .utf8)
    #expect(home.contains(#"<a href="stones/2/">More</a>"#) || home.contains("stones/2/index.html"))
  }

  @Test func aLengthOfNothingIsAnError() throws {
    try write(section: "pages: 0")

    let failure = #expect(throws: BuildFailure.self) { try build(options) }
    #expect(
      failure?.report(warnings: .none, consequence: nil).hasPrefix(
        "stones/index.md:8:33: error: 'pages' must be a whole number from 1, not '0'") == true)
  }
}
