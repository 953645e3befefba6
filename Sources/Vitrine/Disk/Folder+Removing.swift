import Glibc

extension Folder {
  /// Removes a file, if it is there and is one; says whether it was.
  func removeFile(_ path: String) throws(DiskError) -> Bool {
    if unlinkat(descriptor, path, 0) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR || errno == EISDIR { return false }
    throw DiskError(.remove, name(of: path))
  }

  /// Removes the folders above `path` that have nothing in them, from the innermost outwards.
  func removeEmptyFolders(above path: String) {
    var path = path
    while let above = path.parentPath, unlinkat(descriptor, above, AT_REMOVEDIR) == 0 {
      path = above
    }
  }

  /// Removes whatever stands at `path`, with all that is in it; links are not followed.
  func removeAll(_ path: String) throws(DiskError) {
    switch presence(of: path) {
    case .missing: return
    case .file, .other:
      _ = try removeFile(path)
      return
    case .folder: break
    }
    for name in try names(in: path) {
      try removeAll("\(path)/\(name)")
    }
    if unlinkat(descriptor, path, AT_REMOVEDIR) != 0 && errno != ENOENT {
      throw DiskError(.remove, name(of: path))
    }
  }
}
