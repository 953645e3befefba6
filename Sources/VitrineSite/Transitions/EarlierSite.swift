internal import VitrineModel

/// What the pages of a site were, of those that play what changed since.
struct EarlierSite: Sendable {
  /// By their indices in the content.
  let pages: [Int: EarlierPage]

  /// The assets of today by their addresses from the site's root.
  let assets: [String: Int]

  init(_ pages: [Int: EarlierPage], of site: PreparedSite) {
    self.pages = pages
    assets = Dictionary(
      site.content.assets.enumerated().map { (site.links.link(to: $1.output, from: ""), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
