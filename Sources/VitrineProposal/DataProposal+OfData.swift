import VitrineContent
package import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

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
        let documentation = DocumentationTree(tree.files, in: data)
        if let documentation, documentation.isOrdered {
          return documentation.proposal(all: tree.files.count, title: title)
        }
        let choice = try DataFileSelection(tree, in: data)
        if choice.areTexts, let documentation {
          return documentation.proposal(all: tree.files.count, title: title)
        }
        return try DataProposal(
          choice, named: name, base: visible(name), all: tree.files.count, title: title)
      }
      return try DataProposal(
        DataFileSelection(file: name, in: data), named: name, base: nil, all: 1, title: title)
    } catch {
      throw DataFailure(diagnostics: error.diagnostics)
    }
  }

  private init(
    _ selection: DataFileSelection, named name: String, base: String?, all: Int, title: String
  ) throws(UnreadableContent) {
    self.init()
    var page: ProposedPage
    let files = selection.source.files
    var companions = selection.companions
    if selection.isPictures {
      let albums = Album.all(of: selection)
      if albums.count > 1 {
        self = DataProposal(albums, with: companions, all: all, title: title)
        return
      }
      page = albums[0].page
    } else {
      var proposer = CollectionProposer(selection.source, try selection.source.survey())
      page = try proposer.propose()
      // Texts, list entries and releases fill slots automatically.
      if !proposer.areTexts {
        if !proposer.pictures.isEmpty {
          companions = try selection.source.files(namedBy: proposer.pictures)
        }
        if selection.source.declaration.parse == nil { choices = proposer.choices }
        choices += selection.source.otherSheets
      }
      if page.parse == nil { page.text = summary(proposer.survey, of: page, from: name) }
    }
    warnings = selection.warnings
    page.title = title
    page.sources = patterns(of: files, in: base)
    copies = (files + companions).map { file in
      (file, base.map { "\($0)/\(file)" } ?? visible(file))
    }
    omitted = max(0, all - copies.count)
    self.files = [("index.md", page.indexFile), ("site.yml", page.siteFile)]
  }
}

extension DataProposal {
  /// Proposes a page for each album, and a home page that shows some pictures of each.
  private init(_ albums: [Album], with notes: [String], all: Int, title: String) {
    self.init()
    var home = albums.home
    home.title = title
    let notes = Dictionary(grouping: notes, by: \.parentFolder)
    for album in albums {
      let companions = notes[album.files[0].parentFolder] ?? []
      copies += (album.files + companions).map { ($0, .joined(album.target, $0.fileName)) }
      var page = album.folder.isEmpty ? home : album.page
      page.sources = patterns(of: album.files.map(\.fileName), in: "")
      files.append((.joined(album.target, "index.md"), page.indexFile))
    }
    if albums[0].folder != "" { files.insert(("index.md", home.indexFile), at: 0) }
    files.append(("site.yml", home.siteFile))
    omitted = max(0, all - copies.count)
  }
}

/// One sentence about the data: `1,852 exhibitions, 1889–2016, from Exhibitions.json`.
private func summary(_ survey: DataSurvey, of page: ProposedPage, from name: String) -> String {
  let noun = name.stem.split { !$0.isLetter }.last { $0.count > 3 && $0.hasSuffix("s") }?
    .lowercased()
  if page.status != nil {
    // Several attempts at a test are one item.
    let test = page.attempts.flatMap { survey.column($0.same) }
    let count = survey.records - (test.map { $0.values - $0.distinct.count } ?? 0)
    return "\(count.counted(test == nil ? "result" : "test")), from \(name)."
  }
  let items =
    survey.records == 1
    ? survey.records.counted("item") : "\(survey.records.grouped) \(noun ?? "items")"
  let paths = page.paths
  let dated = survey.columns.first { column in
    paths.contains(column.path) && column.years != nil
      && (column.areDates || column.areYears && column.isNamed(.date))
  }
  let years = dated?.years.map { years in
    let ends = [years.lowerBound, years.upperBound].map(said)
    return ", \(ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–"))"
  }
  return "\(items)\(years ?? ""), from \(name)."
}

/// A year as people say it. There is no year 0: it is 1 BC.
private func said(_ year: Int) -> String { year > 0 ? "\(year)" : "\(1 - year) BC" }

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
  // An album gets more pictures.
  if files.count == 1, !base.isEmpty { return ["\(base)/\(files[0])"] }
  let folders = files.contains { !$0.parentFolder.isEmpty } ? "**/" : ""
  let words = Set(files.map { $0.stem.split { !$0.isLetter }.last.map(String.init) ?? "" })
  let word = words.first ?? ""
  let isKind =
    words.count == 1 && word.count > 2
    && files.allSatisfy { $0.stem.hasSuffix("-\(word)") && SourceFormat($0) != .picture }
  let endings = Set(files.compactMap { $0.split(separator: ".").last.map(String.init) }).sorted()
  return endings.map { .joined(base, "\(folders)*\(isKind ? "-\(word)" : "").\($0)") }
}
