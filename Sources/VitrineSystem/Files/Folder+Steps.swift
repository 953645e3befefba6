#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Calls `operation` with the folder that contains `path`, and the last name of the path.
  ///
  /// With `makingFolders`, creates missing folders on the way. A link on the way could lead
  /// anywhere, so it is treated like a file: the result is then -1, and `errno` is `ENOTDIR`.
  func reach(
    _ path: String, makingFolders: Bool = false,
    _ operation: (_ folder: Int32, _ name: String) -> Int32
  ) -> Int32 {
    if isOwn {
      let result = operation(descriptor, path)
      guard result < 0, errno == ENOENT, makingFolders, let above = path.parentPath else {
        return result
      }
      return reach(above, makingFolders: true) { mkdirat($0, $1, 0o777) } == 0 || errno == EEXIST
        ? operation(descriptor, path) : -1
    }
    let steps = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    var folder = descriptor
    for step in steps.dropLast() {
      let step = String(step)
      var inner = Self.openFolder(step, in: folder)
      if inner < 0, errno == ENOENT, makingFolders,
        mkdirat(folder, step, 0o777) == 0 || errno == EEXIST
      {
        inner = Self.openFolder(step, in: folder)
      }
      leave(folder)
      if inner < 0 { return -1 }
      folder = inner
    }
    defer { leave(folder) }
    return operation(folder, steps.last.map(String.init) ?? ".")
  }

  /// Opens a folder by its name in another, without following a link. Returns a negative number if
  /// it does not exist.
  static func openFolder(_ name: String, in folder: Int32) -> Int32 {
    let opened = uninterrupted {
      openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    if opened < 0, errno == ELOOP { errno = ENOTDIR }
    return opened
  }

  /// Closes the folder of a step, preserving `errno`.
  private func leave(_ folder: Int32) {
    if folder == descriptor { return }
    let reason = errno
    close(folder)
    errno = reason
  }
}
