package import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// A content folder that could be made of some data.
package struct DataProposal: Sendable {
  /// Files to copy: from the data, to the content folder.
  package var copies: [(source: String, target: String)] = []

  /// How many files of the data are not copied.
  package var leftOut = 0

  /// `index.md` and `site.yml`, with everything in them first, then with less and less.
  package var attempts: [(index: String, site: String)] = []
}

extension DataProposal {
  /// Proposes a page for the data at a path: a file, or a folder of files.
  ///
  /// `isFolder` tells which, `name` is what the file or folder is called.
  ///
  /// - Throws: the diagnostics of data that cannot be read.
  package static func ofData(
    in folder: String, named name: String, isFolder: Bool, title: String
  ) throws(DataFailure) -> DataProposal {
    do {
      let data = ContentFolder(path: folder)
      var ignored: [Diagnostic] = []
      if isFolder {
        let tree = ContentTree(of: data, diagnostics: &ignored)
        let choice = try DataChoice(tree, in: data)
        return try DataProposal(choice, base: visible(name), all: tree.files.count, title: title)
      }
      return try DataProposal(DataChoice(file: name, in: data), base: nil, all: 1, title: title)
    } catch {
      throw DataFailure(diagnostics: error.diagnostics)
    }
  }

  private init(
    _ choice: DataChoice, base: String?, all: Int, title: String
  ) throws(UnreadableContent) {
    var collection: ProposedCollection
    let files = choice.source.files
    var companions = choice.companions
    if choice.isPictures {
      collection = .pictures(files.count, haveNotes: !companions.isEmpty)
    } else {
      let folder = choice.source.folder.path
      let survey = try choice.source.survey { isThere("\(folder)/\($0)") }
      var proposer = CollectionProposer(choice.source, survey)
      collection = try proposer.propose()
      if !proposer.areTexts {
        companions = try proposer.picturePath.map(choice.source.files) ?? []
      }
    }
    collection.title = title
    collection.sources = patterns(of: files, in: base)
    copies = (files + companions).map { file in
      (file, base.map { "\($0)/\(file)" } ?? visible(file))
    }
    leftOut = max(0, all - copies.count)
    var attempt = collection
    attempts = [(attempt.indexFile, attempt.siteFile)]
    for part in ProposedCollection.Part.allCases {
      attempt = attempt.without(part)
      if attempt.indexFile != attempts.last?.index {
        attempts.append((attempt.indexFile, attempt.siteFile))
      }
    }
  }
}

/// Why no page can be proposed.
package struct DataFailure: Error {
  package var diagnostics: [Diagnostic]
}

/// Returns a name that neither the system hides nor a page has, and that is no pattern.
private func visible(_ name: String) -> String {
  let shown = String(name.drop { $0 == "." }.map { "*?[]".contains($0) ? "-" : $0 })
  let isTaken = ["index.md", "site.yml", ""].contains(shown) || isLeftBehind(shown)
  if !isTaken { return shown }
  return shown.ending.isEmpty ? "data" : "data.\(shown.ending)"
}

/// Returns the patterns that match `files`, and are as few as can be; files of the folder `base` alone
/// are copied that match.
private func patterns(of files: [String], in base: String?) -> [String] {
  guard let base else { return files.map(visible) }
  if files.count == 1 { return ["\(base)/\(files[0])"] }
  let folders = files.contains { !$0.parentFolder.isEmpty } ? "**/" : ""
  let words = Set(files.map { $0.stem.split { !$0.isLetter }.last.map(String.init) ?? "" })
  let word = words.first ?? ""
  let isKind =
    words.count == 1 && word.count > 2 && files.allSatisfy { $0.stem.hasSuffix("-\(word)") }
  let endings = Set(files.compactMap { $0.split(separator: ".").last.map(String.init) }).sorted()
  return endings.map { "\(base)/\(folders)*\(isKind ? "-\(word)" : "").\($0)" }
}

extension ProposedCollection {
  fileprivate static func pictures(_ count: Int, haveNotes: Bool) -> ProposedCollection {
    var collection = ProposedCollection()
    let alternative: YAMLValue = haveNotes ? .texts(["alt", "name"]) : .text("name")
    collection.hasPages = true
    collection.fields = [
      .init(name: "title", value: haveNotes ? .texts(["title", "name"]) : .text("name")),
      .init(
        name: "image",
        value: .map([
          .init(key: "src", value: .text("file")), .init(key: "alt", value: alternative),
        ]),
        remark: "better: NAME.md beside each picture, with 'alt: what it shows'"),
    ]
    let layout: YAMLValue =
      count > 4
      ? .text("gallery")
      : .map([.init(key: "grid", value: .map([.init(key: "narrowest", value: .plain("280"))]))])
    collection.section = [.init(name: "layout", value: layout)]
    if count > 120 { collection.section.append(.init(name: "pages", value: .plain("60"))) }
    return collection
  }
}
