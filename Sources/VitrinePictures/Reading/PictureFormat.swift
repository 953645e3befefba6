import VitrineText

/// A format that Vitrine reads.
package enum PictureFormat: String, Hashable, CaseIterable, Sendable {
  case jpeg, png, webp, avif, gif, tiff, heic
}

extension PictureFormat {
  /// The format of a file, from its first bytes. Its name does not matter.
  init?(of bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(64))
    switch head.prefix(4) {
    case [0x89, 0x50, 0x4E, 0x47]: self = .png
    case [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2B, 0],
      [0x4D, 0x4D, 0, 0x2B]:
      self = .tiff
    case _ where head.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case _ where head.starts(with: "GIF8".utf8): self = .gif
    case _ where head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8):
      self = .webp
    case _ where head.dropFirst(4).starts(with: "ftyp".utf8):
      // The first brand is the main one; `mif1` and `msf1` leave the codec to the others.
      let brands = Self.brands(of: head)
      if brands.contains(where: { $0.hasPrefix("avi") }) {
        self = .avif
      } else if brands.contains(where: { $0.hasPrefix("he") || $0 == "mif1" }) {
        self = .heic
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The brands in the first box of an ISO media file.
  private static func brands(of head: [UInt8]) -> [String] {
    let end = min(head.count, Int(head[3]))
    return stride(from: 8, to: end - 3, by: 4).map {
      String(decoding: head[$0..<$0 + 4], as: UTF8.self)
    }
  }

  /// Whether the first bytes say that a file is animated, for formats whose frames libvips does not
  /// count: animated PNG and AVIF.
  func isAnimated(_ bytes: some Collection<UInt8>) -> Bool {
    switch self {
    case .png:
      let head = bytes.prefix(65_536)
      guard let control = head.firstRange(of: Array("acTL".utf8)) else { return false }
      return head.firstRange(of: Array("IDAT".utf8)).map { control.lowerBound < $0.lowerBound }
        ?? true
    case .avif: return bytes.dropFirst(8).starts(with: "avis".utf8)
    default: return false
    }
  }

  /// The libvips operation that reads the format.
  var loader: String { self == .avif || self == .heic ? "heifload" : "\(rawValue)load" }
}

/// A format of derivatives.
package enum DerivativeFormat: String, Hashable, CaseIterable, Sendable {
  case webp, avif, jpeg, png

  /// The ending of file names, without a dot.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// The libvips operation that writes the format.
  var saver: String { self == .avif ? "heifsave" : "\(rawValue)save" }

  /// The format for derivatives of a picture that should keep its own, which browsers may not show.
  init(keeping header: PictureHeader) {
    self =
      switch header.format {
      case .jpeg: .jpeg
      case .png, .gif: .png
      case .webp: .webp
      case .avif: .avif
      case .tiff, .heic: header.hasAlpha ? .png : .jpeg
      }
  }
}
