import CPictures
package import VitrineFormats
import VitrineModel

/// The properties of a source picture, read from its file and by libvips.
package struct SourceHeader: Hashable, Sendable {
  package var format: PictureFormat

  /// In pixels, as browsers show the picture: after its EXIF orientation.
  package var size: PictureSize

  package var isAnimated = false
  package var hasAlpha = false

  /// As in `PictureHeader`.
  var shownChannels: Int?
  var isLimitedGray = false
}

extension SourceHeader {
  /// That of drawn cards.
  static let ofCards = SourceHeader(
    format: .jpeg, size: PictureSize(width: ShareCard.width, height: ShareCard.height))

  /// Reads the header of a file. `bytes` are its first bytes, or all of them.
  init(of file: String, _ bytes: [UInt8]) throws(PictureFailure) {
    guard !bytes.isEmpty else { throw PictureFailure(.empty) }
    let isDocument = bytes.starts(with: "%PDF-".utf8)
    guard let format = isDocument ? .pdf : PictureFormat(of: bytes) else {
      throw PictureFailure(.notAPicture)
    }
    guard vitrine_vips_has(format.loader) else {
      throw PictureFailure(.unreadableFormat, format.rawValue.uppercased())
    }
    vitrine_vips_allow_pdf(isDocument)
    defer { vitrine_vips_allow_pdf(false) }
    let image: VipsImage
    do { image = try VipsImage(headerOf: file) } catch { throw error.ofFile(bytes) }
    let stored = image.size
    guard stored.width > 0, stored.height > 0 else { throw PictureFailure(.damaged) }
    // Orientations from 5 are turned by 90 degrees.
    size = image.number("orientation") >= 5 ? stored.turned : stored
    if isDocument {
      let page = ScalablePicture.pageSize(
        width: Double(stored.width), height: Double(stored.height))
      size = PictureSize(width: page.width, height: page.height)
    }
    self.format = format
    // libvips counts no frames of animated PNG and AVIF.
    isAnimated =
      [.gif, .webp].contains(format)
      ? image.number("n-pages") > 1 : format.isAnimated(PictureBytes(bytes))
    if let header = try? PictureHeader(PictureBytes(bytes)) {
      (shownChannels, isLimitedGray) = (header.shownChannels, header.isLimitedGray)
    }
    hasAlpha = shownChannels == nil && image.hasAlpha
    if let limit = Self.limit(of: image, format), stored.width * stored.height > limit {
      throw PictureFailure(
        .tooManyPixels, size.isTooLarge(limit: limit))
    }
  }

  /// The most pixels for a picture like this one.
  ///
  /// A small file can claim to be huge: a progressive JPEG of 713 bytes took 38 s and 12 GB. Most
  /// pictures are decoded row by row; others need memory for all pixels at once, in JPEG two bytes
  /// for each sample.
  private static func limit(of image: VipsImage, _ format: PictureFormat) -> Int? {
    let isWhole =
      switch format {
      case .jpeg: image.number("jpeg-multiscan") > 0
      case .png: image.number("interlaced") > 0
      case .avif, .heic, .webp, .gif: true
      case .tiff, .svg, .pdf: false
      }
    let maxPixels = PictureHeader.maxPixels
    return isWhole ? min(maxPixels, maxMemory / (image.pixelSize * 2)) : maxPixels
  }

  private static let maxMemory = 1_250_000_000
}

extension PictureFormat {
  /// The libvips operation that reads the format.
  fileprivate var loader: String {
    self == .avif || self == .heic ? "heifload" : "\(rawValue)load"
  }
}
