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
  var frame: PageFrame { page.frame }

  /// The feeds of its items, without their entries.
  var feeds: [FeedLink] { page.feeds.map { FeedLink(to: $0, of: page) } }

  func elementName(of record: RecordID) -> String { record.elementName(on: page) }
}
