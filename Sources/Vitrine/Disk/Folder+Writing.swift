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
    uninterrupted {
      openat(descriptor, path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
  }

  func makeFolders(above path: String) throws(DiskError) {
    guard let above = path.parentPath else { return }
    if mkdirat(descriptor, above, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw DiskError(.create, name(of: above)) }
    try makeFolders(above: above)
    if mkdirat(descriptor, above, 0o777) != 0 && errno != EEXIST {
      throw DiskError(.create, name(of: above))
    }
  }

  /// Moves a file or folder to `target` of another folder on the same disk, over the file there.
  func rename(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    if renameat(descriptor, path, folder.descriptor, target) == 0 { return }
    guard errno == ENOENT else { throw DiskError(.rename, folder.name(of: target)) }
    try folder.makeFolders(above: target)
    if renameat(descriptor, path, folder.descriptor, target) != 0 {
      throw DiskError(.rename, folder.name(of: target))
    }
  }

  /// Gives a file a second name, in another folder on the same disk.
  func link(_ path: String, to folder: Folder, _ target: String) throws(DiskError) {
    if linkat(descriptor, path, folder.descriptor, target, 0) == 0 { return }
    guard errno == ENOENT else { throw DiskError(.link, folder.name(of: target)) }
    try folder.makeFolders(above: target)
    if linkat(descriptor, path, folder.descriptor, target, 0) != 0 {
      throw DiskError(.link, folder.name(of: target))
    }
  }
}
