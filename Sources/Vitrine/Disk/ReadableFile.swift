import Glibc
import VitrineContent

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
    let count = fill(&buffer) { address, count, _ in Glibc.read(descriptor, address, count) }
    guard let count else { throw DiskError(.read, path) }
    return count
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
    let count = fill(&bytes) { address, count, filled in
      pread(descriptor, address, count, off_t(range.lowerBound + filled))
    }
    return count == range.count && self.state == state ? bytes : nil
  }

  /// Reads, by as many calls as it takes, as much as `buffer` holds or there is, and returns the
  /// number of bytes; nil when a call failed.
  private func fill(
    _ buffer: inout [UInt8],
    with read: (UnsafeMutableRawPointer, _ count: Int, _ filled: Int) -> Int
  ) -> Int? {
    buffer.withUnsafeMutableBytes { bytes in
      var filled = 0
      while filled < bytes.count {
        let count = uninterrupted {
          read(bytes.baseAddress! + filled, bytes.count - filled, filled)
        }
        if count < 0 { return nil }
        if count == 0 { break }
        filled += count
      }
      return filled
    }
  }
}
