internal import VitrineModel

/// The picture of a record, and its media on its own page.
extension RecordContext {
  var image: PictureContext? {
    record.image.map { context(of: $0, in: pictureList, isLazy: isLazy) }
  }

  private func context(of picture: Picture, in list: PictureList?, isLazy: Bool) -> PictureContext {
    PictureContext(
      picture, source: addresses.source(of: picture.source, from: folder),
      files: site?.files(of: picture, in: list, at: place, from: folder),
      shape: shape(of: picture),
      position: list.map { $0.position(of: picture, at: place) } ?? picture.focus,
      label: record.title, isLazy: isLazy)
  }

  /// The shape of its picture. Pictures are not cropped on the record's own page.
  private func shape(of picture: Picture) -> Double? {
    if isOnOwnPage { return picture.wholeShape ?? picture.shape }
    return keepsShape ? picture.ownShape : nil
  }

  /// The pictures and files that the record's own page shows. Empty on other pages.
  var media: [Medium] { isOnOwnPage ? record.media : [] }

  /// The index of the first picture or film, which is shown large.
  private var leadIndex: Int? { Record.leadMedium(of: media) }

  var lead: MediumContext? {
    leadIndex.map { context(of: media[$0], in: pictureList, isLazy: false) }
  }

  /// The pictures, films and first pages of documents that are not shown large.
  var strip: [MediumContext] {
    guard let leadIndex else { return [] }
    return media.indices.filter { index in
      switch media[index].kind {
      case .picture, .video: index != leadIndex
      case .document: media[index].picture != nil
      case .audio: false
      }
    }.map { context(of: media[$0], in: stripPictures, isLazy: true) }
  }

  /// The address of the document whose first page is its picture.
  var document: String? {
    media.first { $0.kind == .document && $0.picture?.source == record.image?.source }
      .map { addresses.source(of: $0.source, from: folder) }
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
