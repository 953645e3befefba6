import VitrineModel
import VitrineSystem

/// The paths of a site's files, which nothing else can use.
struct ReservedPaths {
  private var files: Set<ExactText> = []
  private var folders: Set<ExactText> = []

  /// The first path that occurs twice.
  private var repeated: String?

  init(_ paths: some Sequence<String>) { insert(paths) }

  mutating func insert(_ paths: some Sequence<String>) {
    for path in paths {
      if !files.insert(path) { repeated = repeated ?? path }
      var folder = path.parentPath
      while let name = folder, folders.insert(name) { folder = name.parentPath }
    }
  }

  /// A path that cannot be a file because another file has the same path or is inside it.
  var clash: String? { repeated ?? folders.intersection(files).min()?.text }

  func hasFile(_ path: String) -> Bool { files.contains(path) }

  /// Whether a file is at this path, below it, or in place of one of its parent folders.
  func contains(_ path: String) -> Bool {
    if files.contains(path) || folders.contains(path) { return true }
    var folder = path.parentPath
    while let name = folder {
      if files.contains(name) { return true }
      folder = name.parentPath
    }
    return false
  }
}
