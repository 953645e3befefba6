#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The kind of thing that a name in a folder refers to.
package enum FileKind: Hashable, Sendable {
  /// A regular file.
  case file
  case folder

  /// A symbolic link, whatever its target.
  case link

  /// A pipe, a device, or something that cannot be examined.
  case other
}

extension FileKind {
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// Nil if the folder entry does not contain the type, as in some file systems.
  init?(listedAs type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
