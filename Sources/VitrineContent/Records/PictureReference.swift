import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A picture as a record refers to it.
struct PictureReference: Hashable, Sendable {
  var path: String
  var alternative: String?
  var shape: Double?
  var location: SourceLocation
}

extension ContentTree {
  /// Returns the picture, with the index of its file in the tree as its asset. Returns nil if it is
  /// missing, or on a server that may not be used.
  func picture(
    _ reference: PictureReference, allowsRemote: Bool, _ diagnostics: inout [Diagnostic]
  ) -> Picture? {
    let (path, place) = (reference.path, reference.location)
    let source: Picture.Source
    if BrowserAddress(path).isWebAddress {
      guard allowsRemote, reference.shape != nil else {
        diagnostics.warn(
          "remote picture", at: place,
          "the picture '\(path)' is on another server, so it is left out",
          hint: allowsRemote
            ? "give it a shape such as 4/3, which reserves space while it loads"
            : Diagnostic.hintForRemotePictures
              + (reference.shape == nil ? " and give it a shape such as 4/3" : ""))
        return nil
      }
      source = .remote(path)
    } else {
      let folder = place.file.parentFolder
      let file = path.resolved(in: folder)
      guard let file, let index = index(of: file) else {
        if file.map(hasObstacle) != true {
          let names = self.folder(at: folder)?.files.map { files[$0].fileName } ?? []
          diagnostics.warn(
            "missing picture", at: place, "there is no picture '\(path)'",
            hint: suggestion(nearestID(to: path, among: names))
              ?? "paths start in the folder of this file, or with / in the content folder")
        }
        return nil
      }
      if file.isHidden || file.fileName.isBackup || file.fileName.isSecret {
        diagnostics.warn(
          "missing picture", at: place,
          "'\(path)' is not shown because it is named like a hidden file, a backup or a key",
          hint: "rename the file, and keep it in a folder whose name does not begin with a dot")
        return nil
      }
      source = .asset(index)
    }
    if reference.alternative == nil {
      diagnostics.warn(
        "no alternative text", at: place, "the picture '\(path)' has no alt text",
        hint: "describe it in 'alt', or write alt: \"\" if it is decorative")
    }
    return Picture(source: source, alternative: reference.alternative, shape: reference.shape)
  }
}

extension Diagnostic {
  static let hintForRemotePictures =
    "copy it into the content folder, or set remoteImages: true in site.yml"
}
