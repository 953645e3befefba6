#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Writes a new file or overwrites an existing one, creating missing folders on the way.
  package func write(_ bytes: RawSpan, to path: String) throws(DiskError) {
    var file = try create(path)
    try file.write(bytes)
    try file.close()
  }

  /// Replaces a file atomically: until it is complete, readers see the old one.
  package func replace(_ path: String, with bytes: RawSpan) throws(DiskError) {
    let draft = "\(path).new"
    do throws(DiskError) {
      try write(bytes, to: draft)
      try rename(draft, to: self, path)
    } catch {
      _ = try? removeFile(draft)
      throw error
    }
  }

  /// Creates or empties a file for writing, creating missing folders on the way.
  package func create(_ path: String) throws(DiskError) -> WritableFile {
    let created = reach(path, makingFolders: true) { folder, name in
      uninterrupted {
        openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
    }
    if created < 0 { throw DiskError(.create, name(of: path)) }
    return WritableFile(descriptor: created, path: name(of: path))
  }

  /// Marks a file as changed now, without changing its content. Does nothing if the file does not
  /// exist.
  package func touch(_ path: String) {
    _ = reach(path) { utimensat($0, $1, nil, AT_SYMLINK_NOFOLLOW) }
  }

  /// Creates a folder and those above it. Returns false if it already exists.
  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    let made = reach(path, makingFolders: true) { mkdirat($0, $1, 0o777) }
    if made < 0, errno != EEXIST { throw DiskError(.create, name(of: path)) }
    return made >= 0
  }

  /// Moves a file or folder to `target` in another folder on the same disk, replacing a file there
  /// and creating missing folders on the way.
  package func rename(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    let moved = reach(path) { own, name in
      folder.reach(target, makingFolders: true) { renameat(own, name, $0, $1) }
    }
    if moved < 0 { throw DiskError(.rename, folder.name(of: target)) }
  }

  /// Creates a hard link to a file at `target` in another folder on the same disk, creating missing
  /// folders on the way.
  package func link(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    let linked = reach(path) { own, name in
      folder.reach(target, makingFolders: true) { linkat(own, name, $0, $1, 0) }
    }
    if linked < 0 { throw DiskError(.link, folder.name(of: target)) }
  }
}
