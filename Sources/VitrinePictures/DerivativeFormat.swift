import VitrineFormats

/// A format of derivatives.
package enum DerivativeFormat: String, Hashable, CaseIterable, Sendable {
  case webp, avif, jpeg, png

  /// The ending of file names, without a dot.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// The libvips operation that writes the format.
  var saver: String { self == .avif ? "heifsave" : "\(rawValue)save" }

  /// The format for derivatives of a picture that should keep its own, which browsers may not show.
  init(keeping format: PictureFormat, hasAlpha: Bool) {
    self =
      switch format {
      case .jpeg: .jpeg
      case .png, .gif: .png
      case .webp: .webp
      case .avif: .avif
      case .tiff, .heic, .svg, .pdf: hasAlpha ? .png : .jpeg
      }
  }
}
