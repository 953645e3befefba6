/// The size of a picture in CSS pixels as a browser shows it, after the file's own rotation.
package struct PictureSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The words to follow the name of a picture of this size where a file may have `limit` pixels.
  package func isTooLarge(limit: Int) -> String {
    "is too large: \(width) × \(height) pixels, but the limit for such a file is "
      + "\(limit / 1_000_000) megapixels"
  }

  /// The size of the picture rotated by 90 degrees.
  package var turned: PictureSize { PictureSize(width: height, height: width) }

  /// The size after the rotation in a file's orientation.
  func turned(by exif: TIFFDirectory?) -> PictureSize { exif?.turns ?? false ? turned : self }
}

/// Why a picture's size is unknown.
package enum PictureProblem: Error, Hashable {
  /// The file cannot be read.
  case unreadable

  /// The format is not one that browsers can show.
  case unknownFormat

  /// The file ends before its size can be read.
  case truncated

  /// The file is invalid in its own format.
  case damaged

  /// An SVG picture without `width`, `height` and `viewBox`.
  case noSize

  /// More pixels than ``PictureHeader/maxPixels``: browsers run out of memory.
  case tooLarge(PictureSize)

  /// Samples whose colours are not known, in words such as `floating-point samples`.
  case unknownColors(String)
}

extension PictureProblem {
  /// The problem, in words to follow the picture's name.
  package var words: String {
    switch self {
    case .unreadable: "cannot be read"
    case .unknownFormat: "is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture"
    case .truncated: "ends before its size can be read"
    case .damaged: "is damaged"
    case .noSize: "has no size: give its <svg> a viewBox"
    case .tooLarge(let size): size.isTooLarge(limit: PictureHeader.maxPixels)
    case .unknownColors(let samples): "has \(samples), whose colors cannot be shown"
    }
  }

  /// Whether browsers cannot show the picture.
  package var isFatal: Bool { self != .noSize }

  /// The hint for the author.
  var hint: String {
    switch self {
    case .unreadable: "check its permissions"
    case .unknownFormat: "open it in an image editor and save it as PNG, JPEG or WebP"
    case .truncated, .damaged: "copy the whole file again, or save the picture again as PNG or JPEG"
    case .noSize: "without one, the page shifts when the picture loads"
    case .tooLarge: "save a smaller version of it"
    case .unknownColors: "save it in RGB or gray with 8 or 16 bits per channel"
    }
  }
}

/// Returns the size of the picture at `path`, from its first bytes.
package func pictureSize(ofFile path: String) throws(PictureProblem) -> PictureSize {
  try withPictureFile(path) { (bytes) throws(PictureProblem) in try pictureSize(of: bytes) }
}

/// Returns the size of a picture that browsers show, from bytes that are read on demand.
func pictureSize(of bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  let header = try PictureHeader(bytes)
  if !header.format.isShownByBrowsers { throw .unknownFormat }
  return header.size
}
