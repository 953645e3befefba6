/// A picture that is published in the sizes that pages show instead of as it is.
package struct ScalablePicture: Hashable, Sendable {
  /// The hash of the file's bytes.
  package var hash: UInt64

  /// The size of the whole picture in pixels, after the file's own rotation.
  package var width: Int
  package var height: Int

  /// Whether texts show it, in addition to records.
  package var isInTexts = false

  /// Whether the picture is also published in tiles, in its full size.
  package var hasTiles = false

  /// The number of the rules by which sizes are made.
  package static let recipe = 1

  /// The longer side of a document's first page, in pixels.
  private static let pageSide = 1600

  package init(hash: UInt64, width: Int, height: Int) {
    self.hash = hash
    self.width = width
    self.height = height
  }
}

extension ScalablePicture {
  /// No picture is published wider than this, except in tiles, in pixels.
  package static let maxWidth = 2560

  /// No WebP picture is higher than this, in pixels.
  private static let maxHeight = 16_383

  /// The size in pixels of a document's first page with sides of this proportion.
  package static func pageSize(width: Double, height: Double) -> (width: Int, height: Int) {
    let scale = Double(pageSide) / max(width, height)
    return (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
  }

  /// The width of its largest file.
  package var largestWidth: Int {
    min(width, Self.maxWidth, max(1, Self.maxHeight * width / height))
  }
}

/// How a site publishes its pictures.
public struct PictureSettings: Hashable, Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case webp, avif

    /// Every picture is copied unchanged.
    case original
  }

  package var format = Format.webp

  /// Whether files keep what cameras and people wrote into them, including the location.
  package var keepsMetadata = false

  /// Whether large pictures have tiles, unless their collection says otherwise.
  package var zoom = false

  /// Whether there can be pictures with tiles in the site.
  package var mayHaveTiles = false

  /// The fields that records get from the files of their pictures.
  package var fields: [PictureField] = []

  package init() {}

  /// Whether published pictures should not say where they were taken.
  package var removesLocations: Bool { !keepsMetadata && format != .original }
}
