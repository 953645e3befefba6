import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// New content for a file, in a temporary file next to it, which is removed if it does not replace
/// the original.
package final class Replacement {
  private let folder: Folder
  private let name: String
  private let temporary: String
  private let path: String
  private let old: [UInt8]
  private let new: [UInt8]

  /// The file's state at the time it was compared.
  private let state: FileState
  private var hasTemporary = false

  /// Writes the new bytes next to the file at `path` in `root`, with the mode and owner of the
  /// file, under the otherwise unused name `temporary`. They are on disk when this returns. No part
  /// of the path may be a link.
  ///
  /// - Throws: `changedMeanwhile` if the file does not contain `old`.
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
    // A file that is write-protected should not be replaced either.
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

  /// Replaces the old file with the new one.
  ///
  /// - Throws: `changedMeanwhile` if the file no longer contains the old bytes. It is then kept.
  package func commit() throws(DiskError) {
    if exchange() == 0 {
      // Now everything saved up to this moment is under the temporary name.
      if (try? folder.read(temporary)) == old { return }
      restoreOriginal()
      throw DiskError(.write, path, code: .changedMeanwhile)
    }
    guard errno == EINVAL || errno == ENOSYS else { throw DiskError(.rename, path) }
    // The file system cannot exchange two files.
    guard isUpToDate else { throw DiskError(.write, path, code: .changedMeanwhile) }
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      throw DiskError(.rename, path)
    }
    hasTemporary = false
  }

  /// Restores the old file, unless something else was saved meanwhile.
  package func restoreOriginal() {
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
  /// A folder in this one. No part of the path may be a link.
  fileprivate func folder(at path: some Sequence<String>) throws(DiskError) -> Folder {
    var folder = self
    for name in path { folder = try folder.inner(name) }
    return folder
  }
}
