/// What one output file of the site is made from.
enum SiteOutput: Hashable, Sendable {
  case page(Int)
  case record(Int)
  case redirect(Redirect)
  case notFound
  case changes
  case atomFeed
  case jsonFeed
  case stylesheet
  case icon
  case transitions

  static let notFoundPath = "404.html"
  static let changesPath = "changes/index.html"
  static let atomFeedPath = "changes/feed.xml"
  static let jsonFeedPath = "changes/feed.json"
  static let stylesheetPath = "assets/vitrine.css"
  static let transitionsPath = "assets/transitions.js"
  static let iconPath = "assets/icon.svg"
}
