import CVitrine
import Glibc
import VitrineContent
import VitrineText

/// The new bytes of a file, in a file beside it that is to take its place; removed when it does not.
final class Replacement {
  private let folder: Folder
  private let name: String
  private let temporary: String
  private let edit: FileEdit

  /// What the file was when it was compared.
  private let state: FileState
  private var hasTemporary = false

  /// Writes the new bytes, with the mode and the owner of the file; they are on the disk when this ends.
  ///
  /// - Throws: `ESTALE` when the file is not what it was to be, with its path.
  init(of edit: FileEdit, in content: Folder) throws(DiskError) {
    let parts = edit.file.split(separator: "/").map(String.init)
    if parts.contains("..") { throw DiskError(.write, edit.file, code: DiskError.noRegularFile) }
    let folder = try content.folder(at: parts.dropLast())
    let name = parts.last ?? edit.file
    self.folder = folder
    self.name = name
    self.edit = edit
    // A name that no part of a site has: what is left of it after a power cut is in nobody's way.
    var hasher = ContentHasher()
    hasher.combine(counted: name)
    temporary = ".\(hasher.finalize()).vitrine~"
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
    try write(status)
  }

  private func write(_ status: stat) throws(DiskError) {
    unlinkat(folder.descriptor, temporary, 0)
    let created = uninterrupted {
      openat(
        folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard created >= 0 else { throw DiskError(.create, edit.file) }
    hasTemporary = true
    var file = WritableFile(descriptor: created, path: edit.file)
    let isOthers = status.st_uid != geteuid() || status.st_gid != getegid()
    if isOthers, fchown(created, status.st_uid, status.st_gid) != 0 {
      throw DiskError(.write, edit.file)
    }
    guard fchmod(created, status.st_mode & 0o7777) == 0 else { throw DiskError(.write, edit.file) }
    let new = edit.new
    try file.write(new.span.bytes)
    guard fsync(created) == 0 else { throw DiskError(.write, edit.file) }
    try file.close()
  }

  /// Puts the new file in the place of the old one.
  ///
  /// - Throws: `ESTALE` when the file is not what it was to be any more, which it then stays.
  func commit() throws(DiskError) {
    if exchange() == 0 {
      // What was saved up to this moment has come out of the place.
      if (try? folder.read(temporary)) == edit.old { return }
      takeBack()
      throw DiskError(.write, edit.file, code: ESTALE)
    }
    guard errno == EINVAL || errno == ENOSYS else { throw DiskError(.rename, edit.file) }
    // A file system that cannot let two files change places.
    guard isUpToDate else { throw DiskError(.write, edit.file, code: ESTALE) }
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      throw DiskError(.rename, edit.file)
    }
    hasTemporary = false
  }

  /// Puts the old file back; not over what was saved meanwhile.
  func takeBack() {
    guard hasTemporary, (try? folder.read(name)) == edit.new else { return }
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
