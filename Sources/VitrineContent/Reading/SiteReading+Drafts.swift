import Glibc
import VitrineModel
import VitrineText

extension SiteReading {
  /// Keeps the files that drafts name from being copied, unless anything else may name them.
  mutating func keepBackFilesOfDrafts() {
    var candidates: Set<Int> = []
    for draft in collections.flatMap(\.drafts) {
      candidates.formUnion(files(namedBy: draft))
    }
    guard !candidates.isEmpty else { return }
    for file in candidates.subtracting(mentioned(candidates.sorted())) { uses[file] = .draft }
  }

  /// The files that a draft shows or links to, but for those that records show.
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

  /// The destinations of the links and pictures of a body.
  private func references(in body: Body?) -> [String] {
    let bytes: [UInt8]
    switch body {
    case nil: return []
    case .text(let text, at: _): bytes = Array(text.utf8)
    case .file(let file, let offset, line: _, skipsTitle: _):
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

  /// Those of `files` whose names stand anywhere in the Markdown or the links of what is no draft.
  private func mentioned(_ files: [Int]) -> Set<Int> {
    let drafts = Set(collections.flatMap(\.drafts).map(\.file))
    let texts = tree.files.filter {
      SourceFormat($0) == .markdown && !drafts.contains($0)
    }
    let names = files.map { tree.files[$0].fileName }
    let folder = folder
    let inFiles = inChunks(of: texts.count, by: 64, jobs: options.jobs) { range in
      var found: Set<Int> = []
      for text in range {
        let bytes = readable(texts[text], in: folder)
        found.formUnion(names.indices.filter { mentions(names[$0], in: bytes) })
      }
      return found
    }
    let inRecords = records.records.map { record in
      var text = record.link ?? ""
      if case .text(let body, at: _) = record.body { text += "\n\(body)" }
      return names.indices.filter { mentions(names[$0], in: Array(text.utf8)) }
    }
    return Set((inFiles.flatMap { $0 } + inRecords.flatMap { $0 }).map { files[$0] })
  }
}

/// The bytes of a file that was read before: had it not been readable, that was reported then.
private func readable(_ file: String, in folder: ContentFolder) -> [UInt8] {
  (try? folder.bytes(of: file)) ?? []
}

/// Whether a text holds the name of a file, as it is or with `%20` for its blanks.
private func mentions(_ name: String, in text: [UInt8]) -> Bool {
  guard !text.isEmpty else { return false }
  let encoded = name.split(separator: " ", omittingEmptySubsequences: false)
    .joined(separator: "%20")
  return (text + [0]).withUnsafeBytes { text in
    let start = text.baseAddress!.assumingMemoryBound(to: CChar.self)
    return strstr(start, name) != nil || strstr(start, encoded) != nil
  }
}
