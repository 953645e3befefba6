/// A format of pictures that Vitrine reads.
package enum PictureFormat: String, Hashable, Sendable {
  case jpeg, png, webp, avif, gif, tiff, heic, svg

  /// Of documents, whose first pages are pictures. No file is detected as one.
  case pdf
}

extension PictureFormat {
  /// The format of a file, from its first bytes: as in browsers, its name does not matter. Nil for
  /// SVG, which is text, and for anything that is not a picture.
  package init?(of bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(64))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { head.starts(with: $0.utf8) }) {
      self = .tiff
    } else {
      let brands = Self.brands(of: head)
      if brands.contains(where: { $0.hasPrefix("avi") }) {
        self = .avif
      } else if brands.contains(where: { $0.hasPrefix("he") || $0 == "mif1" }) {
        self = .heic
      } else {
        return nil
      }
    }
  }

  /// The brands in the first box of an ISO/IEC 14496-12 file. The first is the main one; `mif1` and
  /// `msf1` leave the codec to the others.
  private static func brands(of head: [UInt8]) -> [String] {
    guard head.dropFirst(4).starts(with: "ftyp".utf8) else { return [] }
    let end = min(head.count, Int(head[3]))
    return stride(from: 8, to: end - 3, by: 4).map {
      String(decoding: head[$0..<$0 + 4], as: UTF8.self)
    }
  }

  /// Whether the first bytes of a file say that it is animated. Those of a GIF file do not say it.
  package func isAnimated(_ bytes: PictureBytes) -> Bool {
    switch self {
    case .png: pngChunk("acTL", in: bytes) != nil
    case .webp: webPFlags(bytes).contains(.animation)
    case .avif:
      Self.brands(of: Array(bytes.available(at: 0, upTo: 64))).first { $0.hasPrefix("avi") }
        == "avis"
    case .jpeg, .gif, .tiff, .heic, .svg, .pdf: false
    }
  }

  /// Whether a file with this ending may be a picture of which a smaller one can be made.
  package static func isScalable(ending: String) -> Bool {
    ["png", "jpg", "jpeg", "jpe", "webp", "avif", "tif", "tiff", "heic", "heif"].contains(ending)
  }

  package var isShownByBrowsers: Bool { self != .tiff && self != .heic }
}
