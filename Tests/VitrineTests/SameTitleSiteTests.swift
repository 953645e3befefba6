import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Two records of one title are two, wherever a field that looks them up groups others.
@Suite struct SameTitleSiteTests {
  let site: HistoryFixture

  init() throws {
    site = try HistoryFixture(settings: "title: Museum\n")
    try site.write(
      """
      ---
      collection: { from: artists.json, id: id, fields: { title: name } }
      ---

      """, to: "content/artists/index.md")
    try site.write(
      #"[{"id":"1","name":"John Smith"},{"id":"2","name":"John Smith"},{"id":"3","name":"Ann"}]"#,
      to: "content/artists/artists.json")
    try site.write(
      #"[{"id":"a","by":1},{"id":"b","by":2},{"id":"c","by":1},{"id":"d","by":3}]"#,
      to: "content/works/works.json")
  }

  private func build(_ collection: String = "", _ page: String) throws -> String {
    try site.write(
      """
      ---
      collection: { from: works.json, id: id, fields: { title: id, artist: { field: by, lookup: /artists } }, \(collection) }
      \(page)
      ---

      """, to: "content/works/index.md")
    #expect(try site.build().warnings.map(\.description) == [])
    return try site.folder.text(of: "site/works/index.html")
  }

  private func count(_ text: String, in page: String) -> Int { page.ranges(of: text).count }

  @Test func eachHasItsSection() throws {
    let page = try build("", "sections: [ { id: s, each: artist } ]")
    #expect(
      ["s-1", "s-2", "s-3"].allSatisfy { page.contains("id=\"s-\($0)\"") }, "\(page)")
    #expect(count(">John Smith</h2>", in: page) == 2)
  }

  @Test func eachIsAParentOfAnOutline() throws {
    let page = try build("", "sections: [ { outline: artist } ]")
    #expect(
      ["%7Eartist%7E1", "%7Eartist%7E2", "%7Eartist%7E3"].allSatisfy(page.contains), "\(page)")
  }

  @Test func eachIsAValueOfAFilter() throws {
    _ = try build("", "filters: [artist]")
    let script = try #require(
      site.folder.contents(of: "site").first { $0.hasPrefix("assets/finding/works/") })
    let data = try site.folder.text(of: "site/\(script)")
    #expect(data.contains(#""names":["1","Ann","2"]"#), "\(data)")
  }

  @Test func eachIsATerm() throws {
    _ = try build("terms: [artist]", "")
    let pages = try site.folder.contents(of: "site").filter {
      $0.hasPrefix("works/artist/") && $0.hasSuffix("/index.html")
        && $0 != "works/artist/index.html"
    }
    #expect(
      pages.sorted() == (1...3).map { "works/artist/\($0)/index.html" }, "\(pages)")
  }

  /// What they are called changes no address, and the next build finds what this one left.
  @Test func anyNumberOfThemAreTerms() throws {
    for name in ["Same", "Other", "Same"] {
      try site.write(
        "[\((1...3).map { "{\"id\":\"\($0)\",\"name\":\"\(name)\"}" }.joined(separator: ","))]",
        to: "content/artists/artists.json")
      _ = try build("terms: [artist]", "")
      let pages = try (1...3).map { try site.folder.text(of: "site/works/artist/\($0)/index.html") }
      #expect(
        Set(pages.map { $0.contains("<h1 dir=\"auto\">\(name)</h1>") || $0.contains(name) }) == [
          true
        ])
    }
  }

  @Test func eachIsAGroupForReaders() throws {
    let page = try build("", "groups: [artist]")
    #expect(page.contains("artist"))
  }

  @Test func labelsNameThemByTheirIDs() throws {
    let page = try build(
      "", "sections: [ { id: s, each: { by: artist, labels: { 2: The younger } } } ]")
    #expect(count(">John Smith</h2>", in: page) == 1)
    #expect(count(">The younger</h2>", in: page) == 1)
  }
}
