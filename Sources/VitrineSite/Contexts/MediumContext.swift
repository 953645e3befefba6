internal import VitrineModel
internal import VitrineText

/// One of `item.strip` or `item.files`, and `item.lead`: a picture, a sound, a film or a document.
final class MediumContext: NamedContext {
  private let medium: Medium
  private let image: PictureContext?

  /// The title of its item.
  private let title: String
  private let words: SiteWords

  /// Returns the address of a file on the page.
  private let address: (Picture.Source) -> String

  init(
    _ medium: Medium, image: PictureContext?, title: String, words: SiteWords,
    address: @escaping (Picture.Source) -> String
  ) {
    self.medium = medium
    self.image = image
    self.title = title
    self.words = words
    self.address = address
  }

  static let names = TemplateNames<MediumContext> { names in
    for (name, kind) in [
      ("Picture", Medium.Kind.picture), ("Video", .video), ("Audio", .audio),
      ("Document", .document),
    ] {
      names.flag("is\(name)", "Whether its kind is `\(kind)`.") { $0.medium.kind == kind }
    }
    names.text("kind", "`picture`, `video`, `audio` or `document`.") { $0.medium.kind.rawValue }
    names.text("file", "The address of its file, in full size.") { $0.address($0.medium.source) }
    names.context("image", "The picture, a film's poster, or a document's first page.") { $0.image }
    names.text("captions", "The address of a film's subtitles.") { medium in
      medium.medium.captions.map { medium.address($0) }
    }
    names.text("name", "What it is called: its caption, alternative text or file name.") {
      $0.name
    }
    names.text("caption", "Its caption.") { $0.medium.caption }
    names.text("credit", "Who made it.") { $0.medium.credit }
    names.flag("hasCaption", "Whether it has a caption or a credit.") {
      $0.medium.caption != nil || $0.medium.credit != nil
    }
    names.text("details", "Its kind, and its length or number of pages.") {
      $0.medium.details(in: $0.words)
    }
    names.text("size", "The size of its file: `1.2 MB`.") { medium in
      medium.medium.extent.bytes.map { medium.words.text(ofSize: $0) }
    }
  }

  /// A collection often gives all media the alternative text of the item: its title names none of
  /// them.
  private var name: String {
    [medium.caption, medium.label].compactMap(\.self).first { !$0.isEmpty && $0 != title }
      ?? percentDecoded(address(medium.source).fileName)
  }
}

extension Medium {
  /// `Audio, 3:24` or `PDF, 12 pages`. Nil for a picture.
  func details(in words: SiteWords) -> String? {
    let name: String? =
      switch kind {
      case .picture: nil
      case .video: words[.video]
      case .audio: words[.audio]
      case .document: "PDF"
      }
    guard let name else { return nil }
    let length =
      extent.seconds.map(lengthText)
      ?? extent.pages.map {
        words.text(.pageCount, ["count": $0])
      }
    return [name, length].compactMap(\.self).joined(separator: words[.listSeparator])
  }
}

/// `0:07`, `3:24` or `1:02:03`.
private func lengthText(_ seconds: Double) -> String {
  // Less than a second is still some of it.
  let whole = max(1, Int(seconds.rounded()))
  let parts =
    whole < 3600 ? [whole / 60, whole % 60] : [whole / 3600, whole / 60 % 60, whole % 60]
  return parts.enumerated().map { $0 == 0 || $1 > 9 ? "\($1)" : "0\($1)" }.joined(separator: ":")
}
