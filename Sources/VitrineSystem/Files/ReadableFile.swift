#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file open for reading, closed when this value is destroyed.
package struct ReadableFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens the file at `path`. Fails if it is a link.
  package init(at path: String) throws(DiskError) {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let opened = uninterrupted { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW) }
    guard opened >= 0 else { throw DiskError(.open, path) }
    self.init(descriptor: opened, path: path)
  }

  deinit {
    close(descriptor)
  }

  /// Opens a path that the user named, which may be a link or a pipe.
  package init(named path: String) throws(DiskError) {
    let opened = uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
    guard opened >= 0 else { throw DiskError(.open, path) }
    self.init(descriptor: opened, path: path)
  }

  /// The length in bytes, or nil if this is not a regular file.
  package var length: Int? { state?.length }

  /// The file's current state, or nil if this is not a regular file.
  package var state: FileState? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileState(status)
  }

  /// Reads the next bytes into `buffer`, until it is full or the file ends, and returns their
  /// number.
  package func read(into buffer: inout [UInt8]) throws(DiskError) -> Int {
    let count = buffer.withUnsafeMutableBytes { bytes in
      fill(bytes) { address, count, _ in systemRead(descriptor, address, count) }
    }
    guard let count else { throw DiskError(.read, path) }
    return count
  }

  /// The rest of a regular file.
  package func readAll() throws(DiskError) -> [UInt8] {
    guard let length else { throw DiskError(.read, path, code: .noRegularFile) }
    return try readToEnd(expecting: length)
  }

  /// The rest of the file, whose length may differ from the expected one.
  package func readToEnd(expecting length: Int = 0) throws(DiskError) -> [UInt8] {
    // One byte more than expected, so that the read that finds the end needs no larger buffer.
    var room = length + 1
    var result: [UInt8] = []
    while true {
      var failure: DiskError?
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let filled = fill(UnsafeMutableRawBufferPointer(buffer)) { address, count, _ in
          systemRead(descriptor, address, count)
        }
        if filled == nil { failure = DiskError(.read, path) }
        count = filled ?? 0
      }
      if let failure { throw failure }
      if result.isEmpty { result = part } else { result += part }
      if part.count < room { return result }
      room = 65_536
    }
  }

  /// Up to `count` bytes at `offset`, or fewer only at the end of the file.
  package func bytes(at offset: Int, upTo count: Int) throws(DiskError) -> [UInt8] {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let count = fill(UnsafeMutableRawBufferPointer(buffer)) { address, count, filled in
        pread(descriptor, address, count, off_t(offset + filled))
      }
      isRead = count != nil
      filled = count ?? 0
    }
    if !isRead { throw DiskError(.read, path) }
    return bytes
  }

  /// The bytes in a range of the file, or nil if the file no longer has the given state.
  package func bytes(in range: Range<Int>, of state: FileState) -> [UInt8]? {
    guard self.state == state,
      let bytes = try? bytes(at: range.lowerBound, upTo: range.count), bytes.count == range.count
    else { return nil }
    return self.state == state ? bytes : nil
  }

  /// Fills `buffer` as far as there are bytes, with as many calls as it takes. Returns the number
  /// of bytes, or nil, with `errno` set, if a call failed.
  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    with read: (UnsafeMutableRawPointer, _ count: Int, _ filled: Int) -> Int
  ) -> Int? {
    var filled = 0
    while filled < buffer.count {
      let count = uninterrupted {
        read(buffer.baseAddress! + filled, buffer.count - filled, filled)
      }
      if count < 0 { return nil }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}

/// The system's function: inside the type, the name refers to the method.
private func systemRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  read(descriptor, address, count)
}
