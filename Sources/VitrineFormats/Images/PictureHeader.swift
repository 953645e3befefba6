/// The properties of a picture that its first bytes reveal.
package struct PictureHeader: Hashable, Sendable {
  package var format: PictureFormat

  /// The size at which Chromium shows the file.
  package var size: PictureSize

  /// The size after the rotation in its EXIF orientation. In WebP, libvips applies the orientation
  /// and Chromium does not.
  package var uprightSize: PictureSize
  package var isAnimated: Bool

  /// The number of the first channels that are shown, if the others are neither colors nor
  /// transparency.
  package var shownChannels: Int?

  /// Whether it is a gray picture with black at 16 and white at 235, which libheif does not stretch.
  package var isLimitedGray = false

  /// Reads the header from bytes that are read on demand.
  package init(_ bytes: PictureBytes) throws(PictureProblem) {
    let head = bytes.available(at: 0, upTo: 64)
    if head.isEmpty { throw .truncated }
    format = PictureFormat(of: head) ?? .svg
    size =
      switch format {
      case .png: try pngSize(bytes)
      case .jpeg: try jpegSize(bytes)
      case .gif:
        PictureSize(
          width: try bytes.littleEndian(at: 6, count: 2),
          height: try bytes.littleEndian(at: 8, count: 2))
      case .webp: try webPSize(bytes)
      case .avif, .heic: try avifSize(bytes, isLimitedGray: &isLimitedGray)
      case .tiff: try tiffSize(bytes, shownChannels: &shownChannels)
      case .svg: try svgSize(bytes)
      case .pdf: throw .unknownFormat
      }
    guard size.width > 0, size.height > 0 else { throw .damaged }
    if format != .svg,
      size.width.multipliedReportingOverflow(by: size.height).overflow
        || size.width * size.height > Self.maxPixels
    {
      throw .tooLarge(size)
    }
    uprightSize = format == .webp ? size.turned(by: webPExif(bytes)) : size
    isAnimated = format.isAnimated(bytes)
  }

  /// Reads the header from the first bytes of the file at `path`.
  package init(ofFile path: String) throws(PictureProblem) {
    self = try withPictureFile(path) { (bytes) throws(PictureProblem) in try Self(bytes) }
  }

  /// The most pixels of a picture. A small file can claim to have any number.
  package static let maxPixels = 1 << 28

  /// Whether a smaller picture can be made that looks the same.
  package var isScalable: Bool { !isAnimated && format != .gif && format != .svg }
}
