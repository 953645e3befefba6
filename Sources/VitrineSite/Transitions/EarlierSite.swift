internal import VitrineModel

/// The earlier versions of those pages that play their changes.
struct EarlierSite: Sendable {
  /// By the pages' indices in the content.
  let pages: [Int: EarlierPage]

  let pictures: EarlierPictures

  init(_ pages: [Int: EarlierPage], of site: RenderContext) {
    self.pages = pages
    pictures = EarlierPictures(
      assets: site.links.indicesByAddress(site.content.assets),
      allowsRemote: site.content.settings.remoteImages)
  }
}

extension SiteLinks {
  /// Returns the indices of assets by their addresses from the site's root.
  func indicesByAddress(_ assets: [Asset]) -> [String: Int] {
    Dictionary(
      assets.enumerated().map { (link(to: $1.output, from: ""), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
