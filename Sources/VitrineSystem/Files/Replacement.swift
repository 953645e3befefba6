import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The new bytes of a file, in a file beside it that is to take its place; removed when it does not.
package final class Replacement {
  private let folder: Folder
  private let name: String
  private let temporary: String
  private let path: String
  private let old: [UInt8]
  private let new: [UInt8]

  /// The file's state when it was compared.
  private let state: FileState
  private var hasTemporary = false

  /// Writes the new bytes beside the file at `path` in `root`, under the name `temporary`, which nothing
  /// else has; with the mode and the owner of the file. They are on the disk when this ends. No step of
  /// the path may be a link.
  ///
  /// - Throws: `changedMeanwhile` when the file does not hold `old`.
  package init(
    of path: String, in root: Folder, from old: [UInt8], to new: [UInt8], temporary: String
  ) throws(DiskError) {
    let parts = path.split(separator: "/").map(String.init)
    if parts.contains("..") { throw DiskError(.write, path, code: .noRegularFile) }
    let folder = try root.folder(at: parts.dropLast())
    let name = parts.last ?? path
    self.folder = folder
    self.name = name
    self.temporary = temporary
    (self.path, self.old, self.new) = (path, old, new)
    let opened = uninterrupted {
      openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard opened >= 0 else { throw DiskError(.open, path) }
    let file = ReadableFile(descriptor: opened, path: path)
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DiskError(.write, path, code: .noRegularFile)
    }
    state = FileState(status)
    guard try file.readAll() == old else { throw DiskError(.write, path, code: .changedMeanwhile) }
    // Whoever takes away the right to write a file does not want it replaced either.
    guard faccessat(folder.descriptor, name, W_OK, 0) == 0 else {
      throw DiskError(.write, path)
    }
    try write(status)
  }

  private func write(_ status: stat) throws(DiskError) {
    unlinkat(folder.descriptor, temporary, 0)
    let created = uninterrupted {
      openat(
        folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard created >= 0 else { throw DiskError(.create, path) }
    hasTemporary = true
    var file = WritableFile(descriptor: created, path: path)
    let isOthers = status.st_uid != geteuid() || status.st_gid != getegid()
    if isOthers, fchown(created, status.st_uid, status.st_gid) != 0 {
      throw DiskError(.write, path)
    }
    guard fchmod(created, status.st_mode & 0o7777) == 0 else { throw DiskError(.write, path) }
    let new = new
    try file.write(new.span.bytes)
    guard fsync(created) == 0 else { throw DiskError(.write, path) }
    try file.close()
  }

  /// Puts the new file in the place of the old one.
  ///
  /// - Throws: `changedMeanwhile` when the file does not hold the old bytes any more; it then stays.
  package func commit() throws(DiskError) {
    if exchange() == 0 {
      // What was saved up to this moment has come out of the place.
      if (try? folder.read(temporary)) == old { return }
      takeBack()
      throw DiskError(.write, path, code: .changedMeanwhile)
    }
    guard errno == EINVAL || errno == ENOSYS else { throw DiskError(.rename, path) }
    // A file system that cannot let two files change places.
    guard isUpToDate else { throw DiskError(.write, path, code: .changedMeanwhile) }
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      throw DiskError(.rename, path)
    }
    hasTemporary = false
  }

  /// Puts the old file back; not over what was saved meanwhile.
  package func takeBack() {
    guard hasTemporary, (try? folder.read(name)) == new else { return }
    _ = exchange()
  }

  private func exchange() -> Int32 {
    vitrine_exchange(folder.descriptor, name, folder.descriptor, temporary)
  }

  private var isUpToDate: Bool {
    var status = stat()
    return fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && FileState(status) == state
  }

  deinit {
    if hasTemporary { unlinkat(folder.descriptor, temporary, 0) }
  }
}

extension Folder {
  /// A folder in this one, no step to which is a link.
  fileprivate func folder(at path: some Sequence<String>) throws(DiskError) -> Folder {
    var folder = self
    for name in path { folder = try folder.inner(name) }
    return folder
  }
}
