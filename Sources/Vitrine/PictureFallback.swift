import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrinePictures
import VitrineText

/// The pictures that a build publishes as they are because other sizes of them cannot be made.
struct PictureFallback: Sendable {
  var pictures = UnscaledPictures.files([])

  /// Why.
  var warnings: [Diagnostic] = []

  /// Whether another build of the same files would have the same.
  var isLasting = true
}

extension PictureFallback {
  /// Adds a content file of which nothing can be made.
  mutating func add(_ file: String, because failure: PictureFailure) {
    if pictures == .all { return }
    if !failure.isLasting { isLasting = false }
    let isDocument = Medium.Kind(file) == .document
    let hasNoLibrary = [.noLibrary, .oldLibrary].contains(failure.kind)
    if isDocument, hasNoLibrary || failure.kind == .unreadableFormat {
      // Its icon is all that there can be.
      pictures = pictures.union(.files([file]))
    } else if hasNoLibrary {
      pictures = .all
      warnings = [.noPictureLibrary(failure)]
    } else {
      pictures = pictures.union(.files([file]))
      warnings.append(.picture(file, failure))
    }
  }

  func joined(_ other: PictureFallback) -> PictureFallback {
    PictureFallback(
      pictures: pictures.union(other.pictures), warnings: warnings + other.warnings,
      isLasting: isLasting && other.isLasting)
  }
}

extension Diagnostic {
  static func picture(_ file: String, _ failure: PictureFailure) -> Diagnostic {
    let isDamagedDocument =
      Medium.Kind(file) == .document
      && [.damaged, .crashed, .tooSlow, .truncated, .unsupported].contains(failure.kind)
    var diagnostic = Diagnostic(
      .warning, kind: "picture", at: .start(of: file), "'\(file.fileName)' \(failure.words)",
      hint: isDamagedDocument ? "open it in a viewer and save it again as PDF" : failure.hint)
    diagnostic.libraryText = failure.libraryText
    return diagnostic
  }

  /// The pages without a card for links on other sites.
  static func cards(_ titles: [String], _ failure: PictureFailure) -> Diagnostic {
    let others = titles.count == 1 ? "" : ", and \(titles.count - 1) more are too"
    return Diagnostic(
      .warning, kind: "no share card", at: nil,
      "the share card of '\(titles[0])' \(failure.words), so it is left out\(others)",
      hint: failure.hint)
  }

  fileprivate static func noPictureLibrary(_ failure: PictureFailure) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, kind: "no picture library", at: nil,
      "pictures are published as they are: making other sizes \(failure.words)",
      hint: failure.hint)
    diagnostic.libraryText = failure.libraryText
    return diagnostic
  }
}
