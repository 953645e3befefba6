import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel

/// `feed: true` of pages, sections and terms.
@Suite struct FeedDeclarationTests {
  private let posts = """
    [{ "id": "a", "title": "A", "date": "2026-01-01", "tags": ["x"] },
    { "id": "b", "title": "B", "date": "2026-03-01T10:00+02:00", "tags": ["x", "y"] },
    { "id": "c", "title": "C", "date": "2026-03-01T09:00Z" },
    { "id": "d", "title": "D", "date": "2026-02" }, { "id": "e", "title": "E" }]
    """

  private func read(_ page: String, site: String = "url: https://example.org") throws
    -> ContentResult
  {
    try ContentFixture([
      "site.yml": site, "blog/index.md": "---\n\(page)\n---\n", "blog/posts.json": posts,
    ]).read()
  }

  private func titles(_ feed: ItemFeed, _ result: ContentResult) -> [String] {
    feed.records.map { result.content.records[$0].title }
  }

  @Test func aPageHasAFeedOfItsDatedItemsNewestFirst() throws {
    let result = try read("collection: { from: posts.json }\nfeed: true")
    let page = try #require(result.content.pages.last)

    #expect(page.feedOutputs == ["blog/feed.xml", "blog/feed.json"])
    #expect(page.feeds.map(\.text) == [.whole])
    #expect(page.feeds.map { titles($0, result) } == [["C", "B", "A"]])
    #expect(
      result.words == [
        """
        blog/index.md:3:1: warning: 2 of 5 items have no date with a day, so they are not in the feed
          hint: give each item a 'date' such as 2026-05-01, name the field in 'fields', or remove 'feed'
        """
      ])
  }

  @Test func aSectionHasAFeedBeyondItsLimit() throws {
    let result = try read(
      """
      collection: { from: posts.json }
      sections:
        - { title: Old & new, where: { date: { has: true } }, limit: 1, feed: { limit: 2, text: summary, title: Two } }
        - { title: All, repeats: true }
      """)
    let page = try #require(result.content.pages.last)

    #expect(page.feeds.map(\.name) == ["feed-old-new"])
    #expect(page.feeds.map(\.section) == ["old-new"])
    #expect(page.feeds.map(\.title) == ["Two"] && page.feeds.map(\.text) == [.summary])
    #expect(page.feeds.map { titles($0, result) } == [["C", "B"]])
  }

  /// Their names differ on a file system that ignores case, and from that of the page.
  @Test func feedsOfOnePageHaveNamesOfTheirOwn() throws {
    let result = try read(
      """
      collection: { from: posts.json }
      feed: true
      sections:
        - { id: A, feed: true }
        - { id: a, repeats: true, feed: true }
        - { id: b/c, repeats: true, feed: true }
      """)
    let names = try #require(result.content.pages.last).feeds.map { $0.name.lowercased() }
    #expect(names.count == 4 && Set(names).count == 4 && names[0] == "feed")
    #expect(names.allSatisfy { !$0.contains("/") })
  }

  @Test func eachTermHasAFeed() throws {
    let result = try read("collection: { from: posts.json, terms: [{ field: tags, feed: true }] }")
    let pages = result.content.terms.pages

    #expect(pages.map { $0.feeds.map { titles($0, result) } } == [[], [["B", "A"]], [["B"]]])
    #expect(pages.last?.feedOutputs == ["blog/tags/y/feed.xml", "blog/tags/y/feed.json"])
    #expect(result.words == [])
  }

  @Test func aTextCanLinkToAFeed() throws {
    // The text is read when it is rendered.
    let fixture = try ContentFixture([
      "site.yml": "url: https://example.org", "posts.json": posts,
      "index.md":
        "---\ncollection: { from: posts.json }\nfeed: true\nsections: [{ where: { tags: x } }]\n---\n[Feed](feed.xml)\n",
    ])
    let result = fixture.read()
    let page = result.content.pages[0]
    let body = try #require(page.introduction)
    let (_, diagnostics) = withExtendedLifetime(fixture) {
      renderBody(body, of: page.output, reading: result)
    }
    #expect(diagnostics.map(\.description) == [])
  }

  @Test func aFeedWithoutAnAddressIsAWarning() throws {
    let result = try read("collection: { from: posts.json }\nfeed: true", site: "title: A")
    #expect(result.content.pages.flatMap(\.feeds) == [])
    #expect(
      result.words == [
        """
        blog/index.md:3:1: warning: feeds need the address of the site
          hint: set the address in site.yml, as in 'url: https://example.org'
        """
      ])
  }

  @Test func aFeedWithoutDatedItemsIsAWarning() throws {
    let result = try read(
      "collection: { from: posts.json, where: { not: { date: { has: true } } } }\nfeed: true")
    #expect(result.content.pages.flatMap(\.feeds) == [])
    #expect(result.words.count == 1)
    #expect(
      result.words[0].contains("warning: no item has a date with a day, so there is no feed"))
  }

  @Test(arguments: ["feed: yes please", "feed: [1]", "feed: { limit: 0 }", "feed: { text: all }"])
  func aWrongValueIsAnError(value: String) throws {
    let result = try read("collection: { from: posts.json }\n\(value)")
    #expect(result.words.contains { $0.contains("blog/index.md:3:") && $0.contains("error: ") })
  }

  @Test func aFileInThePlaceOfAFeedIsAnError() throws {
    let result = try ContentFixture([
      "site.yml": "url: https://example.org", "blog/posts.json": posts, "blog/feed.xml": "<feed/>",
      "blog/index.md": "---\ncollection: { from: posts.json }\nfeed: true\n---\n",
    ]).read()
    #expect(result.words.contains { $0.contains("'blog/feed.xml' is already created") })
  }
}
