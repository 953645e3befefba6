#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The stream for a command's result.
package enum StandardOutput {
  /// Writes all bytes.
  package static func write(_ bytes: [UInt8]) throws(SystemCode) {
    try writeAll(bytes, to: STDOUT_FILENO)
  }

  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// The stream for everything except a command's result. Ignores errors, such as that the reader has
/// gone away.
package enum StandardError {
  package static func print(_ line: String) {
    write(line + "\n")
  }

  package static func write(_ text: String) {
    try? writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemCode) {
  var start = 0
  while start < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      uninterrupted { write(descriptor, buffer.baseAddress! + start, buffer.count - start) }
    }
    if count < 0 { throw .ofLastCall }
    start += count
  }
}
