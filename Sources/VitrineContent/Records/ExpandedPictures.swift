import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentTree {
  /// Returns a reference for each file that a reference leads to: those in one text, in a folder,
  /// or of a pattern.
  func expanded(_ reference: PictureReference) -> [PictureReference] {
    let path = reference.path
    let folder = reference.location.file.parentFolder
    if let separator = reference.separator {
      return reference.divided(into: path.parts(by: separator)).flatMap(expanded)
    }
    if !path.contains(where: Self.isSpecial), Medium.Kind(path) != nil || path.isPicture {
      return [reference]
    }
    if let whole = path.resolved(in: folder), has(whole) { return [reference] }
    let attachments = path.attachments
    if !attachments.isEmpty {
      return reference.divided(into: attachments.map(\.address)).enumerated().map {
        var attached = $1
        attached.name = attachments[$0].name
        attached.texts[.caption] = attached.texts[.caption] ?? attachments[$0].name
        return attached
      }
    }
    for separator in [";", "|", "\n", ","] where path.contains(separator) {
      let parts = path.parts(by: separator)
      if parts.count > 1, parts.allSatisfy(\.isMedium), parts.haveOneOrigin {
        return reference.divided(into: parts)
      }
    }
    let files = files(in: path, from: folder)
    return files.isEmpty ? [reference] : reference.divided(into: files.map { "/\($0)" })
  }

  /// The characters that paths of single files rarely contain.
  private static func isSpecial(_ character: Character) -> Bool {
    ";|,()*?[\n".contains(character)
  }

  /// Returns the media in a folder, or the media that a pattern matches, in the order of their
  /// names: `2.jpg` before `10.jpg`.
  private func files(in path: String, from folder: String) -> [String] {
    guard !BrowserAddress(path).isElsewhere, let pattern = FilePattern(path, in: folder) else {
      return []
    }
    let found =
      pattern.isLiteral
      ? self.folder(at: pattern.text)?.files.map { files[$0] } ?? []
      : files.filter { pattern.matches($0) }
    return found.filter { $0.isMedium && !$0.isHidden && !$0.fileName.isBackup }
      .map { (path: $0, order: TextSortKey($0, in: nil)) }.sorted { $0.order < $1.order }
      .map(\.path)
  }
}

extension PictureReference {
  /// Returns a reference for each path. With a separator, texts with as many parts are divided,
  /// too.
  fileprivate func divided(into paths: [String]) -> [PictureReference] {
    paths.indices.map { index in
      var part = self
      (part.path, part.separator) = (paths[index], nil)
      if let separator, paths.count > 1 {
        part.texts = texts.mapValues { text in
          let parts = text.split(separator: separator, omittingEmptySubsequences: false)
          return parts.count == paths.count ? trimmed(parts[index]) : text
        }
      }
      return part
    }
  }
}

extension String {
  fileprivate var isPicture: Bool {
    SourceFormat(prefix { $0 != "?" && $0 != "#" }.description) == .picture
  }

  /// Whether this is an address, or the path of a picture or of another medium.
  fileprivate var isMedium: Bool {
    BrowserAddress(self).isWebAddress || isPicture || Medium.Kind(self) != nil
  }

  fileprivate func parts(by separator: String) -> [String] {
    split(separator: separator).map { trimmed($0) }.filter { !$0.isEmpty }
  }

  /// The files in a text such as `owl.jpg (https://…), rook.jpg (https://…)`, as Airtable exports
  /// them. Empty for any other text.
  fileprivate var attachments: [(name: String, address: String)] {
    var found: [(name: String, address: String)] = []
    var rest = self[...]
    while let open = rest.firstRange(of: " (http") {
      let start = rest.index(open.lowerBound, offsetBy: 2)
      guard let close = rest[start...].firstIndex(of: ")") else { return [] }
      let address = String(rest[start..<close])
      guard BrowserAddress(address).isWebAddress else { return [] }
      found.append((trimmed(rest[..<open.lowerBound].drop { ", ".contains($0) }), address))
      rest = rest[rest.index(after: close)...]
    }
    return rest.allSatisfy { ", ".contains($0) } ? found : []
  }
}

extension [String] {
  /// Whether either all are addresses or none is: a comma in an address separates nothing.
  fileprivate var haveOneOrigin: Bool {
    let remote = count { BrowserAddress($0).isWebAddress }
    return remote == 0 || remote == count
  }
}
