/// A feed of the dated items of a page, or of one of its sections.
package struct ItemFeed: Hashable, Sendable {
  /// The name of its files, without their extensions: `feed`, or `feed-posts` for a section.
  package var name: String

  /// The id of the section whose items it contains, or nil for those of the whole page.
  package var section: String?

  /// Its title, if content sets one.
  package var title: String?
  package var text: Text

  /// The indices in `SiteContent.records` of its items, newest first. Every one has a timestamp.
  package var records: [Int]

  /// How much of an item's text an entry contains.
  package enum Text: String, CaseIterable, Sendable {
    case whole, summary
  }

  package init(
    name: String, section: String?, title: String?, text: Text, records: [Int]
  ) {
    self.name = name
    self.section = section
    self.title = title
    self.text = text
    self.records = records
  }
}

/// A format of feeds. The raw value is the extension of its files.
package enum FeedFormat: String, CaseIterable, Sendable {
  case atom = "xml"
  case json
}

extension Page {
  /// The path in the site of one of its feeds.
  package func output(of feed: ItemFeed, _ format: FeedFormat) -> String {
    "\(output.dropLast("index.html".count))\(feed.name).\(format.rawValue)"
  }

  /// The paths of all its feeds.
  package var feedOutputs: [String] {
    feeds.flatMap { feed in FeedFormat.allCases.map { output(of: feed, $0) } }
  }

  /// The title of one of its feeds without that of the site.
  package func label(of feed: ItemFeed) -> String {
    feed.title ?? feed.section.flatMap { id in sections.first { $0.id == id }?.title } ?? title
  }
}
