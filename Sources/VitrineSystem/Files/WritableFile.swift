#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file open for writing, closed when this value is destroyed.
package struct WritableFile: ~Copyable {
  private var descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    if descriptor >= 0 { _ = systemClose(descriptor) }
  }

  package func write(_ bytes: RawSpan) throws(DiskError) {
    let isWritten = bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = uninterrupted {
          systemWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
        }
        if count < 0 { return false }
        written += count
      }
      return true
    }
    if !isWritten { throw DiskError(.write, path) }
  }

  /// Closes the file. Some disks report only here that a write did not fit.
  package mutating func close() throws(DiskError) {
    let closed = systemClose(descriptor)
    descriptor = -1
    if closed != 0 && errno != EINTR { throw DiskError(.write, path) }
  }
}

// The system's function: inside the type, the name refers to the method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, address, count)
}
