internal import VitrineModel

/// The paths of the files that Vitrine adds to a site, which pages link to.
enum BuiltInPath {
  static let notFound = Page.notFoundOutput
  static let search = "search/index.html"
  static let allPages = "pages.html"
  static let changes = "changes/index.html"
  static let atomFeed = "changes/feed.xml"
  static let jsonFeed = "changes/feed.json"
  static let sitemap = "sitemap.xml"
  static let robots = "robots.txt"
}
