import VitrineFormats
import VitrineText

/// Why a picture could not be read or made.
package struct PictureFailure: Error, Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case noLibrary, oldLibrary, unreadable, empty, notAPicture, unreadableFormat, unwritableFormat
    case unsupported, truncated, damaged, tooManyPixels, animated, changed, outOfMemory, crashed,
      tooSlow, unwritable
    case noFont
  }

  package var kind: Kind

  /// Names, numbers, a reason in the words of the system, or ``libraryText``; can be empty.
  package var detail: String

  init(_ kind: Kind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  /// Takes the reason from the library's error text.
  init(ofLibrary text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    // Readers of AVIF and HEIC seek beyond the end of any file that they refuse.
    let line = lines.first { !$0.contains("bad seek") } ?? lines.first ?? ""
    // The text begins with the name of the library's function.
    let words = line.firstRange(of: ": ").map { line[$0.upperBound...] } ?? line
    let isUnsupported = ["unsupported", "not supported", "not implemented"].contains {
      text.lowercased().contains($0)
    }
    self.init(
      text.contains("out of memory") ? .outOfMemory : isUnsupported ? .unsupported : .damaged,
      trimmed(words))
    // The remains of a damaged file can look like a format whose loader is blocked.
    if detail.contains("blocked") { detail = "" }
  }

  /// The failure of a file with these bytes: a more exact one if they end too early.
  func ofFile(_ bytes: [UInt8]) -> PictureFailure {
    kind == .damaged && PictureFormat(of: bytes) != nil && isCutOff(picture: bytes)
      ? PictureFailure(.truncated) : self
  }

  /// Whether the same file will fail again for the same reason.
  package var isLasting: Bool {
    switch kind {
    case .empty, .notAPicture, .unreadableFormat, .unsupported, .truncated, .damaged,
      .tooManyPixels:
      true
    case .noLibrary, .oldLibrary, .unreadable, .unwritableFormat, .animated, .changed, .outOfMemory,
      .crashed,
      .tooSlow, .unwritable, .noFont:
      false
    }
  }
}

extension PictureFailure {
  /// What the library said, which only programmers understand.
  package var libraryText: String? {
    [.noLibrary, .unsupported, .damaged].contains(kind) && !detail.isEmpty ? detail : nil
  }

  /// The failure, in words to follow the picture's name.
  package var words: String {
    let reason = detail.isEmpty ? "" : ": \(detail)"
    return switch kind {
    case .noLibrary: "needs libvips, which cannot be loaded"
    case .oldLibrary: "needs a newer libvips\(reason)"
    case .unreadable: "cannot be read\(reason)"
    case .empty: "is empty"
    case .notAPicture: "is not a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC picture"
    case .unreadableFormat: "has a format that the installed libvips cannot read: \(detail)"
    case .unwritableFormat: "needs a format that the installed libvips cannot write: \(detail)"
    case .truncated: "ends before its picture does"
    case .unsupported: "uses a feature of its format that the installed libvips cannot read"
    case .damaged: "is damaged"
    case .tooManyPixels: detail
    case .animated: "is animated"
    case .changed: "changed while it was read"
    case .outOfMemory: "needs too much memory"
    case .crashed: "cannot be read: the program that makes its sizes crashed (\(detail))"
    case .tooSlow: "takes too long to draw"
    case .unwritable: "cannot be saved in the cache\(reason)"
    case .noFont: "has characters that no installed font has"
    }
  }

  /// The hint for the author, or nil for an animated picture, which is published as it is.
  package var hint: String? {
    switch kind {
    case .noLibrary, .oldLibrary: "install it with: apt-get install libvips42"
    case .unreadable: "check its permissions"
    case .empty, .truncated: "copy the whole file again"
    case .notAPicture, .damaged: "open it in an image editor and save it again as JPEG or PNG"
    case .unreadableFormat: "save it again as JPEG or PNG, or install the missing loader"
    case .unwritableFormat: "choose another format, or install the missing encoder"
    case .tooManyPixels, .outOfMemory: "save a smaller version of it"
    case .animated: nil
    case .changed: "build again once it has been copied"
    case .unsupported, .crashed, .tooSlow: "save it again as JPEG or PNG with another program"
    case .noFont:
      "install fonts for them, as with: apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
    case .unwritable: "check the cache folder's permissions and free space"
    }
  }
}
