import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// A content folder at the time of one reading: its files, how to read them, and which are
/// unchanged.
struct ContentInput: Sendable {
  let folder: ContentFolder
  let options: ContentOptions
  let tree: ContentTree

  /// The problems of the folder itself, regardless of its files' content.
  let diagnostics: [Diagnostic]

  let knownPictures: KnownPictures

  /// Whether results are kept for the next reading.
  let keepsResults: Bool

  /// For each file of the tree, whether it is certainly unchanged since the previous reading.
  private let isUnchanged: [Bool]

  /// Whether the tree has the same files as in the previous reading, regardless of their content.
  let hasSameFiles: Bool

  /// The Markdown of unchanged files, by path.
  let sources: [ExactText: MarkdownReadResult]

  /// Lists the folder, unless `listing` has it already. `previous` is the input of the previous
  /// reading, and `known` the Markdown that it read.
  init(
    _ folder: ContentFolder, options: ContentOptions, listing: ContentListing?,
    keepsResults: Bool, previous: ContentInput?, known: [ExactText: MarkdownReadResult]
  ) {
    self.folder = folder
    self.options = options
    self.keepsResults = keepsResults
    let listing =
      listing ?? ContentListing(of: folder, keepsStates: keepsResults, after: previous?.tree)
    let tree = listing.tree
    self.tree = tree
    diagnostics = listing.diagnostics
    knownPictures = listing.knownPictures
    guard let previous else {
      isUnchanged = tree.files.map { _ in false }
      hasSameFiles = false
      sources = [:]
      return
    }
    let isUnchanged = tree.files.indices.map { tree.isUnchanged($0, since: previous.tree) }
    self.isUnchanged = isUnchanged
    hasSameFiles = tree.hasSameFiles(as: previous.tree)
    var sources = known
    // If this reading does not read a changed file, the next one must not reuse it.
    for file in tree.files.indices where !isUnchanged[file] { sources[tree.files[file]] = nil }
    self.sources = hasSameFiles ? sources : sources.filter { tree.has($0.key.text) }
  }

  /// Whether a reading of `folder` with `options` can reuse results of this one.
  func canBeReused(for folder: ContentFolder, _ options: ContentOptions) -> Bool {
    self.folder.path == folder.path && self.options.isSame(as: options)
  }

  /// Whether the file at an index of the tree is certainly unchanged since the previous reading.
  func isUnchanged(_ file: Int) -> Bool { isUnchanged[file] }

  /// Whether all these files are there and certainly unchanged since the previous reading.
  func areUnchanged(_ paths: Set<ExactText>) -> Bool {
    paths.allSatisfy { tree.index(of: $0.text).map { isUnchanged[$0] } ?? false }
  }

  /// Returns a Markdown file, from the previous reading if it is unchanged. Can be called from any
  /// thread.
  func markdown(_ file: Int) -> MarkdownReadResult {
    let path = tree.files[file]
    if let known = sources[path] { return known }
    var diagnostics: [Diagnostic] = []
    let source = MarkdownSource.read(path, in: folder, diagnostics: &diagnostics)
    return MarkdownReadResult(source: source, diagnostics: diagnostics)
  }

  /// Returns several Markdown files, in order. Each thread reads `chunk` files at a time.
  func markdown(_ files: [Int], by chunk: Int) -> [MarkdownReadResult] {
    concurrentMap(of: files.count, by: chunk, jobs: options.jobs) { range in
      range.map { markdown(files[$0]) }
    }.flatMap { $0 }
  }
}

extension ContentTree {
  /// Whether the file at `index` is certainly unchanged since `old`.
  func isUnchanged(_ index: Int, since old: ContentTree) -> Bool {
    guard let state = states[index] else { return false }
    let before =
      index < old.files.count && old.files[index] == files[index]
      ? index : old.index(of: files[index])
    guard let before else { return false }
    return old.states[before] == state && old.files[before].hasSameBytes(as: files[index])
  }

  /// Whether both trees have the same files and folders, regardless of the files' content.
  fileprivate func hasSameFiles(as old: ContentTree) -> Bool {
    files.count == old.files.count && folders.count == old.folders.count
      && obstacles == old.obstacles
      && zip(files, old.files).allSatisfy { $0.hasSameBytes(as: $1) }
      && zip(folders, old.folders).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }
}

extension ContentOptions {
  /// Whether a reading with `other` gives the same result. Layouts are compared by name.
  fileprivate func isSame(as other: ContentOptions) -> Bool {
    includesDrafts == other.includesDrafts && today == other.today && cells == other.cells
      && supplementaries == other.supplementaries && accessories == other.accessories
      && languages == other.languages && namesInTemplates == other.namesInTemplates
      && layouts.map(\.name) == other.layouts.map(\.name)
  }
}
