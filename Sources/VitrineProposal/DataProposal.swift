import VitrineContent
package import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// A proposed content folder for some data.
package struct DataProposal: Sendable {
  /// The files to copy from the data to the content folder.
  package var copies: [(source: String, target: String)] = []

  /// The number of data files that are not copied.
  package var omitted = 0

  /// Beginning with the most complete, then with less and less.
  package var attempts: [Attempt] = []

  /// A proposed page for the data.
  package struct Attempt: Sendable {
    package var index: String
    package var site: String

    /// The keys of records that the page does not show.
    package var unshown: [String] = []

    package init(index: String, site: String) {
      (self.index, self.site) = (index, site)
    }
  }
}

extension DataProposal {
  /// Proposes a page for the data at a path, a file or a folder of files.
  ///
  /// `isFolder` tells which of them it is, and `name` is its name.
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
        let choice = try DataFileSelection(tree, in: data)
        return try DataProposal(choice, base: visible(name), all: tree.files.count, title: title)
      }
      return try DataProposal(
        DataFileSelection(file: name, in: data), base: nil, all: 1, title: title)
    } catch {
      throw DataFailure(diagnostics: error.diagnostics)
    }
  }

  private init(
    _ choice: DataFileSelection, base: String?, all: Int, title: String
  ) throws(UnreadableContent) {
    var collection: ProposedCollection
    var keys: [String] = []
    let files = choice.source.files
    var companions = choice.companions
    if choice.isPictures {
      collection = .pictures(files.count, haveNotes: !companions.isEmpty)
    } else {
      let folder = choice.source.folder.path
      let survey = try choice.source.survey { isThere("\(folder)/\($0)") }
      var proposer = CollectionProposer(choice.source, survey)
      collection = try proposer.propose()
      // Texts, list entries and releases fill slots automatically.
      if !proposer.areTexts {
        if choice.source.declaration.parse == nil {
          keys = survey.keysOfRecords.filter { !(survey.column($0)?.isUnitColumn ?? false) }
        }
        companions = try proposer.pictures.map(choice.source.files) ?? []
      }
    }
    collection.title = title
    collection.sources = patterns(of: files, in: base)
    copies = (files + companions).map { file in
      (file, base.map { "\($0)/\(file)" } ?? visible(file))
    }
    omitted = max(0, all - copies.count)
    attempts = [Attempt(collection, of: keys)]
    for part in ProposedCollection.Part.allCases {
      collection = collection.without(part)
      let attempt = Attempt(collection, of: keys)
      if attempt.index != attempts.last?.index { attempts.append(attempt) }
    }
  }
}

extension DataProposal.Attempt {
  fileprivate init(_ collection: ProposedCollection, of keys: [String]) {
    self.init(index: collection.indexFile, site: collection.siteFile)
    let paths = collection.paths
    unshown = keys.filter { key in !paths.contains { $0 == key || $0.hasPrefix("\(key).") } }
  }
}

/// Why no page can be proposed.
package struct DataFailure: Error {
  package var diagnostics: [Diagnostic]
}

/// Returns a name that is not hidden, not reserved for a page, and not a pattern.
private func visible(_ name: String) -> String {
  let shown = String(name.drop { $0 == "." }.map { "*?[]".contains($0) ? "-" : $0 })
  let isTaken = ["index.md", "site.yml", ""].contains(shown) || isJunkFile(shown)
  if !isTaken { return shown }
  return shown.ending.isEmpty ? "data" : "data.\(shown.ending)"
}

/// Returns as few patterns as possible that match `files`. They need not exclude other files,
/// because only `files` are copied to the folder `base`.
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
        comment: "better: NAME.md next to each picture, with 'alt: description'"),
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
