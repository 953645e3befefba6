import Foundation
import FoundationXML
import Testing
import VitrineModel
import VitrineText

@testable import VitrineSite

/// Feeds of items: what RFC 4287 and JSON Feed 1.1 require, and what entries contain.
@Suite struct ItemFeedTests {
  private func content(
    _ text: ItemFeed.Text = .whole, _ change: (inout SiteContent) -> Void = { _ in }
  ) -> SiteContent {
    let records = [
      record("owl", of: "blog", title: "<Owl> & \u{1}co") {
        $0.output = "blog/owl/index.html"
        $0.date = ExtendedDate("2026-05-06T10:30")
        $0.body = .text(
          "<h2>A</h2><p>To <a href=\"../wren/index.html\">it</a>.</p>", at: place, isHTML: true)
        $0.image = Picture(source: .asset(0), alternative: "An \"owl\"", width: 9, height: 7)
        $0.tags = ["a", "b & c"]
        $0.fields = [
          Field(name: "author", value: .list([.text("Ann"), .text("Bo & co")])),
          Field(name: "updated", value: .text("2026-07-01")),
        ]
        $0.link = "https://example.com/?a=1&b=2"
      },
      record("wren", of: "blog", title: "Wren") {
        $0.date = ExtendedDate("2026-04-01")
        $0.text = "It is <small>."
      },
    ]
    var content = SiteContent(
      settings: SiteSettings(title: "B & b"),
      pages: [
        page("", title: "B"),
        page(
          "blog", title: "Blog", sections: [section("all", title: "Posts", items: items([0, 1]))]
        ) {
          $0.feeds = [
            ItemFeed(name: "feed", section: nil, title: nil, text: text, records: [0, 1]),
            ItemFeed(name: "feed-all", section: "all", title: nil, text: text, records: [1]),
          ]
        },
      ], records: records, assets: [Asset(file: "a.png", output: "assets/a.png")])
    content.settings.url = "https://example.org/b"
    for index in content.pages.indices { content.pages[index].language = "en-GB" }
    change(&content)
    return content
  }

  private func atom(_ content: SiteContent, at path: String = "blog/feed.xml") throws -> XMLElement
  {
    let xml = try #require(renderer(content).text(path))
    return try #require(XMLDocument(xmlString: xml).rootElement())
  }

  private func json(_ content: SiteContent, at path: String = "blog/feed.json") throws -> JSONValue
  {
    let text = try #require(renderer(content).text(path))
    return try JSONDocument(parsing: Array(text.utf8)).root
  }

  private func texts(_ name: String, of element: XMLElement) -> [String] {
    element.elements(forName: name).map { $0.stringValue ?? "" }
  }

  private func attribute(_ name: String, of element: XMLElement) -> String? {
    element.attributes?.first { $0.name == name }?.stringValue
  }

  private func links(_ relation: String, of element: XMLElement) -> [String] {
    element.elements(forName: "link").filter {
      attribute("rel", of: $0) == relation
    }.map { attribute("href", of: $0) ?? "" }
  }

  /// RFC 4287, sections 4.1.1 and 4.1.2: what there is exactly once, at least once and at most once.
  @Test(arguments: [ItemFeed.Text.whole, .summary], ["blog/feed.xml", "blog/feed-all.xml"])
  func atomHasWhatItRequires(text: ItemFeed.Text, path: String) throws {
    let feed = try atom(content(text), at: path)

    #expect(feed.name == "feed" && feed.uri == "http://www.w3.org/2005/Atom")
    let entries = feed.elements(forName: "entry")
    for element in [feed] + entries {
      for name in ["id", "title", "updated"] {
        let found = texts(name, of: element)
        #expect(found.count == 1 && found != [""], "\(name) of \(element)")
      }
      #expect(texts("published", of: element).count <= 1)
      #expect(texts("summary", of: element).count <= 1)
      #expect(texts("content", of: element).count <= 1)
      #expect(links("alternate", of: element).count == 1)
      for date in texts("updated", of: element) + texts("published", of: element) {
        #expect(date.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/) != nil)
      }
      for address in texts("id", of: element)
        + ["self", "alternate", "enclosure", "related"]
        .flatMap({ links($0, of: element) })
      {
        #expect(address.hasPrefix("https://"), "\(address)")
      }
    }
    #expect(links("self", of: feed) == ["https://example.org/b/\(path)"])
    #expect(feed.elements(forName: "author").flatMap { texts("name", of: $0) } == ["B & b"])
    #expect(Set(entries.flatMap { texts("id", of: $0) }).count == entries.count)
    let newest = entries.flatMap { texts("updated", of: $0) }.max()
    #expect(texts("updated", of: feed) == [newest])
  }

  @Test func anEntryHasWhatItsRecordHas() throws {
    let feed = try atom(content())
    let entries = feed.elements(forName: "entry")

    #expect(texts("title", of: feed) == ["B & b: Blog"])
    #expect(texts("id", of: feed) == ["https://example.org/b/blog/"])
    #expect(
      entries.flatMap { texts("id", of: $0) } == [
        "https://example.org/b/blog#owl", "https://example.org/b/blog#wren",
      ])
    #expect(
      entries.flatMap { links("alternate", of: $0) } == [
        "https://example.org/b/blog/owl/", "https://example.org/b/blog/#i-wren",
      ])
    #expect(entries.flatMap { texts("title", of: $0) } == ["<Owl> & co", "Wren"])
    #expect(texts("published", of: entries[0]) == ["2026-05-06T10:30:00Z"])
    #expect(texts("updated", of: entries[0]) == ["2026-07-01T00:00:00Z"])
    #expect(texts("summary", of: entries[0]) == ["To it."])
    #expect(links("related", of: entries[0]) == ["https://example.com/?a=1&b=2"])
    #expect(links("enclosure", of: entries[0]) == ["https://example.org/b/assets/a.png"])
    #expect(
      entries[0].elements(forName: "author").flatMap { texts("name", of: $0) } == [
        "Ann", "Bo & co",
      ])
    #expect(
      entries[0].elements(forName: "category").map { attribute("term", of: $0) }
        == ["a", "b & c"])
    let html = texts("content", of: entries[0])[0]
    #expect(
      html.contains(
        "<img src=\"https://example.org/b/assets/a.png\" alt=\"An &quot;owl&quot;\" width=\"9\" height=\"7\">"
      ))
    #expect(html.contains("<a href=\"https://example.org/b/blog/wren/\">it</a>"))
    #expect(texts("content", of: entries[1]) == ["<p>It is &lt;small&gt;.</p>\n"])
  }

  /// <https://www.jsonfeed.org/version/1.1/>, "Top-level" and "Items".
  @Test(arguments: [ItemFeed.Text.whole, .summary])
  func jsonFeedHasWhatItRequires(text: ItemFeed.Text) throws {
    let feed = try json(content(text))

    #expect(feed["version"]?.text == "https://jsonfeed.org/version/1.1")
    #expect(feed["title"]?.text == "B & b: Blog")
    #expect(feed["home_page_url"]?.text == "https://example.org/b/blog/")
    #expect(feed["feed_url"]?.text == "https://example.org/b/blog/feed.json")
    let items = Array(try #require(feed["items"]?.elements))
    #expect(items.count == 2)
    for item in items {
      #expect(item["id"]?.text?.isEmpty == false)
      #expect((item["content_html"] == nil) == (text == .summary))
      #expect((item["content_text"] == nil) == (text == .whole))
    }
    #expect(items[0]["date_published"]?.text == "2026-05-06T10:30:00Z")
    #expect(items[0]["date_modified"]?.text == "2026-07-01T00:00:00Z")
    #expect(items[1]["date_modified"] == nil)
    #expect(items[0]["image"]?.text == "https://example.org/b/assets/a.png")
    #expect(items[0]["authors"]?.elements.map { $0["name"]?.text } == ["Ann", "Bo & co"])
    #expect(items[0]["tags"]?.elements.map(\.text) == ["a", "b & c"])
    #expect(items[0]["external_url"]?.text == "https://example.com/?a=1&b=2")
    if text == .summary { #expect(items[0]["content_text"]?.text == "To it.") }
  }

  /// RFC 4287, section 4.2.6.
  @Test func nothingButTheSourceOfAnItemChangesItsID() throws {
    func ids(_ content: SiteContent) throws -> [String] {
      let feed = try atom(content)
      return ([feed] + feed.elements(forName: "entry")).flatMap { texts("id", of: $0) }
    }
    let renamed = content {
      $0.settings.title = "C"
      $0.pages[1].title = "Diary"
      for index in $0.records.indices { $0.records[index].title = "New" }
    }
    #expect(try ids(renamed) == ids(content()))
    let moved = content {
      $0.records[0].output = nil
      $0.records[1].output = "2026/wren.html"
      $0.records[0].date = ExtendedDate("2026-05-07")
    }
    #expect(try ids(moved) == ids(content()))
    let ofSection = try atom(content(), at: "blog/feed-all.xml").elements(forName: "entry")
    #expect(ofSection.flatMap { texts("id", of: $0) } == [try ids(content())[2]])
  }

  @Test func anItemWithoutAPageIsFoundWhereItIsShown() throws {
    func address(_ change: (inout Section) -> Void) throws -> [String] {
      let feed = try atom(
        content {
          $0.records[0].output = nil
          change(&$0.pages[1].sections[0])
        })
      return feed.elements(forName: "entry").flatMap { links("alternate", of: $0) }
    }
    let page = "https://example.org/b/blog/"
    #expect(try address { _ in } == [page + "#i-owl", page + "#i-wren"])
    #expect(try address { $0.items = items([1]) } == [page, page + "#i-wren"])
    #expect(try address { $0.repeats = true } == [page + "#i-all~owl", page + "#i-all~wren"])
    let further = try address { $0.pageLength = 1 }
    #expect(further == [page + "#i-owl", page + "2/#i-wren"])
  }

  /// RFC 4287, section 4.2.7.3: the type is that of the path.
  @Test func aPictureElsewhereHasATypeInSpiteOfAQuery() throws {
    let feed = try atom(
      content {
        $0.records[0].image = Picture(
          source: .remote("https://example.com/a.jpg?w=9.x#b"), alternative: "", width: 9, height: 7
        )
      })
    let links = feed.elements(forName: "entry")[0].elements(forName: "link")
    let enclosure = try #require(links.first { attribute("rel", of: $0) == "enclosure" })
    #expect(attribute("type", of: enclosure) == "image/jpeg")
  }

  @Test func pagesAndTheirRecordsLeadToTheFeed() throws {
    let renderer = try renderer(content())
    let page = try #require(renderer.text("blog/index.html"))
    let post = try #require(renderer.text("blog/owl/index.html"))

    #expect(
      page.contains(
        #"<link rel="alternate" type="application/atom+xml" title="B &amp; b: Blog" href="feed.xml">"#
      ))
    #expect(
      page.contains(#"type="application/feed+json" title="B &amp; b: Posts" href="feed-all.json""#))
    #expect(page.contains(#"<a href="feed.xml" type="application/atom+xml">"#))
    #expect(post.contains(#"title="B &amp; b: Blog" href="../feed.xml""#))
    #expect(!post.contains("feed-all"))
    #expect(renderer.text("index.html")?.contains("rel=\"alternate\"") == false)
  }

  @Test func aPageOfARecordSaysWhatLinkPreviewsNeed() throws {
    let post = try #require(renderer(content()).text("blog/owl/index.html"))
    for (name, value) in [
      ("og:type", "article"), ("og:title", "&lt;Owl&gt; &amp; \u{FFFD}co"),
      ("og:site_name", "B &amp; b"), ("og:locale", "en_GB"), ("og:description", "To it."),
      ("og:url", "https://example.org/b/blog/owl/"),
      ("og:image", "https://example.org/b/assets/a.png"), ("og:image:width", "9"),
      ("og:image:height", "7"), ("og:image:alt", "An &quot;owl&quot;"),
      ("article:published_time", "2026-05-06T10:30:00Z"),
      ("article:modified_time", "2026-07-01T00:00:00Z"),
    ] {
      #expect(post.contains("<meta property=\"\(name)\" content=\"\(value)\">"), "\(name)")
    }
    #expect(post.contains(#"<meta name="twitter:card" content="summary_large_image">"#))
  }

  @Test func withoutAnAddressNothingNeedsOne() throws {
    let post = try #require(
      renderer(
        content {
          $0.settings.url = nil
          $0.pages[1].feeds = []
        }
      ).text("blog/owl/index.html"))
    for name in ["og:url", "og:image", "twitter:card", "canonical", "rel=\"alternate\""] {
      #expect(!post.contains(name), "\(name)")
    }
  }

  @Test(arguments: [("logo.png", true), ("logo.svg", false)])
  func theLogoStandsInForAPicture(file: String, isShown: Bool) throws {
    let home = try #require(
      renderer(
        content {
          $0.settings.logo = SiteLogo(
            picture: ThemeAsset(output: "assets/\(file)", width: 4, height: 3), dark: nil,
            alternative: nil)
        }
      ).text("index.html"))
    #expect(
      home.contains(#"property="og:image" content="https://example.org/b/assets/\#(file)""#)
        == isShown)
    #expect(home.contains(#"<meta name="twitter:card" content="summary">"#))
  }
}
