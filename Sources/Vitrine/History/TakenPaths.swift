import VitrineSystem

/// The paths of a site's files: where they stand nothing else can.
struct TakenPaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  init(_ paths: some Sequence<String>) {
    for path in paths {
      files.insert(path)
      var folder = path.parentPath
      while let name = folder, folders.insert(name).inserted { folder = name.parentPath }
    }
  }

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
