internal import VitrineModel

/// The head of a page: everything except its texts, figures and sections.
struct PageHead {
  private let page: Page

  init(of page: Page) { self.page = page }

  var output: String { page.output }
  var title: String { page.title }
  var language: String { page.language }
  var source: String? { page.source }
  var direction: Page.Direction { page.direction }
  var theme: String? { page.theme }
  var frame: PageFrame { page.frame }

  /// The feeds of its items, without their records.
  var feeds: [ItemFeed] {
    page.feeds.map {
      var feed = $0
      feed.records = []
      return feed
    }
  }

  func output(of feed: ItemFeed, _ format: FeedFormat) -> String { page.output(of: feed, format) }

  /// The title of a feed, on a site with the title `site`, and without that.
  func title(of feed: ItemFeed, site: String) -> (title: String, label: String) {
    let label = page.label(of: feed)
    return (feed.title != nil || label == site ? label : "\(site): \(label)", label)
  }

  func elementName(of record: RecordID) -> String { record.elementName(on: page) }
}
