#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// The bytes of a file, or nil if it does not exist. Throws if it is longer than `limit`.
  package func read(_ path: String, upTo limit: Int = .max) throws(DiskError) -> [UInt8]? {
    guard let file = try openFile(path) else { return nil }
    if let length = file.length, length > limit {
      throw DiskError(.read, name(of: path), code: SystemCode(rawValue: EFBIG))
    }
    return try file.readAll()
  }

  /// Opens a file for reading. Returns nil if it does not exist.
  package func openFile(_ path: String) throws(DiskError) -> ReadableFile? {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let opened = uninterrupted { openat(descriptor, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    if opened < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw DiskError(.open, name(of: path))
    }
    return ReadableFile(descriptor: opened, path: name(of: path))
  }

  /// The kind of the file or folder at `path`, or nil if nothing exists there.
  package func kind(of path: String) -> FileKind? { try? status(of: path).kind }

  /// Whether there is a file or link at `path`.
  package func hasFile(at path: String) -> Bool { kind(of: path).map { $0 != .folder } ?? false }

  /// The kind of the file or folder at `path`, and whether its owner may read it.
  ///
  /// - Throws: `noSuchFolder` if a part of the path is not a folder.
  package func status(
    of path: String
  ) throws(SystemCode) -> (kind: FileKind, isReadableByOwner: Bool) {
    var status = stat()
    guard reach(path, { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      throw .ofLastCall
    }
    return (FileKind(status), status.st_mode & S_IRUSR != 0)
  }

  /// The state of the file at `path`, or nil if its owner may not read it, it is not a regular file,
  /// or a folder on the way is a link, which could lead anywhere.
  package func state(of path: String) -> FileState? {
    guard let status = statusWithoutLinks(path), FileKind(status) == .file,
      status.st_mode & S_IRUSR != 0
    else { return nil }
    return FileState(status)
  }

  /// Asks for each folder on the way, which is faster than opening and closing it.
  private func statusWithoutLinks(_ path: String) -> stat? {
    var status = stat()
    var name = Array(path.utf8CString)
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    for index in name.indices where name[index] == slash {
      name[index] = 0
      defer { name[index] = slash }
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        FileKind(status) == .folder
      else { return nil }
    }
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The names in the folder at `path` (`.` for this one), unordered, without `.` and `..`.
  package func names(in path: String = ".") throws(DiskError) -> [String] {
    var entries = try FolderEntries(
      ofOpen: reach(path) { Self.openFolder($1, in: $0) }, path: name(of: path))
    var names: [String] = []
    while let entry = entries.next() { names.append(entry.name) }
    return names
  }
}
