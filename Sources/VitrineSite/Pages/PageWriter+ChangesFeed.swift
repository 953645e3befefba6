internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns the feed of the site's changes, with one entry per build that contains its changes as
  /// HTML. The site must have feeds.
  func changesFeed(as format: FeedFormat) -> [UInt8] {
    let site = site.whole
    let (settings, feed) = (site.content.settings, site.feed!)
    func address(_ output: String) -> String { site.links.canonical(output) ?? output }
    let (page, title) = (
      address(BuiltInPath.changes), "\(settings.title): \(site.siteWords[.changes])"
    )
    return FeedDocument(
      id: page, title: title, language: settings.language, page: page,
      updated: "\(feed.date)T00:00:00Z",
      author: FeedDocument.Author(name: settings.title, address: address("index.html")),
      addresses: [
        .atom: address(BuiltInPath.atomFeed), .json: address(BuiltInPath.jsonFeed),
      ],
      entries: changesEntries(feed, on: page, of: title, in: site)
    ).bytes(as: format)
  }

  private func changesEntries(
    _ feed: Feed, on page: String, of title: String, in site: RenderContext
  ) -> [FeedDocument.Entry] {
    let words = site.siteWords
    let siteContext = PageShell(of: BuiltInPath.changes, in: site).site
    let links = site.changelogLinks(
      link: { site.links.canonical($0) ?? $0 },
      thumbnail: { self.site.canonicalThumbnail(of: $0) ?? "" })
    return feed.entries.map { entry in
      let build = site.changes!.builds[entry.build]
      let changelogEntry = ChangelogEntry(
        build.difference, lines: site.changeLines(in: words), limit: Self.maxItemsInEntry)
      let context = ChangelogEntryContext(
        changelogEntry, title: title, id: { $0.name }, words: words, links: links)
      let pageContext = PageContext(words: words)
      pageContext.newest = context
      var html: [UInt8] = []
      site.templates.pages.render(
        "feed-entry", with: Scope(site: siteContext, page: pageContext), into: &html)
      return FeedDocument.Entry(
        id: "\(page)#\(entry.id)", title: context.tally, address: page,
        updated: "\(entry.date)T00:00:00Z", html: html)
    }
  }

  /// The maximum number of items of each kind in an entry.
  private static let maxItemsInEntry = 50
}
