import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// A picture shown by records or by the site, or a font, and the path in the site that it is copied
/// to.
struct CopiedAsset: Sendable {
  /// Its index in the tree.
  var file: Int
  var output: String
  var size: PictureSize?
  var diagnostic: Diagnostic?

  /// Whether this file should be a font but does not begin like one.
  var isNoFont = false
}

extension [Asset] {
  /// The files to copy, in byte order of their outputs: pictures, fonts, and files used unchanged.
  init(pictures: [CopiedAsset], uses: [FileUse], in tree: ContentTree) {
    var outputs = pictures.map { (file: $0.file, output: $0.output) }
    for (file, use) in uses.enumerated() {
      if case .asset = use { outputs.append((file, tree.files[file])) }
    }
    outputs.sort { precedesByBytes($0.output, $1.output) }
    self = []
    // Two pictures with the same name and content become one file of the site.
    for (file, output) in outputs where !(last?.output).hasSameBytes(as: output) {
      append(Asset(file: tree.files[file], output: output))
    }
  }
}

extension CopiedAsset {
  /// Reads the file at an index of the tree.
  init(_ file: Int, in input: ContentInput, isFont: Bool) {
    let path = input.tree.files[file]
    self.init(file: file, output: path)
    let start = SourceLocation.start(of: path)
    var isCutOff = false
    do {
      let bytes = try input.folder.bytes(of: path)
      if isFont {
        isNoFont = !VitrineContent.isFont(bytes)
      } else {
        isCutOff = VitrineFormats.isCutOff(picture: bytes)
      }
      output = "assets/\(urlSegment(of: path.stem)).\(ContentHash(of: bytes)).\(path.ending)"
    } catch {
      diagnostic = .unreadable(path, reason: "\(error.code)")
      return
    }
    if isFont { return }
    do {
      size = try pictureSize(ofFile: input.folder.path(of: path))
      if isCutOff { diagnostic = .pictureCutOff(path.fileName, at: start) }
    } catch {
      diagnostic = .pictureWithoutSize(path.fileName, error.words, at: start)
    }
  }
}
