import Glibc
import VitrineText

extension Folder {
  /// Calls `operation` with the folder in which `path` stands, and the name that it has there.
  ///
  /// A step on the way that is a link, which may lead anywhere, is like a file: the result is -1 then,
  /// and `errno` is `ENOTDIR`.
  func reach(_ path: String, _ operation: (_ folder: Int32, _ name: String) -> Int32) -> Int32 {
    let steps = path.pathSegments()
    var folder = descriptor
    for step in steps.dropLast() {
      let inner = Self.openFolder(String(step), in: folder)
      leave(folder)
      if inner < 0 { return -1 }
      folder = inner
    }
    defer { leave(folder) }
    return operation(folder, steps.last.map(String.init) ?? ".")
  }

  /// The folder of a name, which is no link, in another; below 0 when there is none.
  static func openFolder(_ name: String, in folder: Int32) -> Int32 {
    let opened = uninterrupted {
      openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    if opened < 0, errno == ELOOP { errno = ENOTDIR }
    return opened
  }

  /// Closes the folder of a step; leaves `errno` as it is.
  private func leave(_ folder: Int32) {
    if folder == descriptor { return }
    let reason = errno
    close(folder)
    errno = reason
  }
}
