import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Fields that say the titles of records of another collection: `lookup`.
@Suite struct LookupSiteTests {
  private func fixture(_ section: String = "sort: artist") throws -> HistoryFixture {
    let fixture = try HistoryFixture(settings: "title: Museum\n")
    try fixture.write(
      """
      ---
      title: Works
      collection:
        from: works.json
        page: true
        fields: { title: id, artist: { field: artistId, lookup: /artists } }
      sections: [ { \(section), layout: { table: [title, artist] } } ]
      ---

      """, to: "content/index.md")
    try fixture.write(
      #"[{"id":"a","artistId":"7"},{"id":"b","artistId":[8,"9"]},{"id":"c","artistId":"9"}]"#,
      to: "content/works.json")
    try fixture.write(
      """
      ---
      title: Artists
      collection: { from: artists.json, id: id, fields: { title: name, body: text } }
      ---

      """, to: "content/artists/index.md")
    try write("Zoe & Co", to: fixture)
    return fixture
  }

  private func write(_ name: String, to fixture: HistoryFixture) throws {
    try fixture.write(
      #"[{"id":7,"name":"\#(name)","text":"A"},{"id":"8","name":"Ada","text":"B"},{"id":"9","name":"Ben"}]"#,
      to: "content/artists/artists.json")
  }

  /// A field of the works is none of the records inside of them, whatever it is called.
  @Test func recordsInsideOfOthersLookUpForThemselves() throws {
    let fixture = try HistoryFixture(settings: "title: Museum\n")
    try fixture.write(
      """
      ---
      title: Works
      collection:
        from: works.json
        page: true
        fields: { title: id, artist: { field: artistId, lookup: /artists } }
        children: { from: parts, id: id, page: true, fields: { title: id, artist: artistId } }
      ---

      """, to: "content/index.md")
    try fixture.write(
      #"[{"id":"a","artistId":"7","parts":[{"id":"p","artistId":"7"}]}]"#,
      to: "content/works.json")
    try fixture.write(
      "---\ntitle: Artists\ncollection: { from: artists.json, id: id, fields: { title: name } }\n---\n",
      to: "content/artists/index.md")
    try write("Zoe", to: fixture)
    try fixture.build()

    #expect(try fact("a", fixture) == "Zoe")
    #expect(try fact("a-p", fixture) == "7")
  }

  private func fact(_ work: String, _ fixture: HistoryFixture) throws -> String {
    let page = try fixture.folder.text(of: "site/\(work)/index.html")
    let start = try #require(page.firstRange(of: "<dd dir=\"auto\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</dd>"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  private func order(_ fixture: HistoryFixture) throws -> String {
    let page = try fixture.folder.text(of: "site/index.html")
    return ["a", "b", "c"].compactMap { id in
      page.firstRange(of: "<tr id=\"i-\(id)\"").map { (id, $0.lowerBound) }
    }.sorted { $0.1 < $1.1 }.map(\.0).joined()
  }

  @Test func titlesStandInThePlaceOfIdsAndLeadToTheirPages() throws {
    let fixture = try fixture()

    #expect(try fixture.build().warnings.map(\.description) == [])

    #expect(try fact("a", fixture) == #"<a href="../artists/7/index.html">Zoe &amp; Co</a>"#)
    // Who has no page is no link.
    #expect(try fact("b", fixture) == #"<a href="../artists/8/index.html">Ada</a>, Ben"#)
    #expect(try order(fixture) == "bca")
    let table = try fixture.folder.text(of: "site/index.html")
    #expect(table.contains(#"<a href="artists/7/index.html" dir="auto">Zoe &amp; Co</a>"#))
    let snapshot = try fixture.folder.text(of: "site/snapshot.json")
    #expect(snapshot.contains(#""artist":"7""#))
  }

  @Test func anotherTitleIsOnTheirPages() throws {
    let fixture = try fixture()
    try fixture.build()

    try write("Abe", to: fixture)
    try fixture.build()

    #expect(try fact("a", fixture) == #"<a href="../artists/7/index.html">Abe</a>"#)
    #expect(try order(fixture) == "abc")
  }

  @Test func changesSayTitles() throws {
    let fixture = try fixture()
    try fixture.build()
    try fixture.write(
      #"[{"id":"a","artistId":"8"},{"id":"b","artistId":["8","7"]},{"id":"c","artistId":"9"}]"#,
      to: "content/works.json")
    try fixture.build()

    let changes = try fixture.folder.text(of: "site/changes/index.html")
    #expect(changes.contains("<bdi>Zoe &amp; Co</bdi>") && changes.contains("<bdi>Ada</bdi>"))
    #expect(!changes.contains("<bdi>7</bdi>") && !changes.contains("<bdi>8</bdi>"))
  }

  @Test(arguments: [
    ("{ artist: 9 }", "bc"), ("{ artist: Ben }", "bc"), ("{ artist: { not: Ada } }", "ac"),
  ])
  func conditionsFindIdsAndTitles(condition: String, found: String) throws {
    let fixture = try fixture("where: \(condition)")
    try fixture.build()
    #expect(try order(fixture) == found)
  }

  @Test func whatIsNotThereIsSaid() throws {
    let fixture = try fixture()
    try fixture.write(
      #"[{"id":"a","artistId":"7"},{"id":"b","artistId":"nobody"}]"#, to: "content/works.json")

    #expect(
      try fixture.build().warnings.map(\.description) == [
        """
        works.json:1:49: warning: 'artist' is 'nobody', but 'artists' has no such record
          hint: 'lookup' requires ids of records there
        """
      ])

    #expect(try fact("b", fixture) == "nobody")
  }
}
