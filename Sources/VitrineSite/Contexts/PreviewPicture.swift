internal import VitrineModel
internal import VitrineText

/// The picture that represents a page in link previews.
struct PreviewPicture {
  /// Absolute.
  var address: String
  var width: Int?
  var height: Int?
  var alternative: String?

  /// Whether it is the site's logo because the page has no picture.
  var isLogo = false
}

extension TrackedContext {
  /// The picture in the link previews of a page, or nil if its address is unknown.
  func preview(_ picture: Picture?) -> PreviewPicture? {
    picture.flatMap { picture in
      canonicalShared(of: picture).map {
        let size = addresses.sharedSize(of: picture)
        return PreviewPicture(
          address: $0, width: size?.width, height: size?.height,
          alternative: picture.alternative)
      }
    }
  }

  /// The site's logo, for pages without a picture. Nil for a drawing, which other sites do not show.
  var logoPreview: PreviewPicture? {
    guard let logo = settings.logo, let address = links.canonical(logo.picture.output),
      mediaType(of: address) != "image/svg+xml"
    else { return nil }
    return PreviewPicture(
      address: address, width: logo.picture.width, height: logo.picture.height,
      alternative: logo.alternative ?? settings.title, isLogo: true)
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
