#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An `errno` value, the system's reason why a call failed.
package struct SystemCode: Error, Hashable, Sendable, RawRepresentable {
  package var rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// There is something other than a file: a folder, a pipe, a device. No system uses this number.
  package static let noRegularFile = Self(rawValue: -1)

  package static let noSuchFile = Self(rawValue: ENOENT)
  package static let noSuchFolder = Self(rawValue: ENOTDIR)

  /// The file has changed in the meantime.
  package static let changedMeanwhile = Self(rawValue: ESTALE)

  package static let diskFull = Self(rawValue: ENOSPC)
  package static let overQuota = Self(rawValue: EDQUOT)
  package static let noPermission = Self(rawValue: EACCES)
  package static let notPermitted = Self(rawValue: EPERM)
  package static let readOnly = Self(rawValue: EROFS)
  package static let nameTooLong = Self(rawValue: ENAMETOOLONG)
  package static let readerGone = Self(rawValue: EPIPE)
  package static let addressInUse = Self(rawValue: EADDRINUSE)
  package static let noSuchAddress = Self(rawValue: EADDRNOTAVAIL)
  package static let tooManyOpen = Self(rawValue: EMFILE)

  static var ofLastCall: Self { Self(rawValue: errno) }
}

extension SystemCode: CustomStringConvertible {
  /// The reason in the system's words.
  package var description: String {
    self == .noRegularFile
      ? "it is not a regular file"
      : strerror(rawValue).map { String(cString: $0) } ?? "error \(rawValue)"
  }
}

/// Repeats a system call for as long as a signal interrupts it.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
