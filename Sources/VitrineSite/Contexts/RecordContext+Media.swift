internal import VitrineModel

/// The media of a record on its own page.
extension RecordContext {
  /// The index of the first picture or film, which is shown large.
  private var leadIndex: Int? { Record.leadMedium(of: media) }

  var lead: MediumContext? {
    leadIndex.map { context(of: media[$0], in: pictureList, isLazy: false) }
  }

  /// The pictures and films that are not shown large.
  var strip: [MediumContext] {
    guard let leadIndex else { return [] }
    return media[(leadIndex + 1)...].filter { $0.kind == .picture || $0.kind == .video }
      .map { context(of: $0, in: stripPictures, isLazy: true) }
  }

  var files: [MediumContext] {
    media.filter { $0.kind == .audio || $0.kind == .document }
      .map { context(of: $0, in: stripPictures, isLazy: true) }
  }

  private func context(
    of medium: Medium, in list: PictureList?, isLazy: Bool
  ) -> MediumContext {
    MediumContext(
      medium, image: medium.picture.map { context(of: $0, in: list, isLazy: isLazy) },
      title: title, words: words
    ) { [addresses, folder] in addresses.source(of: $0, from: folder) }
  }
}
