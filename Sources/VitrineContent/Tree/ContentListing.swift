import VitrineDiagnostics
package import VitrineSystem
package import VitrineText

/// The files of a content folder, listed before any of them is read.
package struct ContentListing: Sendable {
  let tree: ContentTree

  /// The problems of the folder itself, independent of what its files contain.
  let diagnostics: [Diagnostic]

  /// The files of pictures that the last build published in several sizes.
  package var knownPictures = KnownPictures()

  /// When the listing began.
  package let time = WallTime.now

  /// Lists a folder and all its subfolders.
  package init(ofFolderAt path: String) {
    self.init(of: ContentFolder(path: path), keepsStates: true)
  }

  init(of folder: ContentFolder, keepsStates: Bool, after old: ContentTree? = nil) {
    var diagnostics: [Diagnostic] = []
    tree = ContentTree(
      of: folder, keepsStates: keepsStates, after: old, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The paths relative to the content folder, in byte order.
  package var files: [String] { tree.files }

  /// The state of each file, or nil if a later change might not alter the state.
  package var states: [FileState?] { tree.states }

  /// A hash of the folder names, and of the files that are left out, with the reasons.
  package var foldersAndProblems: ContentHash {
    var hasher = ContentHasher()
    for folder in tree.folders { hasher.combine(counted: folder.path) }
    // Obstacles and diagnostics come in the order in which the system lists folders.
    let others = tree.obstacles.map { $0 } + diagnostics.map(\.description)
    for other in others.sorted(by: precedesByBytes) { hasher.combine(counted: other) }
    return hasher.finalize()
  }
}
