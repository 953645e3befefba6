internal import VitrineModel
internal import VitrineText

extension TrackedContext {
  /// A picture with its absolute address, for link previews. Nil if the address is unknown.
  func preview(_ picture: Picture?) -> Picture? {
    if let card = cardFile(of: picture) {
      let size = addresses.assets[card.asset].cardSize!
      return links.canonical(card.path).map {
        Picture(
          source: .remote($0), alternative: picture?.alternative, width: size.width,
          height: size.height)
      }
    }
    return picture.flatMap { picture in
      canonicalShared(of: picture).map {
        let size = addresses.sharedSize(of: picture)
        return Picture(
          source: .remote($0), alternative: picture.alternative, width: size?.width,
          height: size?.height)
      }
    }
  }

  /// The drawn card of a page, or of the site, for pages without a picture. Nil if the site has none.
  func cardPreview(title: String, ofPage page: Int?) -> Picture? {
    guard let cards, let address = links.canonical("") else { return nil }
    let card = cards.card(title: title, of: page.map { self.page($0) })
    guard cards.isDrawn(card) else { return nil }
    return Picture(
      source: .remote(address + card.path), alternative: card.title, width: ShareCard.width,
      height: ShareCard.height)
  }

  /// The site's logo, for pages without a picture. Nil for a drawing, which other sites do not
  /// show.
  var logoPreview: Picture? {
    guard let logo = settings.logo, let address = links.canonical(logo.picture.output),
      mediaType(of: address) != "image/svg+xml"
    else { return nil }
    return Picture(
      source: .remote(address), alternative: logo.alternative ?? settings.title,
      width: logo.picture.width, height: logo.picture.height)
  }
}

extension String {
  /// A language tag as Open Graph has it, language_TERRITORY. Nil if the tag names no region.
  var openGraphLocale: String? {
    let subtags = split(separator: "-")
    let region = subtags.dropFirst().first {
      $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
    return region.map { "\(subtags[0].lowercased())_\($0.uppercased())" }
  }
}
