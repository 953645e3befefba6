import Glibc

extension Folder {
  /// The bytes of a file; nil when there is none. One that is longer than `limit` is not read.
  func read(_ path: String, upTo limit: Int = .max) throws(DiskError) -> [UInt8]? {
    guard let file = try openFile(path) else { return nil }
    if let length = file.length, length > limit {
      throw DiskError(.read, name(of: path), code: EFBIG)
    }
    return try file.readAll()
  }

  /// A file to read from; nil when there is none.
  func openFile(_ path: String) throws(DiskError) -> ReadableFile? {
    // Opening a pipe would wait for its writer.
    let opened = uninterrupted { openat(descriptor, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    if opened < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw DiskError(.open, name(of: path))
    }
    return ReadableFile(descriptor: opened, path: name(of: path))
  }

  enum Presence {
    case missing, file, folder, other
  }

  /// What stands at `path`; a symbolic link is `other`, wherever it leads.
  func presence(of path: String) -> Presence {
    guard let status = status(of: path) else { return .missing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Whether a file, or a link, stands at `path`.
  func hasFile(at path: String) -> Bool { ![.missing, .folder].contains(presence(of: path)) }

  /// The state of what stands at `path`, of a link itself; nil with `errno` when there is nothing.
  func status(of path: String) -> stat? {
    var status = stat()
    let result = reach(path) { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) }
    return result == 0 ? status : nil
  }

  /// The names in the folder at `path` (in this one for `.`), in no order, without `.` and `..`.
  func names(in path: String = ".") throws(DiskError) -> [String] {
    let opened = reach(path) { Self.openFolder($1, in: $0) }
    guard opened >= 0, let stream = fdopendir(opened) else {
      throw DiskError(.list, name(of: path))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}

extension Folder {
  /// The outermost file that stands where a folder above `path` should; `path` itself without one.
  func obstacle(above path: String) -> String {
    var above: [String] = []
    var inner = path
    while let outer = inner.parentPath {
      above.append(outer)
      inner = outer
    }
    return above.reversed().first { ![.folder, .missing].contains(presence(of: $0)) } ?? path
  }
}
