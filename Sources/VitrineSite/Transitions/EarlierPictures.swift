internal import VitrineModel

/// The pictures of earlier versions that a site can still show.
struct EarlierPictures {
  /// The indices of current assets by address relative to the site's root.
  let assets: [ExactText: Int]

  /// Whether the site shows pictures from other servers.
  let allowsRemote: Bool

  /// Returns the picture that a cell showed, or nil if the site can no longer show it.
  func picture(_ members: [Field]) -> Picture? {
    func text(_ name: String) -> String? {
      guard case .text(let text)? = members.first(where: { $0.name == name })?.value else {
        return nil
      }
      return text
    }
    guard let address = text("src") else { return nil }
    if let asset = assets[address] {
      return Picture(source: .asset(asset), alternative: text("alt"))
    }
    guard allowsRemote, address.isRemote else { return nil }
    return Picture(source: .remote(address), alternative: text("alt"))
  }
}
