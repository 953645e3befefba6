#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Writes a new file, or over an old one; makes the folders on the way where they are missing.
  package func write(_ bytes: RawSpan, to path: String) throws(DiskError) {
    var file = try create(path)
    try file.write(bytes)
    try file.close()
  }

  /// Writes a file whole or not at all: whoever reads it meanwhile finds the old one.
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

  /// An empty file to write to; makes the folders on the way where they are missing.
  package func create(_ path: String) throws(DiskError) -> WritableFile {
    let created = reach(path, makingFolders: true) { folder, name in
      uninterrupted {
        openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
    }
    if created < 0 { throw DiskError(.create, name(of: path)) }
    return WritableFile(descriptor: created, path: name(of: path))
  }

  /// Makes a folder and those on the way to it; false if it is there already.
  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    let made = reach(path, makingFolders: true) { mkdirat($0, $1, 0o777) }
    if made < 0, errno != EEXIST { throw DiskError(.create, name(of: path)) }
    return made >= 0
  }

  /// Moves a file or folder to `target` of another folder on the same disk, over the file there; makes
  /// the folders on the way where they are missing.
  package func rename(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    let moved = reach(path) { own, name in
      folder.reach(target, makingFolders: true) { renameat(own, name, $0, $1) }
    }
    if moved < 0 { throw DiskError(.rename, folder.name(of: target)) }
  }

  /// Gives a file a second name, in another folder on the same disk, as `rename` gives it another.
  package func link(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    let linked = reach(path) { own, name in
      folder.reach(target, makingFolders: true) { linkat(own, name, $0, $1, 0) }
    }
    if linked < 0 { throw DiskError(.link, folder.name(of: target)) }
  }
}
