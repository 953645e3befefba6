#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Removes a file, if there is one at `path`. Returns whether it did.
  package func removeFile(_ path: String) throws(DiskError) -> Bool {
    if reach(path, { unlinkat($0, $1, 0) }) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR || errno == EISDIR { return false }
    throw DiskError(.remove, name(of: path))
  }

  /// Removes the folders above `path` that are empty, from the innermost outwards.
  package func removeEmptyFolders(above path: String) {
    var path = path
    while let above = path.parentPath, removeFolder(above) { path = above }
  }

  /// Removes the folder at `path`, and its subfolders, if it contains nothing but empty folders.
  package func removeEmptyFolders(at path: String) throws(DiskError) {
    guard kind(of: path) == .folder else { return }
    for name in try names(in: path) { try removeEmptyFolders(at: "\(path)/\(name)") }
    _ = removeFolder(path)
  }

  /// Returns false, with `errno` set, if it is not a folder or is not empty.
  private func removeFolder(_ path: String) -> Bool {
    reach(path) { unlinkat($0, $1, AT_REMOVEDIR) } == 0
  }

  /// Removes whatever is at `path`, with all of its contents. Links are not followed.
  package func removeAll(_ path: String) throws(DiskError) {
    switch kind(of: path) {
    case nil: return
    case .file, .link, .other:
      _ = try removeFile(path)
      return
    case .folder: break
    }
    for name in try names(in: path) {
      try removeAll("\(path)/\(name)")
    }
    if !removeFolder(path) && errno != ENOENT {
      throw DiskError(.remove, name(of: path))
    }
  }
}

/// Removes the folder at a path if it is an empty folder.
package func removeEmptyFolder(_ path: String) { rmdir(path) }
