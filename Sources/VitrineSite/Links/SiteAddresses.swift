internal import VitrineModel

/// The addresses of a site's files in links, including pictures.
struct SiteAddresses: Sendable {
  let links: SiteLinks
  let assets: [Asset]

  /// The address of a picture, from a page in `folder`.
  func source(of picture: Picture, from folder: String) -> String {
    source(of: picture.source, from: folder)
  }

  /// The address of any file that records show, from a page in `folder`.
  func source(of source: Picture.Source, from folder: String) -> String {
    switch source {
    case .asset(let index): links.link(to: assets[index].output, from: folder)
    case .remote(let address): address
    }
  }
}
