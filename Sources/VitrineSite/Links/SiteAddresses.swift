internal import VitrineModel

/// The addresses of a site's files in links, including pictures.
struct SiteAddresses: Sendable {
  let links: SiteLinks
  let assets: [Asset]

  /// The address of a picture, from a page in `folder`: of the largest file, if there are several.
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

  /// The address of a picture's smallest file, from a page in `folder`.
  func thumbnail(of picture: Picture, from folder: String) -> String {
    switch picture.source {
    case .asset(let index): links.link(to: assets[index].thumbnail, from: folder)
    case .remote(let address): address
    }
  }

  /// The absolute address of a picture, or nil if the site's address is unknown.
  func canonicalSource(of picture: Picture) -> String? {
    switch picture.source {
    case .asset(let index): links.canonical(assets[index].output)
    case .remote(let address): address
    }
  }

  /// The absolute address of a picture's file for other sites, or nil likewise.
  func canonicalShared(of picture: Picture) -> String? {
    switch picture.source {
    case .asset(let index): links.canonical(assets[index].shared)
    case .remote(let address): address
    }
  }

  /// The size of that file in pixels, or nil if it is unknown.
  func sharedSize(of picture: Picture) -> (width: Int, height: Int)? {
    guard let width = picture.width, let height = picture.height else { return nil }
    guard case .asset(let index) = picture.source, assets[index].scalable != nil,
      width > Asset.sharedWidth
    else { return (width, height) }
    let shared = Double(height) * Double(Asset.sharedWidth) / Double(width)
    return (Asset.sharedWidth, max(1, Int(shared.rounded())))
  }

  /// The absolute address of a picture's smallest file, or nil likewise.
  func canonicalThumbnail(of picture: Picture) -> String? {
    switch picture.source {
    case .asset(let index): links.canonical(assets[index].thumbnail)
    case .remote(let address): address
    }
  }
}
