internal import VitrineModel

/// The addresses by which pages link to a site's files, pictures included.
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
