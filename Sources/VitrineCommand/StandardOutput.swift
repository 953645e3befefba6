import Glibc

/// Where the result of a command goes that is more than a line.
enum StandardOutput {
  /// Writes all bytes. A reader that went away (`| head`) is no trouble.
  static func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let count = Glibc.write(STDOUT_FILENO, buffer.baseAddress! + start, buffer.count - start)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        start += count
      }
    }
  }
}
