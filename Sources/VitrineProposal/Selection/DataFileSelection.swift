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

  /// Warnings about files that are left out.
  var warnings: [Diagnostic] = []
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
    var warnings: [Diagnostic] = []
    let group: DataGroup?
    do {
      group = try DataGroup.largest(of: data, in: folder, warnings: &warnings)
    } catch {
      if pictures.isEmpty, texts.isEmpty { throw error }
      warnings = error.diagnostics.map { $0.asWarning("the file is left out") }
      group = nil
    }
    if let group, group.records * 4 >= max(pictures.count, texts.count) {
      self.init(source: group.source, warnings: warnings)
      return
    }
    let stems = Set(pictures.map(\.withoutEnding))
    let notes = texts.filter { stems.contains($0.withoutEnding) }
    if !pictures.isEmpty, notes.count * 2 >= texts.count {
      self.init(
        source: DataSource(pictures, in: folder), isPictures: true, companions: notes,
        warnings: warnings)
    } else if !texts.isEmpty {
      let others = files.filter {
        SourceFormat($0) == .picture || SourceFormat($0) == nil && !data.contains($0)
      }
      self.init(
        source: DataSource(texts, in: folder), companions: others, warnings: warnings)
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

  /// The format of a report, or how the files are called.
  let kind: String

  /// Returns the group with the most information, or nil if no file has records. Files that cannot be
  /// read, and reports of other formats, are left out with a warning.
  static func largest(
    of files: [String], in folder: ContentFolder, warnings: inout [Diagnostic]
  ) throws(UnreadableContent) -> DataGroup? {
    var groups: [DataGroup] = []
    var unreadable: [Diagnostic] = []
    for file in files {
      do {
        guard let one = try DataGroup(file, isOnlyFile: false, in: folder) else { continue }
        if let index = groups.firstIndex(where: { $0.isLike(one) }) {
          groups[index].source.files.append(file)
          groups[index].records += one.records
        } else {
          groups.append(one)
        }
      } catch {
        unreadable += error.diagnostics
      }
    }
    groups.sort { $0.kind < $1.kind }
    guard var best = groups.max(by: { $0.weight < $1.weight }) else {
      if unreadable.isEmpty { return nil }
      throw UnreadableContent(diagnostics: unreadable)
    }
    warnings += unreadable.map { $0.asWarning("the file is left out") }
    let others = best.source.tests == nil ? [] : groups
    warnings += others.filter { $0.source.tests != nil && $0.kind != best.kind }.map {
      .otherTests($0.records, in: $0.source.files, kind: $0.kind)
    }
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
    source = DataSource([file], in: folder, records: path)
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
    kind = source.tests?.name ?? "\(file.kindOfName) \(path?.text ?? "")"
  }

  /// Files with more information about each record are more likely to be the main data.
  private var weight: Int { source.tests == nil ? records * keys.count : records * 100 }

  func isLike(_ other: DataGroup) -> Bool {
    kind == other.kind && (source.tests != nil || share(of: keys, in: other.keys) >= 0.3)
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
      self.init(source: DataSource([file], in: folder), isPictures: true)
    case .markdown?:
      self.init(source: try DataSource(markdown: file, in: folder))
    case .data?, nil:
      let path = try file.recordsPath(in: folder)
      let source = DataSource([file], in: folder, records: path)
      if try source.read(file).count == 0 {
        throw UnreadableContent(diagnostics: [.noData(in: file, tests: source.tests)])
      }
      self.init(source: source)
    }
  }
}

extension DataSource {
  fileprivate init(markdown file: String, in folder: ContentFolder) throws(UnreadableContent) {
    self.init([file], in: folder)
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
  static func noData(in name: String, tests: TestFormat? = nil) -> Diagnostic {
    if let tests {
      return Diagnostic(
        .error, kind: "no tests", at: .start(of: name),
        "this is a report of \(tests.name) without any tests",
        hint: "make the site from the report of a run in which tests were found")
    }
    return Diagnostic(
      .error, kind: "no records", at: nil, "'\(name)' contains nothing that can become items",
      hint: "items come from lists of maps, table rows, Markdown lists, texts and pictures")
  }

  /// A warning for reports of another format than those that the site shows.
  fileprivate static func otherTests(_ count: Int, in files: [String], kind: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "other tests", at: .start(of: files[0]),
      "the page does not show \(count.counted("test")) of \(kind) in \(files.count.counted("file")): it has the tests of one format",
      hint: "put these files into a folder of their own, and make another site from it")
  }
}
