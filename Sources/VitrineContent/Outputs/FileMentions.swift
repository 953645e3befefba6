import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// Finds which content files the texts and links of a site name, and so what the others are for.
struct FileMentions {
  private let input: ContentInput
  private let records: [Record]
  private let drafts: [Draft]
  private let planned: [FileUse]

  init(_ records: ContentRecords, _ table: RecordTable) {
    input = records.plan.input
    self.records = table.records
    drafts = records.collections.flatMap(\.drafts)
    planned = records.plan.uses
  }

  /// Returns the use of each file of the tree.
  func uses(showing pictures: [ReadPicture]) -> [FileUse] {
    var uses = planned
    for picture in pictures { uses[picture.file] = .picture }
    for file in namedByDraftsAlone(uses) { uses[file] = .draft }
    return uses
  }

  /// Returns those of `files` whose names occur anywhere in the Markdown or the links of content,
  /// drafts excepted.
  private func mentioned(_ files: Set<Int>) -> Set<Int> {
    let (folder, draftFiles) = (input.folder, Set(drafts.map(\.file)))
    let texts = input.tree.files.filter {
      SourceFormat($0) == .markdown && !draftFiles.contains($0)
    }
    let names = FileNames(files, in: input.tree)
    let inFiles = concurrentMap(of: texts.count, by: 64, jobs: input.options.jobs) { range in
      texts[range].reduce(into: Set<Int>()) { found, text in
        found.formUnion(names.files(in: folder.knownBytes(of: text)))
      }
    }
    var found = inFiles.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for index in records.indices {
      if let link = records[index].link { found.formUnion(names.files(in: Array(link.utf8))) }
      if case .text(let body, at: _, isHTML: _) = records[index].body {
        found.formUnion(names.files(in: Array(body.utf8)))
      }
    }
    return found
  }
}

// MARK: Drafts

extension FileMentions {
  /// Returns the files that drafts name, and nothing else may name, among those that would be copied as
  /// they are.
  private func namedByDraftsAlone(_ uses: [FileUse]) -> Set<Int> {
    let named = drafts.reduce(into: Set<Int>()) { $0.formUnion(files(namedBy: $1)) }.filter {
      if case .asset = uses[$0] { true } else { false }
    }
    return named.isEmpty ? [] : named.subtracting(mentioned(named))
  }

  /// Returns the files that a draft shows or links to.
  private func files(namedBy draft: Draft) -> [Int] {
    var paths = references(in: draft.body).map { percentDecoded($0) }.compactMap {
      $0.resolved(in: draft.file.parentFolder)
    }
    if let image = draft.image {
      paths += image.path.resolved(in: image.location.file.parentFolder).map { [$0] } ?? []
    }
    return paths.compactMap { input.tree.index(of: $0) }
  }

  /// Returns the destinations of the links and pictures in a body.
  private func references(in body: Body?) -> [String] {
    let bytes: [UInt8]
    switch body {
    case nil: return []
    case .text(let text, at: _, isHTML: _), .part(let text, at: _): bytes = Array(text.utf8)
    case .file(let file, let offset, line: _, skipsTitle: _, hash: _):
      bytes = Array(input.folder.knownBytes(of: file).dropFirst(offset))
    }
    var found: [String] = []
    _ = bytes.withUnsafeBufferPointer { buffer in
      renderMarkdown(buffer, options: MarkdownOptions(origin: .file("", firstLine: 1))) {
        if $0.kind != .item { found.append($0.destination) }
        return .text
      }
    }
    return found
  }
}

// MARK: Data that nobody reads

extension FileMentions {
  /// Returns a warning for each file with records that no collection reads. Files that a text names are
  /// for readers to download, and records without names are for programs: neither is reported.
  func unreadData(_ uses: [FileUse]) -> [Diagnostic] {
    let tree = input.tree
    let unread = tree.files.indices.filter { file in
      guard case .asset = uses[file], !tree.files[file].isHidden else { return false }
      // Reading a file that nobody asked for should cost next to nothing.
      if let length = tree.states[file]?.length, length > 1 << 20 { return false }
      return holdsNamedRecords(tree.files[file])
    }
    if unread.isEmpty { return [] }
    return Set(unread).subtracting(mentioned(Set(unread))).sorted().map {
      .unreadData(tree.files[$0])
    }
  }

  private func holdsNamedRecords(_ file: String) -> Bool {
    guard case .data(let format)? = SourceFormat(file),
      let bytes = try? input.folder.bytes(of: file)
    else { return false }
    return format.holdsNamedRecords(bytes, file)
  }
}

extension ContentFolder {
  /// Returns the bytes of a file that was read before; empty if it is unreadable, which was reported
  /// then.
  fileprivate func knownBytes(of file: String) -> [UInt8] { (try? bytes(of: file)) ?? [] }
}

extension String {
  /// True if the name of the file, or of a folder around it, begins with a dot.
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}

/// The names of some files of a content folder, to search for in texts.
private struct FileNames: Sendable {
  /// Each name as it is, and with `%20` for its blanks.
  private let spellings: [(file: Int, name: [UInt8])]

  init(_ files: Set<Int>, in tree: ContentTree) {
    spellings = files.flatMap { file in
      let name = tree.files[file].fileName
      let encoded = name.replacing(" ", with: "%20")
      return Set([name, encoded]).map { (file, Array($0.utf8)) }
    }
  }

  /// Returns the files whose names occur anywhere in `text`.
  func files(in text: [UInt8]) -> Set<Int> {
    text.withUnsafeBytes { text in
      Set(spellings.lazy.filter { $0.name.withUnsafeBytes(text.contains) }.map(\.file))
    }
  }
}
