package import VitrineModel
package import VitrineText

/// A picture to read, and the smaller pictures to make from it.
package struct PictureJob: Sendable {
  /// The path of the file.
  package var file: String

  /// The hash of the file's bytes. A file that turns out to have another one is a failure.
  package var source: ContentHash

  /// In the order in which derivatives are returned. Without variants, only the header is
  /// read.
  package var variants: [PictureVariant]

  /// Whether to make the tiles of the picture, too.
  package var isTiled: Bool

  package var removed: RemovedMetadata

  /// Whether to make the pictures quickly rather than small.
  package var isPreview: Bool

  /// What to draw instead of reading a file.
  package var card: ShareCard?

  package init(
    file: String, source: ContentHash, variants: [PictureVariant] = [],
    isTiled: Bool = false, removed: RemovedMetadata = .all, isPreview: Bool = false
  ) {
    self.file = file
    self.source = source
    self.variants = variants
    self.isTiled = isTiled
    self.removed = removed
    self.isPreview = isPreview
  }
}

extension PictureJob {
  /// Draws a card.
  package init(_ card: ShareCard) {
    self.init(
      file: "", source: ContentHash(of: card.description),
      variants: [PictureVariant(width: ShareCard.width, format: .jpeg)])
    self.card = card
  }
}

/// A derivative to make.
package struct PictureVariant: Hashable, Sendable {
  /// In pixels. A derivative is never wider than its source.
  package var width: Int

  /// Nil keeps the source's format, if browsers show it.
  package var format: DerivativeFormat?

  /// Nil for the whole picture.
  package var crop: PictureCrop?

  package init(width: Int, format: DerivativeFormat? = .webp, crop: PictureCrop? = nil) {
    self.width = width
    self.format = format
    self.crop = crop
  }
}

/// The largest part of a picture with a shape.
package struct PictureCrop: Hashable, Sendable {
  /// Width over height.
  package var shape: Double

  /// The point to keep in the middle, or nil to keep the most striking part.
  package var focus: PictureFocus?

  package init(shape: Double, focus: PictureFocus? = nil) {
    self.shape = shape
    self.focus = focus
  }
}

/// A point of a picture, in fractions of its width and height from the top left.
package struct PictureFocus: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The metadata that derivatives do not have. Profiles and orientations are applied instead.
package enum RemovedMetadata: String, Hashable, Sendable {
  case all

  /// GPS coordinates, and all of XMP, which may contain a location in many forms.
  case location
  case nothing
}
