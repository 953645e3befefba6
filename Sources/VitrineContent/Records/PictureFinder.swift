import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A picture as a record names it.
struct PictureReference: Hashable, Sendable {
  var path: String
  var alternative: String?
  var shape: Double?
  var location: SourceLocation
}

/// Looks pictures up among the files of the content folder.
struct PictureFinder: Sendable {
  let tree: ContentTree
  let allowsRemote: Bool

  /// Returns the picture, whose asset is an index among the tree's files; nil if it is missing or
  /// on a server that may not be used.
  func picture(_ reference: PictureReference) -> (picture: Picture?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let source: Picture.Source
    if BrowserAddress(reference.path).isOnTheWeb {
      guard allowsRemote, reference.shape != nil else {
        let lacks: [String] =
          (allowsRemote ? [] : ["remoteImages"]) + (reference.shape == nil ? ["shape"] : [])
        return (nil, [.remotePicture(reference.path, lacks: lacks, at: reference.location)])
      }
      source = .remote(reference.path)
    } else {
      let folder = reference.location.file.parentFolder
      let path = reference.path.resolved(in: folder)
      guard let path, let index = tree.index(of: path) else {
        let isNoted = path.map(tree.hasObstacle) ?? false
        return (nil, isNoted ? [] : [missing(reference, in: folder)])
      }
      if path.isHidden || path.fileName.isBackup || path.fileName.isSecret {
        return (nil, [.hiddenPicture(reference.path, at: reference.location)])
      }
      source = .asset(index)
    }
    if reference.alternative == nil {
      diagnostics.append(.noAlternative(reference.path, at: reference.location))
    }
    let picture = Picture(
      source: source, alternative: reference.alternative, shape: reference.shape)
    return (picture, diagnostics)
  }

  private func missing(_ reference: PictureReference, in folder: String) -> Diagnostic {
    let names = tree.folder(at: folder)?.files.map { tree.files[$0].fileName } ?? []
    return .missingPicture(
      reference.path, nearest: nearestID(to: reference.path, among: names),
      at: reference.location)
  }
}
