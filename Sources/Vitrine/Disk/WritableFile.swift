import Glibc

/// A file open for writing, closed when this value goes.
struct WritableFile: ~Copyable {
  private var descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  func write(_ bytes: RawSpan) throws(DiskError) {
    let isWritten = bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = uninterrupted {
          Glibc.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
        }
        if count < 0 { return false }
        written += count
      }
      return true
    }
    if !isWritten { throw DiskError(.write, path) }
  }

  /// Closes it; some disks report only here that a write did not fit.
  mutating func close() throws(DiskError) {
    let closed = Glibc.close(descriptor)
    descriptor = -1
    if closed != 0 && errno != EINTR { throw DiskError(.write, path) }
  }
}
