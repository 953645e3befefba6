import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// A content folder as one reading finds it: its files, how to read them, and which are unchanged.
struct ContentInput: Sendable {
  let folder: ContentFolder
  let options: ContentOptions
  let tree: ContentTree

  /// The problems of the folder itself, whatever its files say.
  let diagnostics: [Diagnostic]

  /// True if results are kept for the next reading.
  let keepsResults: Bool

  /// True for each file of the tree that is certainly as the past reading found it.
  private let isUnchanged: [Bool]

  /// True if the tree has the same files as in the past reading, whatever their content.
  let hasSameFiles: Bool

  /// The Markdown of unchanged files as it was read, by their paths.
  let sources: [ExactText: ReadMarkdown]

  /// Lists the folder, unless there is a `listing` already. `past` is the input of the past reading, `known` the Markdown that it read.
  init(
    _ folder: ContentFolder, options: ContentOptions, listing: ContentListing?,
    keepsResults: Bool, past: ContentInput?, known: [ExactText: ReadMarkdown]
  ) {
    self.folder = folder
    self.options = options
    self.keepsResults = keepsResults
    let listing =
      listing ?? ContentListing(of: folder, keepsStates: keepsResults, after: past?.tree)
    let tree = listing.tree
    self.tree = tree
    diagnostics = listing.diagnostics
    guard let past else {
      isUnchanged = tree.files.map { _ in false }
      hasSameFiles = false
      sources = [:]
      return
    }
    let isUnchanged = tree.files.indices.map { tree.isUnchanged($0, since: past.tree) }
    self.isUnchanged = isUnchanged
    hasSameFiles = tree.hasSameFiles(as: past.tree)
    var sources = known
    // A changed file that is not read now must not be taken over the next time.
    for file in tree.files.indices where !isUnchanged[file] { sources[tree.files[file]] = nil }
    self.sources = hasSameFiles ? sources : sources.filter { tree.has($0.key.text) }
  }

  /// Returns true if a reading of `folder` with `options` may take over results of this one.
  func canBeReused(for folder: ContentFolder, _ options: ContentOptions) -> Bool {
    self.folder.path == folder.path && self.options.isSame(as: options)
  }

  /// Returns true if the file at an index of the tree is certainly as the past reading found it.
  func isUnchanged(_ file: Int) -> Bool { isUnchanged[file] }

  /// Returns a Markdown file, from the past reading if it is unchanged. Callable from any thread.
  func markdown(_ file: Int) -> ReadMarkdown {
    let path = tree.files[file]
    if let known = sources[path] { return known }
    var diagnostics: [Diagnostic] = []
    let source = MarkdownSource.read(path, in: folder, diagnostics: &diagnostics)
    return ReadMarkdown(source: source, diagnostics: diagnostics)
  }

  /// Returns several Markdown files, in order. Threads read `chunk` files at a time.
  func markdown(_ files: [Int], by chunk: Int) -> [ReadMarkdown] {
    concurrentMap(of: files.count, by: chunk, jobs: options.jobs) { range in
      range.map { markdown(files[$0]) }
    }.flatMap { $0 }
  }
}

/// A Markdown file as it was read; its source is nil if it could not be.
struct ReadMarkdown: Sendable {
  var source: MarkdownSource?
  var diagnostics: [Diagnostic]
}

extension ContentTree {
  /// Returns true if the file at `index` is certainly unchanged since `old`.
  func isUnchanged(_ index: Int, since old: ContentTree) -> Bool {
    guard let state = states[index] else { return false }
    let before =
      index < old.files.count && old.files[index] == files[index]
      ? index : old.index(of: files[index])
    guard let before else { return false }
    return old.states[before] == state && old.files[before].hasSameBytes(as: files[index])
  }

  /// Returns true if both have the same files and folders, whatever the files contain.
  fileprivate func hasSameFiles(as old: ContentTree) -> Bool {
    files.count == old.files.count && folders.count == old.folders.count
      && obstacles == old.obstacles
      && zip(files, old.files).allSatisfy { $0.hasSameBytes(as: $1) }
      && zip(folders, old.folders).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }
}

extension ContentOptions {
  /// Returns true if a reading with `other` gives the same result. Layouts are compared by name.
  fileprivate func isSame(as other: ContentOptions) -> Bool {
    includesDrafts == other.includesDrafts && today == other.today && cells == other.cells
      && supplementaries == other.supplementaries && accessories == other.accessories
      && languages == other.languages && namesInTemplates == other.namesInTemplates
      && layouts.map(\.name) == other.layouts.map(\.name)
  }
}
