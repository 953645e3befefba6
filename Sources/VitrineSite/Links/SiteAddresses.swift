internal import VitrineModel

/// The addresses of a site's files in links, including pictures.
struct SiteAddresses: Sendable {
  let links: SiteLinks
  let assets: [Asset]

  /// The address of a picture, from a page in `folder`.
  func source(of picture: Picture, from folder: String) -> String {
    switch picture.source {
    case .asset(let index): links.link(to: assets[index].output, from: folder)
    case .remote(let address): address
    }
  }
}
