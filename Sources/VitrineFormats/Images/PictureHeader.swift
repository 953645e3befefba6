/// What the first bytes of a picture say about it.
package struct PictureHeader: Hashable, Sendable {
  package var format: PictureFormat
  package var size: PictureSize
}

package enum PictureFormat: Hashable, Sendable {
  case png, jpeg, webP, avif, gif, tiff, heic, svg
  case animatedPNG, animatedWebP, animatedAVIF

  /// Whether a file with this ending may be a picture of which a smaller one can be made.
  package static func isScalable(ending: String) -> Bool {
    ["png", "jpg", "jpeg", "jpe", "webp", "avif", "tif", "tiff", "heic"].contains(ending)
  }

  package var isShownByBrowsers: Bool { self != .tiff && self != .heic }

  /// Whether a smaller picture can be made that looks the same.
  package var isScalable: Bool {
    switch self {
    case .png, .jpeg, .webP, .avif, .tiff, .heic: true
    case .gif, .svg, .animatedPNG, .animatedWebP, .animatedAVIF: false
    }
  }
}

/// Returns the header of the picture at `path`.
package func pictureHeader(ofFile path: String) throws(PictureProblem) -> PictureHeader {
  try withPictureFile(path) { (bytes) throws(PictureProblem) in try PictureHeader(bytes) }
}

extension PictureHeader {
  /// Reads the header from bytes that are read on demand.
  ///
  /// As in browsers, the format is detected from the bytes, not from the file name.
  init(_ bytes: PictureBytes) throws(PictureProblem) {
    let head = bytes.available(at: 0, upTo: 32)
    if head.isEmpty { throw .truncated }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      size = try pngSize(bytes)
      format = isAnimatedPNG(bytes) ? .animatedPNG : .png
    } else if head.starts(with: [0xFF, 0xD8]) {
      (format, size) = (.jpeg, try jpegSize(bytes))
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      format = .gif
      size = PictureSize(
        width: try bytes.littleEndian(at: 6, count: 2),
        height: try bytes.littleEndian(at: 8, count: 2))
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      size = try webPSize(bytes)
      // The second bit of an extended file's flags (RFC 9649 §2.7).
      let isAnimated =
        head.dropFirst(12).starts(with: "VP8X".utf8) && head[head.startIndex + 20] & 2 != 0
      format = isAnimated ? .animatedWebP : .webP
    } else if head.dropFirst(4).starts(with: "ftyp".utf8) {
      (format, size) = try avifHeader(bytes)
    } else if TIFFDirectory(bytes, at: 0, before: .max) != nil {
      (format, size) = (.tiff, try tiffSize(bytes))
    } else {
      (format, size) = (.svg, try svgSize(bytes))
    }
    guard size.width > 0, size.height > 0 else { throw .damaged }
  }
}

/// Whether a chunk `acTL` comes before the picture's data (PNG third edition, §11.3.6.1).
private func isAnimatedPNG(_ bytes: PictureBytes) -> Bool {
  var offset = 8
  // Few chunks come before the data, and their names are letters.
  for _ in 0..<32 {
    guard let length = try? bytes.bigEndian(at: offset, count: 4),
      let name = try? bytes.text(at: offset + 4), name != "IDAT", name.allSatisfy(\.isLetter)
    else { return false }
    if name == "acTL" { return true }
    offset += length + 12
  }
  return false
}
