/// The kind of an output file, with the thing that it is made from.
enum SiteOutput: Sendable {
  /// A page, or one of the pages that go on with its sections.
  case page(Int, portion: Int)

  /// The script with the items of such a page.
  case items(page: Int, portion: Int)
  case record(Int)
  case redirect(Redirect)
  case notFound
  case changes
  case pages
  case search
  case atomFeed
  case jsonFeed
  case resource(Resource)

  static let notFoundPath = "404.html"
  static let pagesPath = "pages.html"
  static let searchPath = "search/index.html"
  static let changesPath = "changes/index.html"
  static let atomFeedPath = "changes/feed.xml"
  static let jsonFeedPath = "changes/feed.json"
}
