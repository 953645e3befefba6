internal import VitrineModel

/// What the pages of a site were, of those that play what changed since.
struct EarlierSite: Sendable {
  /// By their indices in the content.
  let pages: [Int: EarlierPage]

  /// The assets of today by their addresses from the site's root.
  let assets: [String: Int]

  init(_ pages: [Int: EarlierPage], of site: PreparedSite) {
    self.pages = pages
    assets = site.links.indicesByAddress(site.content.assets)
  }
}

extension SiteLinks {
  /// The indices of assets by their addresses from the site's root.
  func indicesByAddress(_ assets: [Asset]) -> [String: Int] {
    Dictionary(
      assets.enumerated().map { (link(to: $1.output, from: ""), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
