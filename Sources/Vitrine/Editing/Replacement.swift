import Glibc
import VitrineContent

/// The new bytes of a file, in a file beside it that is to take its place; removed when it does not.
final class Replacement {
  private let folder: Folder
  private let name: String
  private let temporary: String

  /// What the file was when it was compared.
  private let state: FileState
  private var isWaiting = true

  /// Writes the new bytes, with the mode and the owner of the file, through to the disk.
  ///
  /// - Throws: `ESTALE` when the file is not what it was to be, with its path.
  init(of edit: FileEdit, in content: Folder) throws(DiskError) {
    let parts = edit.file.split(separator: "/").map(String.init)
    if parts.contains("..") { throw DiskError(.write, edit.file, code: DiskError.noRegularFile) }
    let folder = try content.folder(at: parts.dropLast())
    let name = parts.last ?? edit.file
    self.folder = folder
    self.name = name
    // A name that no part of a site has: what is left of it after a power cut is in nobody's way.
    temporary = ".\(name.prefix(200)).vitrine~"
    let opened = uninterrupted {
      openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard opened >= 0 else { throw DiskError(.open, edit.file) }
    let file = ReadableFile(descriptor: opened, path: edit.file)
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DiskError(.write, edit.file, code: DiskError.noRegularFile)
    }
    state = FileState(status)
    guard try file.readAll() == edit.old else { throw DiskError(.write, edit.file, code: ESTALE) }
    // Whoever takes away the right to write a file does not want it replaced either.
    guard faccessat(folder.descriptor, name, W_OK, 0) == 0 else {
      throw DiskError(.write, edit.file)
    }
    try write(edit, status)
  }

  private func write(_ edit: FileEdit, _ status: stat) throws(DiskError) {
    unlinkat(folder.descriptor, temporary, 0)
    let created = uninterrupted {
      openat(
        folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard created >= 0 else {
      isWaiting = false
      throw DiskError(.create, edit.file)
    }
    var file = WritableFile(descriptor: created, path: edit.file)
    let isOthers = status.st_uid != geteuid() || status.st_gid != getegid()
    if isOthers, fchown(created, status.st_uid, status.st_gid) != 0 {
      throw DiskError(.write, edit.file)
    }
    guard fchmod(created, status.st_mode & 0o7777) == 0 else { throw DiskError(.write, edit.file) }
    try file.write(edit.new.span.bytes)
    guard fsync(created) == 0 else { throw DiskError(.write, edit.file) }
    try file.close()
  }

  /// Whether the file is still what it was when it was compared.
  var isUpToDate: Bool {
    var status = stat()
    return fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && FileState(status) == state
  }

  /// Puts the new file in the place of the old one.
  func commit() throws(DiskError) {
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      throw DiskError(.rename, folder.name(of: name))
    }
    isWaiting = false
  }

  deinit {
    if isWaiting { unlinkat(folder.descriptor, temporary, 0) }
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
