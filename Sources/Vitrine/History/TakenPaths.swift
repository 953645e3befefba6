import VitrineModel
import VitrineSystem

/// The paths of a site's files: where they stand nothing else can.
struct TakenPaths {
  private var files: Set<ExactText> = []
  private var folders: Set<ExactText> = []

  /// The first path that stands there twice.
  private var repeated: String?

  init(_ paths: some Sequence<String>) { insert(paths) }

  mutating func insert(_ paths: some Sequence<String>) {
    for path in paths {
      if !files.insert(path) { repeated = repeated ?? path }
      var folder = path.parentPath
      while let name = folder, folders.insert(name) { folder = name.parentPath }
    }
  }

  /// A path that cannot be a file: another has it, or lies in it.
  var clash: String? { repeated ?? folders.intersection(files).min()?.text }

  /// True if a file is at this path, below it, or where one of its parent folders would be.
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
