import Foundation
import TestSupport
import Testing
import VitrineModel
import VitrineSite

@testable import Vitrine

/// Pages of terms in a built site: what they show, what leads there, and what does not know them.
@Suite struct TermSiteTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  private static let terms =
    "terms: [material, { field: subject, levels: ' / ' }, tags, isOld, made, { field: year }]"

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("---\ntitle: Home\n---\nHello.\n", to: "content/index.md")
    try folder.write(
      #"""
      [
        { "id": "a", "title": "Anchor", "material": ["iron", "oak & ash"], "subject": "Sea / Ships",
          "tags": ["old", "#1"], "isOld": true, "made": "1837-05-06", "year": 1837, "note": "x" },
        { "id": "b", "title": "Bell", "material": "iron", "subject": ["Sea", "Sea / Ships / Bells"],
          "tags": "Old", "isOld": false, "year": 12345 },
        { "id": "c", "title": "Chart", "subject": "Land" }
      ]
      """#, to: "content/things/things.json")
    try write(terms: Self.terms)
  }

  private func write(terms: String) throws {
    try folder.write(
      """
      ---
      title: Things
      collection: { from: things.json, id: id, page: true, \(terms) }
      sections: [{ title: All, layout: grid }]
      ---
      """, to: "content/things/index.md")
  }

  private func text(_ site: BuiltSite, _ path: String) throws -> String {
    let file = try #require(site.files[path], "\(path) is not there")
    return String(decoding: try #require(file.bytes(in: 0..<file.length)), as: UTF8.self)
  }

  @Test func factsAndTagsLeadToTheirTerms() throws {
    let site = try buildInMemory(options)

    let html = try text(site, "things/a/index.html")
    for line in [
      #"<a href="../material/iron/index.html">iron</a>, <a href="../material/oak-ash/index.html">oak &amp; ash</a></dd>"#,
      #"<a href="../subject/Sea/index.html">Sea</a> / <a href="../subject/Sea/Ships/index.html">Ships</a></dd>"#,
      #"<a href="../tags/old/index.html">old</a></li>"#,
      #"<a href="../tags/1/index.html">#1</a></li>"#,
      #"<a href="../isOld/true/index.html">Yes</a></dd>"#,
      #"<a href="../made/1837-05-06/index.html">6 May 1837</a></dd>"#,
      #"<a href="../year/1837/index.html">1837</a></dd>"#, #"<dd dir="auto">x</dd>"#,
    ] {
      #expect(html.contains(line), "\(line)")
    }
    #expect(try text(site, "things/year/12345/index.html").contains(">12,345</h1>"))
  }

  @Test func aPageOfATermShowsWhereItStandsAndWhatHasIt() throws {
    let site = try buildInMemory(options)

    let html = try text(site, "things/subject/Sea/Ships/index.html")
    let crumbs = html.matches(of: /<li><a href="([^"]*)" dir="auto">([^<]*)<\/a><\/li>/).map {
      "\($0.1) \($0.2)"
    }
    #expect(
      crumbs.suffix(4) == [
        "../../../../index.html Home", "../../../index.html Things", "../../index.html Subject",
        "../index.html Sea",
      ])
    #expect(html.contains("<h1 id=\"Title\" dir=\"auto\">Ships</h1>"))
    #expect(html.contains("2 items"))
    #expect(html.contains(#"<a class="chip" href="Bells/index.html">"#))
    #expect(html.contains(#"<a href="../../../a/index.html" dir="auto">Anchor</a>"#))
    #expect(html.contains(#"<a href="../../../b/index.html" dir="auto">Bell</a>"#))
    let page = try text(site, "things/index.html")
    #expect(
      page.contains(
        #"<a href="material/index.html" dir="auto">Material&nbsp;<span class="count">2</span></a>"#)
    )
    #expect(
      page.contains(
        #"<a href="tags/index.html" dir="auto">Tags&nbsp;<span class="count">3</span></a>"#))
  }

  /// Every link of every page leads to a file of the site.
  @Test func noLinkIsDead() throws {
    try folder.write(
      "---\ntext: Heavy.\n---\nSee [ships](../subject/Sea/Ships/) and [all](index.md).\n",
      to: "content/things/material/iron.md")
    try folder.write("---\ntitle: Stuff\n---\n", to: "content/things/material/index.md")
    let site = try buildInMemory(options)

    var count = 0
    for path in site.files.keys.sorted().map(\.text)
    where path.hasSuffix(".html") && path != "404.html" {
      for match in try text(site, path).matches(of: /href="([^"#]+)["#]/) {
        let link = String(match.1).replacing("&amp;", with: "&")
        if link.contains(":") { continue }
        let target = URL(string: link, relativeTo: URL(string: "file:///\(path)"))?.path ?? ""
        #expect(site.files[String(target.dropFirst())] != nil, "\(path): \(link)")
        count += 1
      }
    }
    #expect(count > 200)
  }

  @Test func termsAreInNoListOfPagesAndNoDifference() throws {
    try write(terms: "otherFields: false")
    let before = try build(options)
    let old = try SiteSnapshot(at: folder.path(of: "site"))
    try write(terms: Self.terms)
    _ = try build(options)
    let new = try SiteSnapshot(at: folder.path(of: "site"))

    #expect(before.warnings.isEmpty)
    #expect(new.pages == old.pages)
    #expect(new.records == old.records)
    #expect(new.files.count > old.files.count + 20)
    #expect(try SiteDifference(from: old, to: new).isEmpty)
    let changes = try folder.text(of: "site/changes/index.html")
    #expect(!changes.contains("material"))
    #expect(try !folder.text(of: "site/index.html").contains("material"))
    let again = try build(options)
    #expect(again.writtenFiles == 0)
  }

  @Test func theNumberOfJobsChangesNothing() throws {
    var one = options
    one.jobs = 1
    var many = options
    many.jobs = 7
    let (first, second) = (try buildInMemory(one), try buildInMemory(many))

    #expect(first.files.keys.sorted() == second.files.keys.sorted())
    for (path, file) in first.files { #expect(file.hash == second.files[path]?.hash, "\(path)") }
  }

  @Test func anEditRendersThePagesOfItsTermsAlone() throws {
    var options = options
    options.resourceNaming = .byUse
    let first = try buildInMemory(options)
    let json = try folder.text(of: "content/things/things.json")
    try folder.write(
      json.replacing("\"Land\"", with: "\"Land\", \"material\": \"oak\""),
      to: "content/things/things.json")
    let second = try buildInMemory(options, replacing: first)

    let rendered = Set(second.renderedPages.map(\.path))
    #expect(
      rendered.isSuperset(of: [
        "things/index.html", "things/c/index.html", "things/material/index.html",
        "things/subject/Land/index.html",
      ]))
    #expect(
      rendered.isDisjoint(with: ["things/material/iron/index.html", "things/tags/index.html"]))
  }
}
