import Foundation
import TestSupport
import Testing
import VitrineModel

@testable import Vitrine

/// Pages and items that are hidden, or drafts, in a built site.
@Suite struct HiddenPageTests {
  let folder: TemporaryFolder
  var options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("title: Site\nsearch: true\n", to: "content/site.yml")
    try write("index.md", "title: Home")
    try write(
      "birds/index.md", "title: Birds\nnavigation: tree\ncollection: { from: '*.md', terms: kind }")
    try write("birds/owl.md", "title: Owl\nkind: night")
    try write("birds/emu.md", "title: Emu\nkind: day")
  }

  private func write(_ file: String, _ keys: String) throws {
    try folder.write("---\n\(keys)\n---\nA text.\n", to: "content/\(file)")
  }

  /// The paths of files of a site that name `word`, or have it in their path.
  private func files(of site: BuiltSite, naming word: String) -> [String] {
    site.files.filter { path, file in
      path.text.contains(word)
        || String(decoding: file.bytes(in: 0..<file.length) ?? [], as: UTF8.self).contains(word)
    }.keys.map(\.text).sorted()
  }

  @Test func aHiddenItemStandsOnItsPageAlone() throws {
    try write("birds/dodo.md", "title: Dodo\nkind: extinct\nhidden: true")
    let site = try buildInMemory(options)

    // The snapshot lists all files.
    #expect(
      files(of: site, naming: "odo").filter { $0 != "snapshot.json" } == ["birds/dodo/index.html"])
    #expect(files(of: site, naming: "extinct").filter { !$0.hasPrefix("birds/dodo") } == [])
    #expect(site.snapshot.records.map(\.id) == ["birds/emu", "birds/owl"])
  }

  @Test func whatIsBelowAHiddenPageIsHidden() throws {
    try write("moas/index.md", "title: Moas\nhidden: true\ncollection: { from: '*.md' }")
    try write("moas/giant.md", "title: Giantmoa")
    try write("moas/bush/index.md", "title: Bushmoas")
    let site = try buildInMemory(options)

    let paths = ["moas/bush/index.html", "moas/giant/index.html", "moas/index.html"]
    #expect(files(of: site, naming: "oas").filter { $0 != "snapshot.json" } == paths)
    #expect(site.snapshot.pages.map(\.path) == ["index.html", "birds/index.html"])
    #expect(site.snapshot.records.map(\.id) == ["birds/emu", "birds/owl"])
    let page = try #require(site.files["moas/index.html"])
    let html = String(decoding: try #require(page.bytes(in: 0..<page.length)), as: UTF8.self)
    #expect(html.contains("Giantmoa"))
  }

  @Test func aHiddenItemIsNewsForNobody() throws {
    _ = try build(options)
    try write("birds/dodo.md", "title: Dodo\nhidden: true")
    _ = try build(options)

    #expect(try !folder.text(of: "site/changes/index.html").contains("Dodo"))
    #expect(try folder.text(of: "site/birds/dodo/index.html").contains("Dodo"))

    try write("birds/dodo.md", "title: Dodo")
    _ = try build(options)

    #expect(try folder.text(of: "site/changes/index.html").contains("Dodo"))
  }

  @Test func aDraftOfAPageLeavesOutItsFolder() throws {
    try write(
      "moas/index.md", "title: Moas\ndraft: true\nlayout: none\ncollection: { from: '*.md' }")
    try write("moas/giant.md", "title: Giantmoa")
    try write("moas/bush/small.md", "title: Smallmoa")
    try folder.write("<svg/>", to: "content/moas/egg.svg")
    try write("birds/dodo.md", "title: Dodo\ndraft: true")
    let site = try buildInMemory(options)

    #expect(files(of: site, naming: "moa") == [])
    #expect(site.report.counts.drafts == 2)
    #expect(site.report.counts.items == 2)
  }

  @Test func draftsAreBuiltWhereTheyAreAskedFor() throws {
    try write("moas/index.md", "title: Moas\ndraft: true\ncollection: { from: '*.md' }")
    try write("moas/giant.md", "title: Giantmoa")
    var options = options
    options.includesDrafts = true
    let site = try buildInMemory(options)

    #expect(site.files["moas/giant/index.html"] != nil)
    #expect(site.report.counts.drafts == 0)
  }

  @Test func draftsAreSaidInALine() throws {
    try write("birds/dodo.md", "title: Dodo\ndraft: true")

    let result = try VitrineProgram.run(["build"], in: folder.path)

    #expect(result.output.contains(", 1 draft left out; "))
  }
}
