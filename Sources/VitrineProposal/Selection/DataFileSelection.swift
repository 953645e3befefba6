import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineSystem
import VitrineText

/// The files of a folder that together become a collection, and the files that accompany them.
struct DataFileSelection: Sendable {
  /// The files that the collection reads, at least one.
  var source: DataSource
  var isPictures = false

  /// Files that accompany pictures and texts, and that the site may show.
  var companions: [String] = []
}

extension DataFileSelection {
  /// Chooses among the files of a folder: the data files with the most information, pictures if
  /// there are more of them, or else texts.
  ///
  /// - Throws: the problems with the data, or an error if there is none.
  init(_ tree: ContentTree, in folder: ContentFolder) throws(UnreadableContent) {
    // Some disks keep small pictures in a folder `@eaDir`.
    let files = tree.files.filter { file in
      !file.pathSegments().contains { $0.hasPrefix(".") || $0 == "@eaDir" }
    }
    let pictures = files.filter { SourceFormat($0) == .picture }
    let known = Set(pictures)
    let texts = files.filter {
      SourceFormat($0) == .markdown && !pagesOfFolders.contains($0.stem.lowercased())
    }
    // A Takeout has a file such as `IMG_1.jpg.json` for each picture.
    let data = files.filter { file in
      if case .data? = SourceFormat(file) { !known.contains(file.withoutEnding) } else { false }
    }
    if let group = try DataGroup.largest(of: data, in: folder),
      group.records * 4 >= max(pictures.count, texts.count)
    {
      self.init(source: group.source)
      return
    }
    let stems = Set(pictures.map(\.withoutEnding))
    let notes = texts.filter { stems.contains($0.withoutEnding) }
    if !pictures.isEmpty, notes.count * 2 >= texts.count {
      self.init(
        source: DataSource(pictures, in: folder, records: nil), isPictures: true, companions: notes)
    } else if !texts.isEmpty {
      let others = files.filter {
        SourceFormat($0) == .picture || SourceFormat($0) == nil && !data.contains($0)
      }
      self.init(source: DataSource(texts, in: folder, records: nil), companions: others)
    } else if let readme = files.first(where: { SourceFormat($0) == .markdown }) {
      try self.init(file: readme, in: folder)
    } else {
      throw UnreadableContent(diagnostics: [.noData(in: folder.path.lastPathComponent)])
    }
  }
}

/// Names of Markdown files about their folder; Hugo uses `_index`.
private let pagesOfFolders = ["index", "_index", "readme"]

/// Data files whose records have the same structure.
private struct DataGroup {
  var source: DataSource
  var records: Int
  let keys: Set<String>
  let ending: String
  let path: String?

  /// Returns the group with the most information, or nil if no file has records.
  static func largest(
    of files: [String], in folder: ContentFolder
  ) throws(UnreadableContent) -> DataGroup? {
    let kinds = Dictionary(grouping: files, by: \.kindOfName)
    var groups: [DataGroup] = []
    for kind in kinds.keys.sorted() {
      let files = kinds[kind]!
      var ofKind: [DataGroup] = []
      for file in files {
        guard let one = try DataGroup(file, isOnlyFile: false, in: folder) else { continue }
        if let index = ofKind.firstIndex(where: { $0.isLike(one) }) {
          ofKind[index].source.files.append(file)
          ofKind[index].records += one.records
        } else {
          ofKind.append(one)
        }
      }
      groups += ofKind
    }
    guard var best = groups.max(by: { $0.weight < $1.weight }) else { return nil }
    if best.source.files.count == 1,
      let alone = try DataGroup(best.source.files[0], isOnlyFile: true, in: folder)
    {
      best = alone
    }
    return best
  }

  /// Fails if the file has no records.
  init?(_ file: String, isOnlyFile: Bool, in folder: ContentFolder) throws(UnreadableContent) {
    var path = try file.recordsPath(in: folder)
    if !isOnlyFile, path?.isInRecord ?? false { path = nil }
    source = DataSource([file], in: folder, records: path?.text)
    let read: RecordSource
    do {
      read = try source.read(file)
    } catch {
      if isOnlyFile || error.diagnostics.contains(where: { $0.kind.hasSuffix("syntax") }) {
        throw error
      }
      return nil
    }
    guard read.count > 0 else { return nil }
    records = read.count
    keys = Set(read.record(0).value.members.map(\.key))
    ending = file.ending
    self.path = path?.text
  }

  /// Files with more information about each record are more likely to be the main data.
  private var weight: Int { records * keys.count }

  func isLike(_ other: DataGroup) -> Bool {
    ending == other.ending && path == other.path && share(of: keys, in: other.keys) >= 0.3
  }
}

extension String {
  /// The path to the records in a data file, or nil if only reading the file can tell.
  fileprivate func recordsPath(in folder: ContentFolder) throws(UnreadableContent) -> RecordsPath? {
    guard case .data(let format)? = SourceFormat(self) else { return nil }
    return format.recordsPath(try folder.text(of: self, format: format).bytes, self)
  }

  /// The last word of a file's name with its extension, by which programs distinguish their files,
  /// as in `one-result.json`.
  fileprivate var kindOfName: String {
    let word = stem.split { !$0.isLetter }.last.map(String.init) ?? ""
    let isKind = word.count > 2 && stem.hasSuffix(word) && word.count < stem.count
    return "\(ending) \(isKind ? word : "")"
  }

  var withoutEnding: String { .joined(parentFolder, stem) }
}

extension [String] {
  /// The innermost folder that contains all files.
  var sharedFolder: String {
    guard var shared = first?.parentFolder.pathSegments() else { return "" }
    for file in self {
      shared = zip(shared, file.parentFolder.pathSegments()).prefix { $0 == $1 }.map(\.0)
    }
    return shared.joined(separator: "/")
  }
}

extension DataFileSelection {
  /// Whether its records are texts, each in a file of its own.
  var areTexts: Bool { source.declaration.format(of: source.files[0]) == .markdown }

  /// Chooses a single file. In Markdown, reads whichever it has most of: releases, entries or rows.
  init(file: String, in folder: ContentFolder) throws(UnreadableContent) {
    switch SourceFormat(file) {
    case .picture?:
      self.init(source: DataSource([file], in: folder, records: nil), isPictures: true)
    case .markdown?:
      self.init(source: try DataSource(markdown: file, in: folder))
    case .data?, nil:
      let path = try file.recordsPath(in: folder)
      let source = DataSource([file], in: folder, records: path?.text)
      if try source.read(file).count == 0 {
        throw UnreadableContent(diagnostics: [.noData(in: file)])
      }
      self.init(source: source)
    }
  }
}

extension DataSource {
  fileprivate init(markdown file: String, in folder: ContentFolder) throws(UnreadableContent) {
    self.init([file], in: folder, records: nil)
    var best: (kind: MarkdownRecords.Kind, count: Int)?
    for kind in MarkdownRecords.Kind.allCases.reversed() {
      declaration.parse = MarkdownParse(kind: kind, place: declaration.place)
      guard let source = try? read(file) else { continue }
      let roots = (0..<source.count).count { source.record($0).parent == nil }
      // A file that can be read as releases is a changelog, even if it has more entries when read
      // as a list.
      if kind == .changelog, roots > 1 {
        best = (kind, roots)
        break
      }
      if source.count > best?.count ?? 0 { best = (kind, source.count) }
    }
    guard let best else { throw UnreadableContent(diagnostics: [.noData(in: file)]) }
    declaration.parse = MarkdownParse(kind: best.kind, place: declaration.place)
  }
}

extension Diagnostic {
  /// An error for a file or folder without anything that could be an item.
  static func noData(in name: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "no records", at: nil, "'\(name)' contains nothing that can become items",
      hint: "items come from lists of maps, table rows, Markdown lists, texts and pictures")
  }
}
