#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder on disk. Paths in its operations are relative to it and use `/`.
package final class Folder: Sendable {
  let descriptor: Int32

  /// As the user named it, for messages.
  package let path: String

  /// Whether this process created everything in it, so that no link can lead anywhere else.
  let isOwn: Bool

  private init(descriptor: Int32, path: String, isOwn: Bool = false) {
    self.descriptor = descriptor
    self.path = path
    self.isOwn = isOwn
  }

  deinit {
    // A child process that is just starting briefly has the descriptor as well, and with it the
    // lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// The folder at `path`, following links, or nil if nothing is there.
  package static func existing(_ path: String) throws(DiskError) -> Folder? {
    let descriptor = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor >= 0 { return Folder(descriptor: descriptor, path: path) }
    if errno == ENOENT { return nil }
    throw DiskError(.open, path)
  }

  /// Whether the path leads to a folder, following links.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder with a name in this one, not following a link. `isOwn` says that this process
  /// created it.
  package func inner(_ name: String, isOwn: Bool = false) throws(DiskError) -> Folder {
    let opened = Self.openFolder(name, in: descriptor)
    guard opened >= 0 else { throw DiskError(.open, self.name(of: name)) }
    return Folder(descriptor: opened, path: self.name(of: name), isOwn: isOwn)
  }

  /// Opens the folder at `path`, creating it and the folders above it.
  package static func new(_ path: String) throws(DiskError) -> Folder {
    try makeFolders(to: path)
    guard let folder = try existing(path) else { throw DiskError(.open, path, code: .noSuchFile) }
    return folder
  }

  private static func makeFolders(to path: String) throws(DiskError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let above = path.parentPath else { throw DiskError(.create, path) }
    try makeFolders(to: above)
    if mkdir(path, 0o777) != 0 && errno != EEXIST { throw DiskError(.create, path) }
  }

  /// `path` as the user would name it.
  package func name(of path: String) -> String {
    self.path == "/" ? "/\(path)" : "\(self.path)/\(path)"
  }
}

extension Folder {
  /// Locks the folder for this process until it is closed. Returns false if another process has
  /// locked it.
  ///
  /// If the file system does not support locks, returns true: the lock only keeps builds out of
  /// each other's way.
  package func lock() -> Bool {
    uninterrupted { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 || errno != EWOULDBLOCK
  }
}

/// Whether anything exists at a path, following links.
package func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
