import Glibc
public import VitrineDiagnostics

/// An operation on the disk that failed.
public struct DiskError: Error, Hashable, Sendable {
  public enum Operation: String, Hashable, Sendable {
    case open, read, write, create, rename, remove, list, link
  }

  public var operation: Operation

  /// The file or folder, as the user would name it.
  public var path: String

  /// The system's number for the reason, `errno`, or `noRegularFile`.
  public var code: Int32

  /// Something else stands where a file should: a folder, a pipe, a device.
  public static let noRegularFile: Int32 = -1

  public init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// With the reason of the system call that just failed.
  init(_ operation: Operation, _ path: String) {
    self.init(operation, path, code: errno)
  }
}

extension DiskError {
  public var diagnostic: Diagnostic {
    Diagnostic(
      .error, kind: "disk", at: nil, "cannot \(operation.rawValue) '\(path)': \(reason)",
      hint: hint)
  }

  /// Why, in the system's words.
  var reason: String {
    code == Self.noRegularFile
      ? "it is no regular file" : strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  private var hint: String? {
    switch code {
    case Self.noRegularFile: "put a file in its place, or take it away"
    case ENOSPC, EDQUOT: "make room on the disk and build again; the old site is as it was"
    case EACCES, EPERM:
      "give yourself the right to \(operation.rawValue) it, or name another folder"
    case EROFS: "the disk is read-only: name a folder on another with --output"
    case ENAMETOOLONG: "shorten the id or the file's name"
    default: nil
    }
  }
}

/// Repeats a system call for as long as a signal interrupts it.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
