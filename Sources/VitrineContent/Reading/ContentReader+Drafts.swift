import VitrineDiagnostics
import VitrineModel
import VitrineSystem

extension ContentReader {
  /// Keeps the files that drafts name from being copied, unless anything else may name them.
  mutating func keepBackFilesOfDrafts() {
    var candidates: Set<Int> = []
    for draft in collections.flatMap(\.drafts) {
      candidates.formUnion(files(namedBy: draft))
    }
    guard !candidates.isEmpty else { return }
    for file in candidates.subtracting(mentioned(candidates)) { uses[file] = .draft }
  }

  /// Returns the files that a draft shows or links to, among those that would be copied as they
  /// are.
  private func files(namedBy draft: Draft) -> [Int] {
    var paths = references(in: draft.body).map { percentDecoded($0) }.compactMap {
      $0.resolved(in: draft.file.parentFolder)
    }
    if let image = draft.image {
      paths += image.path.resolved(in: image.location.file.parentFolder).map { [$0] } ?? []
    }
    return paths.compactMap { tree.index(of: $0) }.filter {
      if case .asset = uses[$0] { true } else { false }
    }
  }

  /// Returns the destinations of the links and pictures in a body.
  private func references(in body: Body?) -> [String] {
    let bytes: [UInt8]
    switch body {
    case nil: return []
    case .text(let text, at: _, isHTML: _): bytes = Array(text.utf8)
    case .file(let file, let offset, line: _, skipsTitle: _, hash: _):
      bytes = Array(readable(file, in: folder).dropFirst(offset))
    }
    var found: [String] = []
    _ = bytes.withUnsafeBufferPointer { buffer in
      renderMarkdown(buffer, options: MarkdownOptions(origin: .file("", firstLine: 1))) {
        found.append($0.destination)
        return .text
      }
    }
    return found
  }

  /// Returns those of `files` whose names occur anywhere in the Markdown or the links of content,
  /// drafts excepted.
  func mentioned(_ files: Set<Int>) -> Set<Int> {
    let drafts = Set(collections.flatMap(\.drafts).map(\.file))
    let texts = tree.files.filter {
      SourceFormat($0) == .markdown && !drafts.contains($0)
    }
    let names = FileNames(files, in: tree)
    let folder = folder
    let inFiles = concurrentMap(of: texts.count, by: 64, jobs: options.jobs) { range in
      texts[range].reduce(into: Set<Int>()) { found, text in
        found.formUnion(names.files(in: readable(text, in: folder)))
      }
    }
    var found = inFiles.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for index in records.records.indices {
      if let link = records.records[index].link {
        found.formUnion(names.files(in: Array(link.utf8)))
      }
      if case .text(let body, at: _, isHTML: _) = records.records[index].body {
        found.formUnion(names.files(in: Array(body.utf8)))
      }
    }
    return found
  }
}

/// Returns the bytes of a file that was read before; empty if it is unreadable, which was reported
/// then.
private func readable(_ file: String, in folder: ContentFolder) -> [UInt8] {
  (try? folder.bytes(of: file)) ?? []
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
