/// The kind of an output file, with the thing that it is made from.
enum SiteOutput: Sendable {
  case page(Int)
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
