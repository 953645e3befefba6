/// What one output file of the site is made from.
enum SiteOutput: Hashable, Sendable {
  case page(Int)
  case record(Int)
  case redirect(Redirect)
  case notFound
  case stylesheet
  case icon
  case transitions

  static let notFoundPath = "404.html"
  static let stylesheetPath = "assets/vitrine.css"
  static let transitionsPath = "assets/transitions.js"
  static let iconPath = "assets/icon.svg"
}
