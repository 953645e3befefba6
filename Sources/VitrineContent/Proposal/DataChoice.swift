import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// The files of a folder that become a collection together, and those that go with them.
struct DataChoice: Sendable {
  /// What the collection reads; at least one.
  var source: DataSource
  var isPictures = false

  /// What goes with pictures and texts, and the site may show.
  var companions: [String] = []
}

extension DataChoice {
  /// Chooses among the files of a folder: the data files that say most; pictures, where there are
  /// more; else texts.
  ///
  /// - Throws: what is wrong with the data, or that there are none.
  init(_ tree: ContentTree, in folder: ContentFolder) throws(UnreadableContent) {
    let files = tree.files.filter { file in !file.pathSegments().contains { $0.hasPrefix(".") } }
    let pictures = files.filter { SourceFormat($0) == .picture }
    let texts = files.filter {
      SourceFormat($0) == .markdown && !pagesOfFolders.contains($0.stem.lowercased())
    }
    let data = files.filter { if case .data? = SourceFormat($0) { true } else { false } }
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

/// What Markdown files are called that are about their folder, `_index` by Hugo.
private let pagesOfFolders = ["index", "_index", "readme"]

/// Data files with records of one shape.
private struct DataGroup {
  var source: DataSource
  var records: Int
  let keys: Set<String>
  let ending: String
  let path: String?

  /// Returns the group that says most; nil if no file has records.
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

  /// Nil if the file holds no records.
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
    keys = read.record(0).value.keys
    ending = file.ending
    self.path = path?.text
  }

  /// What says much of each record is more likely what it is all about.
  private var weight: Int { records * keys.count }

  func isLike(_ other: DataGroup) -> Bool {
    ending == other.ending && path == other.path && share(of: keys, in: other.keys) >= 0.3
  }
}

extension String {
  /// Where the records of a data file are; nil if the file has to be read to know.
  fileprivate func recordsPath(in folder: ContentFolder) throws(UnreadableContent) -> RecordsPath? {
    guard case .data(let format)? = SourceFormat(self) else { return nil }
    return format.recordsPath(try folder.text(of: self, format: format).bytes, self)
  }

  /// The word at the end of a file's name, by which programs tell their files apart, as in
  /// `one-result.json`; with the ending.
  fileprivate var kindOfName: String {
    let word = stem.split { !$0.isLetter }.last.map(String.init) ?? ""
    let isKind = word.count > 2 && stem.hasSuffix(word) && word.count < stem.count
    return "\(ending) \(isKind ? word : "")"
  }

  var withoutEnding: String { .joined(parentFolder, stem) }
}

extension DataChoice {
  /// Takes a single file: of Markdown what there is most of in it, releases, entries or rows.
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
    var best: (kind: MarkdownParse.Kind, count: Int)?
    for kind in MarkdownParse.Kind.allCases.reversed() {
      declaration.parse = MarkdownParse(kind: kind, place: declaration.place)
      guard let source = try? read(file) else { continue }
      let roots = (0..<source.count).count { source.record($0).parent == nil }
      // What reads as releases is a changelog, though its changes are more in number as a list.
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
  /// Nothing that could be an item is in a file or folder.
  static func noData(in name: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "no records", at: nil, "nothing in '\(name)' can be made into items",
      hint: "items come from lists of maps, rows of tables, lists of Markdown, texts and pictures")
  }
}
