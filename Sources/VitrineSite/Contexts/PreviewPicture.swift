internal import VitrineModel
internal import VitrineText

extension TrackedContext {
  /// A picture with its absolute address, for link previews. Nil if the address is unknown.
  func preview(_ picture: Picture?) -> Picture? {
    picture.flatMap { picture in
      canonicalShared(of: picture).map {
        let size = addresses.sharedSize(of: picture)
        return Picture(
          source: .remote($0), alternative: picture.alternative, width: size?.width,
          height: size?.height)
      }
    }
  }

  /// The site's logo, for pages without a picture. Nil for a drawing, which other sites do not show.
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
