import Glibc
import Vitrine
import VitrineDiagnostics

/// Where the result of a command goes that is more than a line.
enum StandardOutput {
  /// Writes all bytes. A reader that went away (`| head`) is no trouble.
  static func write(_ bytes: [UInt8]) throws(BuildFailure) {
    guard let code = failure(writing: bytes), code != EPIPE else { return }
    throw BuildFailure([
      Diagnostic(
        .error, kind: "standard output", at: nil,
        "cannot write to the standard output: \(String(cString: strerror(code)))")
    ])
  }

  /// The system's number for why not all of `bytes` could be written.
  private static func failure(writing bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let count = Glibc.write(STDOUT_FILENO, buffer.baseAddress! + start, buffer.count - start)
        if count >= 0 {
          start += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
