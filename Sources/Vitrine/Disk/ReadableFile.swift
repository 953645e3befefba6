import Glibc

/// A file open for reading, closed when this value goes.
struct ReadableFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// The length in bytes; nil when it is no regular file.
  var length: Int? { state?.length }

  /// What it is now; nil when it is no regular file.
  var state: FileState? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileState(status)
  }

  /// Reads on into `buffer`, as far as it or the file goes, and returns the number of bytes.
  func read(into buffer: inout [UInt8]) throws(DiskError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = buffer.withUnsafeMutableBytes { bytes in
        uninterrupted {
          Glibc.read(descriptor, bytes.baseAddress! + filled, bytes.count - filled)
        }
      }
      if count < 0 { throw DiskError(.read, path) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// The bytes from here to the end.
  func readAll() throws(DiskError) -> [UInt8] {
    guard let length else { throw DiskError(.read, path, code: DiskError.noRegularFile) }
    var bytes = [UInt8](repeating: 0, count: length)
    bytes.removeLast(length - (try read(into: &bytes)))
    return bytes
  }

  /// The bytes in a range of the whole file, as it was when it had this state; nil when it has another.
  func bytes(in range: Range<Int>, of state: FileState) -> [UInt8]? {
    guard self.state == state else { return nil }
    var bytes = [UInt8](repeating: 0, count: range.count)
    let isWhole = bytes.withUnsafeMutableBytes { buffer in
      var filled = 0
      while filled < buffer.count {
        let count = uninterrupted {
          pread(
            descriptor, buffer.baseAddress! + filled, buffer.count - filled,
            off_t(range.lowerBound + filled))
        }
        if count <= 0 { return false }
        filled += count
      }
      return true
    }
    return isWhole && self.state == state ? bytes : nil
  }
}
