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
      return reference.divided(by: separator).flatMap(expanded)
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
    let pattern = BrowserAddress(path).isElsewhere ? nil : FilePattern(path, in: folder)
    guard let pattern else { return [reference] }
    let files = files(matching: pattern)
    if files.isEmpty,
      !reference.mayMatchNothing || pattern.isLiteral || self.folder(at: pattern.base) == nil
    {
      return [reference]
    }
    return reference.divided(into: files.map { "/\($0)" })
  }

  /// The characters that paths of single files rarely contain.
  private static func isSpecial(_ character: Character) -> Bool {
    ";|,()*?[\n".contains(character)
  }

  /// Returns the media in a folder, or the media that a pattern matches, in the order of their
  /// names: `2.jpg` before `10.jpg`.
  private func files(matching pattern: FilePattern) -> [String] {
    let found =
      pattern.isLiteral
      ? folder(at: pattern.text)?.files.map { files[$0] } ?? []
      : files(beginningWith: pattern.text.prefix { $0.isASCII && !"*?[".contains($0) })
        .filter(pattern.matches)
    return found.filter { $0.isMedium && !$0.isHidden && !$0.fileName.isBackup }
      .inReadingOrder
  }

  /// Returns the files with a beginning of their paths, which are in byte order. A collection can
  /// have a pattern for each record, too many to compare with all files.
  private func files(beginningWith start: Substring) -> ArraySlice<String> {
    let text = String(start)
    return files[files.partitioningIndex { !precedesByBytes($0, text) }...]
      .prefix { $0.utf8.starts(with: start.utf8) }
  }
}

extension PictureReference {
  /// Returns a reference for each path, with the same texts.
  fileprivate func divided(into paths: [String]) -> [PictureReference] {
    paths.map { path in
      var part = self
      (part.path, part.separator) = (path, nil)
      return part
    }
  }

  /// Returns a reference for each path, with its parts of the texts.
  fileprivate func divided(by separator: String) -> [PictureReference] {
    let words: [PictureText: [String?]] = texts.reduce(into: [:]) {
      $0[$1.key] = self.words($1.key, by: separator)
    }
    var parts = divided(into: path.parts(by: separator))
    if parts.count == 1 { return parts }
    for index in parts.indices {
      parts[index].texts = words.texts(ofPicture: index)
    }
    return parts
  }

  /// The parts of a text, one for all pictures or one for each. A part is nil if it is blank. Where
  /// as many paths as texts are listed, those of blank paths are left out.
  private func words(_ text: PictureText, by separator: String) -> [String?] {
    guard let words = texts[text], !commonTexts.contains(text) else { return [texts[text]] }
    func parts(_ text: String) -> [String] {
      text.split(separator: separator, omittingEmptySubsequences: false).map { trimmed($0) }
    }
    let (paths, all) = (parts(path), parts(words))
    var used = paths.count == all.count ? zip(paths, all).filter { $0.0 != "" }.map(\.1) : all
    if all.count > paths.count, used.last == "" { used.removeLast() }
    return used.map { $0.isEmpty ? nil : $0 }
  }

  /// Reports texts that have several parts, but not one for each picture.
  func checkTexts(_ diagnostics: inout [Diagnostic]) {
    guard let separator else { return }
    let count = path.parts(by: separator).count
    for text in PictureText.allCases where count > 1 {
      let parts = words(text, by: separator).count
      diagnostics += Diagnostic.otherNumber(of: text, parts, pictures: count, at: location)
    }
  }
}

extension [PictureText: [String?]] {
  /// The texts of one of several pictures: those that are for all, and its own, if there are as many.
  func texts(ofPicture index: Int) -> [PictureText: String] {
    compactMapValues { $0.count == 1 ? $0[0] : index < $0.count ? $0[index] : nil }
  }
}

extension Diagnostic {
  /// Reports that a text has `count` parts for another number of pictures. Nothing, if one is for
  /// all of them.
  static func otherNumber(
    of text: PictureText, _ count: Int, pictures: Int, at place: SourceLocation
  ) -> [Diagnostic] {
    if count <= 1 || count == pictures { return [] }
    return [
      Diagnostic(
        .warning, kind: "other number of picture texts", at: place,
        "'\(text.rawValue)' has \(count) parts for \(pictures) pictures: "
          + (count < pictures
            ? "the first \(count) pictures get them, the others none"
            : "the last \(count - pictures == 1 ? "part is" : "\(count - pictures) parts are") left out"),
        hint: "write one part for all pictures, or one for each; a part can be empty")
    ]
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
