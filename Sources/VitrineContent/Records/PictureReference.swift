import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A picture, sound, film or document as a record refers to it.
struct PictureReference: Hashable, Sendable {
  /// A path or an address. Until it is expanded, also several in one text, a folder or a pattern.
  var path = ""

  /// The file name beside an address that does not contain it.
  var name: String?
  var texts: [PictureText: String] = [:]

  /// The texts that are about all pictures, whatever characters they contain.
  var commonTexts: Set<PictureText> = []
  var shape: Double?
  var focus: Picture.Focus?

  /// The separator of several paths in `path`, and of the texts for each of them.
  var separator: String?
  var location: SourceLocation

  /// Whether no picture has to match a pattern, as in `img/<id>-*.jpg` for all records.
  var mayMatchNothing = false

  /// Takes from `other` what this reference does not say itself.
  mutating func fill(from other: PictureReference) {
    commonTexts.formUnion(other.commonTexts.filter { texts[$0] == nil })
    texts.merge(other.texts) { own, _ in own }
    shape = shape ?? other.shape
    focus = focus ?? other.focus
    separator = separator ?? other.separator
    mayMatchNothing = mayMatchNothing || other.mayMatchNothing
  }
}

extension ContentTree {
  /// Returns the media of a record, with the indices of their files in the tree as their assets. If
  /// two references lead to the same file, the first wins. Missing files are left out, and so are
  /// those on a server that may not be used.
  func media(
    _ references: [PictureReference], allowsRemote: Bool, _ diagnostics: inout [Diagnostic]
  ) -> [Medium] {
    var media: [Medium] = []
    for reference in references { reference.checkTexts(&diagnostics) }
    for reference in references.flatMap(expanded) {
      if let medium = medium(reference, allowsRemote: allowsRemote, &diagnostics),
        !media.contains(where: { $0.source == medium.source })
      {
        media.append(medium)
      }
    }
    return media
  }

  private func medium(
    _ reference: PictureReference, allowsRemote: Bool, _ diagnostics: inout [Diagnostic]
  ) -> Medium? {
    let place = reference.location
    func source(_ path: String, of name: String, isPicture: Bool) -> Picture.Source? {
      self.source(
        path, called: name, isPicture: isPicture, shape: reference.shape,
        allowsRemote: allowsRemote, at: place, &diagnostics)
    }
    let kind = Medium.Kind(reference.name ?? reference.path) ?? .picture
    guard
      let file = source(
        reference.path, of: kind == .picture ? "picture" : "file", isPicture: kind == .picture)
    else { return nil }
    if kind == .picture, reference.texts[.alt] == nil {
      diagnostics.warn(
        "no alternative text", at: place, "the picture '\(reference.path)' has no alt text",
        hint: "describe it in 'alt', or write alt: \"\" if it is decorative")
    }
    var medium = Medium(kind, source: file)
    let shown =
      kind == .picture
      ? file : reference.texts[.poster].flatMap { source($0, of: "picture", isPicture: true) }
    medium.picture = shown.map {
      Picture(
        source: $0, alternative: reference.texts[.alt] ?? (kind == .picture ? nil : ""),
        shape: reference.shape, focus: reference.focus)
    }
    medium.label = reference.texts[.alt]
    medium.caption = reference.texts[.caption]
    medium.credit = reference.texts[.credit]
    medium.captions = reference.texts[.captions].flatMap {
      source($0, of: "file", isPicture: false)
    }
    return medium
  }

  /// Returns the file or address of a picture or, unless `isPicture`, of anything else.
  private func source(
    _ path: String, called kind: String, isPicture: Bool, shape: Double?, allowsRemote: Bool,
    at place: SourceLocation, _ diagnostics: inout [Diagnostic]
  ) -> Picture.Source? {
    if BrowserAddress(path).isWebAddress {
      let needsShape = isPicture && shape == nil
      if allowsRemote, !needsShape { return .remote(path) }
      diagnostics.warn(
        "remote picture", at: place,
        "the \(kind) '\(path)' is on another server, so it is left out",
        hint: allowsRemote
          ? "give it a shape such as 4/3, which reserves space while it loads"
          : Diagnostic.hintForRemotePictures
            + (needsShape ? " and give it a shape such as 4/3" : ""))
      return nil
    }
    let folder = place.file.parentFolder
    let file = path.resolved(in: folder)
    guard let file, let index = index(of: file) else {
      if file.map(hasObstacle) != true {
        let names = file.flatMap { self.folder(at: $0.parentFolder) }?.files.map {
          files[$0].fileName
        }
        let nearest = names.flatMap { nearestID(to: path.fileName, among: $0) }
        diagnostics.warn(
          "missing picture", at: place, "there is no \(kind) '\(path)'",
          hint: suggestion(nearest.map { path.dropLast(path.fileName.count) + $0 })
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
    return .asset(index)
  }
}

extension Diagnostic {
  static let hintForRemotePictures =
    "copy it into the content folder, or set remoteImages: true in site.yml"
}
