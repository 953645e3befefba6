internal import VitrineModel

/// The addresses of a site's files in links, including pictures.
struct SiteAddresses: Sendable {
  let links: SiteLinks
  let assets: [Asset]

  /// The address of a file that records show, from a page in `folder`. For a picture with several
  /// files, this is the largest one, or the one that `file` returns.
  func source(
    of source: Picture.Source, from folder: String, _ file: (Asset) -> String = \.output
  ) -> String {
    switch source {
    case .asset(let index): links.link(to: file(assets[index]), from: folder)
    case .remote(let address): address
    }
  }

  /// The absolute address of such a file, or nil if the site's address is unknown.
  func canonicalSource(
    of source: Picture.Source, _ file: (Asset) -> String = { $0.published ?? $0.output }
  ) -> String? {
    switch source {
    case .asset(let index): links.canonical(file(assets[index]))
    case .remote(let address): address
    }
  }

  /// The size of a picture's file for other sites, in pixels, or nil if it is unknown.
  func sharedSize(of picture: Picture) -> (width: Int, height: Int)? {
    guard let width = picture.width, let height = picture.height else { return nil }
    guard case .asset(let index) = picture.source,
      assets[index].shared != assets[index].output, width > Asset.sharedWidth
    else { return (width, height) }
    let shared = Double(height) * Double(Asset.sharedWidth) / Double(width)
    return (Asset.sharedWidth, max(1, Int(shared.rounded())))
  }
}
