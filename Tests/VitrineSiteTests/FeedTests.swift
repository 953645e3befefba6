import Foundation
import FoundationXML
import Testing
import VitrineModel
import VitrineText

@testable import VitrineSite

/// The feeds of what builds changed: Atom (RFC 4287) and JSON Feed 1.1.
@Suite struct FeedTests {
  private func content(_ change: (inout SiteContent) -> Void = { _ in }) -> SiteContent {
    var content = SiteContent(
      settings: SiteSettings(title: "Birds & \u{1}bees"), pages: [page("", title: "Birds")],
      records: [
        record("owl", of: "index", title: "<Owl>") {
          $0.output = "owl/index.html"
          $0.date = ExtendedDate("2024-05-06")
        }
      ], assets: [])
    content.settings.url = "https://example.org/birds"
    content.settings.language = "en-GB"
    change(&content)
    return content
  }

  private let owl = SiteDifference(inserted: [.init(id: "index/owl", title: "<Owl>")])

  private func build(_ date: String?, id: String?, _ difference: SiteDifference? = nil)
    -> SiteChanges.Build
  {
    .init(date: date, id: id, difference: difference ?? owl)
  }

  private func renderer(_ builds: [SiteChanges.Build], _ content: SiteContent) throws
    -> SiteRenderer
  {
    try VitrineSiteTests.renderer(content, changes: SiteChanges(builds: builds))
  }

  @Test func atomHasWhatItRequires() throws {
    let renderer = try renderer(
      [build("2026-11-22", id: "b"), build("2026-11-20", id: "a")], content())
    let xml = try #require(renderer.text("changes/feed.xml"))
    let feed = try #require(XMLDocument(xmlString: xml).rootElement())

    func texts(_ name: String, of element: XMLElement) -> [String] {
      element.elements(forName: name).map { $0.stringValue ?? "" }
    }
    func attribute(_ name: String, of element: XMLElement) -> String? {
      element.attributes?.first { $0.name == name }?.stringValue
    }
    func link(_ relation: String, of element: XMLElement) -> String? {
      element.elements(forName: "link").first {
        attribute("rel", of: $0) == relation
      }.flatMap { attribute("href", of: $0) }
    }
    let page = "https://example.org/birds/changes/"
    #expect(feed.name == "feed" && feed.uri == "http://www.w3.org/2005/Atom")
    #expect(texts("title", of: feed) == ["Birds & bees: Changes"])
    #expect(texts("id", of: feed) == [page])
    #expect(texts("updated", of: feed) == ["2026-11-22T00:00:00Z"])
    #expect(link("self", of: feed) == page + "feed.xml")
    #expect(link("alternate", of: feed) == page)
    #expect(feed.elements(forName: "author").map { texts("name", of: $0) } == [["Birds & bees"]])
    let entries = feed.elements(forName: "entry")
    #expect(entries.map { texts("id", of: $0) } == [["\(page)#b"], ["\(page)#a"]])
    #expect(entries.map { texts("title", of: $0) } == [["1 inserted"], ["1 inserted"]])
    #expect(
      entries.map { texts("updated", of: $0) } == [
        ["2026-11-22T00:00:00Z"], ["2026-11-20T00:00:00Z"],
      ])
    #expect(link("alternate", of: entries[0]) == page)
    let body = try #require(entries[0].elements(forName: "content").first)
    #expect(attribute("type", of: body) == "html")
    #expect(
      body.stringValue?.contains(
        "<li><a href=\"https://example.org/birds/owl/\">&lt;Owl&gt;</a></li>") == true)
  }

  @Test func jsonFeedHasWhatItRequires() throws {
    let renderer = try renderer([build("2026-11-22", id: "b")], content())
    let bytes = Array(try #require(renderer.text("changes/feed.json")).utf8)
    let feed = try JSONDocument(parsing: bytes).root

    #expect(feed["version"]?.text == "https://jsonfeed.org/version/1.1")
    #expect(feed["title"]?.text == "Birds & \u{1}bees: Changes")
    #expect(feed["home_page_url"]?.text == "https://example.org/birds/changes/")
    #expect(feed["feed_url"]?.text == "https://example.org/birds/changes/feed.json")
    #expect(feed["language"]?.text == "en-GB")
    let items = Array(try #require(feed["items"]?.elements))
    #expect(items.count == 1)
    #expect(items[0]["id"]?.text == "https://example.org/birds/changes/#b")
    #expect(items[0]["date_published"]?.text == "2026-11-22T00:00:00Z")
    #expect(items[0]["title"]?.text == "1 inserted")
    #expect(items[0]["content_html"]?.text?.contains("<h3>Inserted (1)</h3>") == true)
  }

  @Test func aBuildThatChangedAPageAloneHasAnEntry() throws {
    let difference = SiteDifference(
      updatedPages: [
        .init(
          page: .init(id: "index.html", title: "Aves"),
          fields: [.init(name: "title", old: .text("Birds"), new: .text("Aves"))])
      ])
    let renderer = try renderer([build("2026-11-22", id: "b", difference)], content())
    let bytes = Array(try #require(renderer.text("changes/feed.json")).utf8)
    let items = Array(try #require(JSONDocument(parsing: bytes).root["items"]?.elements))

    #expect(items.map { $0["title"]?.text } == ["Pages: 1"])
    #expect(
      items[0]["content_html"]?.text == """
        <h3>Pages (1)</h3>
        <ul>
        <li><a href="https://example.org/birds/">Aves</a>
        <ul>
        <li>Title: <del>Birds</del> → <ins>Aves</ins></li>
        </ul>
        </li>
        </ul>

        """)
  }

  /// The dates of records are those of what they show, not of a change.
  @Test func aBuildWithoutADateHasNoEntry() {
    let changes = SiteChanges(builds: [
      build(nil, id: "b"), build("2024-01-01", id: "a"), build("2023-01-01", id: "a"),
    ])

    #expect(changes.feedEntries == [FeedEntry(build: 1, id: "a", date: "2024-01-01")])
  }

  @Test func aFirstBuildHasFeedsWithoutEntries() throws {
    let renderer = try VitrineSiteTests.renderer(
      content(), changes: SiteChanges(builds: [], date: "2026-11-22"))
    let xml = try #require(renderer.text("changes/feed.xml"))
    let feed = try #require(XMLDocument(xmlString: xml).rootElement())
    let json = Array(try #require(renderer.text("changes/feed.json")).utf8)

    #expect(feed.elements(forName: "updated").map(\.stringValue) == ["2026-11-22T00:00:00Z"])
    #expect(feed.elements(forName: "id").count == 1 && feed.elements(forName: "entry") == [])
    #expect(try JSONDocument(parsing: json).root["items"]?.elements.count == 0)
  }

  @Test func feedsAreWhereReadersCanFollowThem() throws {
    let dated = [build("2026-11-22", id: "b")]
    let feeds = ["changes/feed.xml", "changes/feed.json"]
    func found(_ builds: [SiteChanges.Build], _ content: SiteContent) throws -> [String] {
      try renderer(builds, content).outputs.filter { $0.hasPrefix("changes/feed") }
    }

    #expect(try found(dated, content()) == feeds)
    #expect(try found(dated, content { $0.settings.url = nil }) == [])
    #expect(try found(dated, content { $0.settings.feeds = false }) == [])
    // Atom requires a date, and nothing says when anything changed.
    #expect(try found([build(nil, id: "b")], content()) == [])
    let home = try #require(try renderer(dated, content()).text("index.html"))
    #expect(
      home.contains(
        """
        <link rel="alternate" type="application/atom+xml" title="Changes" href="changes/feed.xml">
        <link rel="alternate" type="application/feed+json" title="Changes" href="changes/feed.json">
        """))
  }
}
