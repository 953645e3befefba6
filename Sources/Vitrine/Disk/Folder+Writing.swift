import Glibc

extension Folder {
  /// Writes a new file, or over an old one; makes the folders on the way where they are missing.
  func write(_ bytes: RawSpan, to path: String) throws(DiskError) {
    var file = try create(path)
    try file.write(bytes)
    try file.close()
  }

  /// An empty file to write to; makes the folders on the way where they are missing.
  func create(_ path: String) throws(DiskError) -> WritableFile {
    var created = openForWriting(path)
    if created < 0, errno == ENOENT {
      try makeFolders(above: path)
      created = openForWriting(path)
    }
    if created < 0 { throw DiskError(.create, name(of: path)) }
    return WritableFile(descriptor: created, path: name(of: path))
  }

  private func openForWriting(_ path: String) -> Int32 {
    reach(path) { folder, name in
      uninterrupted {
        openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
    }
  }

  func makeFolders(above path: String) throws(DiskError) {
    guard let above = path.parentPath, !makeFolder(above) else { return }
    guard errno == ENOENT else { throw DiskError(.create, name(of: above)) }
    try makeFolders(above: above)
    if !makeFolder(above) { throw DiskError(.create, name(of: above)) }
  }

  /// True where it is there already, too.
  private func makeFolder(_ path: String) -> Bool {
    reach(path) { mkdirat($0, $1, 0o777) } == 0 || errno == EEXIST
  }

  /// Moves a file or folder to `target` of another folder on the same disk, over the file there.
  func rename(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    try give(target, in: folder, .rename) {
      self.reach(path) { own, name in folder.reach(target) { renameat(own, name, $0, $1) } }
    }
  }

  /// Gives a file a second name, in another folder on the same disk.
  func link(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    try give(target, in: folder, .link) {
      self.reach(path) { own, name in folder.reach(target) { linkat(own, name, $0, $1, 0) } }
    }
  }

  /// Calls `call`, and once more when the folders above `target` have been made, if they were missing.
  private func give(
    _ target: String, in folder: Folder, _ operation: DiskError.Operation, by call: () -> Int32
  ) throws(DiskError) {
    if call() == 0 { return }
    guard errno == ENOENT else { throw DiskError(operation, folder.name(of: target)) }
    try folder.makeFolders(above: target)
    if call() != 0 { throw DiskError(operation, folder.name(of: target)) }
  }
}
