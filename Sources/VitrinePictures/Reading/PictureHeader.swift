import CPictures
import VitrineText

package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int
}

/// What a picture's file says about it.
package struct PictureHeader: Hashable, Sendable {
  package var format: PictureFormat

  /// In pixels, as browsers show the picture: after its EXIF orientation.
  package var size: PixelSize

  package var isAnimated = false
  package var hasAlpha = false
  package var metadata = PictureMetadata()
}

extension PictureHeader {
  /// Reads the header and metadata of a file. `bytes` are its first bytes, or all of them.
  init(of file: String, _ bytes: [UInt8]) throws(PictureFailure) {
    guard !bytes.isEmpty else { throw PictureFailure(.empty) }
    guard let format = PictureFormat(of: bytes) else { throw PictureFailure(.notAPicture) }
    guard vitrine_vips_has(format.loader) else {
      throw PictureFailure(.unreadableFormat, "\(format.rawValue.uppercased()) (\(format.loader))")
    }
    let image: VipsImage
    do { image = try VipsImage(headerOf: file) } catch { throw error.ofFile(bytes, format) }
    let stored = image.size
    guard stored.width > 0, stored.height > 0 else { throw PictureFailure(.damaged) }
    // Orientations from 5 are turned by 90 degrees.
    let isTurned = image.number("orientation") >= 5
    size =
      isTurned
      ? PixelSize(width: stored.height, height: stored.width) : stored
    self.format = format
    isAnimated =
      [.gif, .webp].contains(format) && image.number("n-pages") > 1 || format.isAnimated(bytes)
    hasAlpha = image.hasAlpha
    metadata = PictureMetadata(of: bytes, format)
    if let limit = Self.limit(of: image, format), stored.width * stored.height > limit {
      throw PictureFailure(
        .tooManyPixels,
        "\(size.width) × \(size.height) pixels, but the limit for such a file is "
          + "\(limit / 1_000_000) megapixels")
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
      case .tiff: false
      }
    return isWhole ? min(maxPixels, maxMemory / (image.pixelSize * 2)) : maxPixels
  }

  private static let maxPixels = 1 << 28
  private static let maxMemory = 1_250_000_000
}
