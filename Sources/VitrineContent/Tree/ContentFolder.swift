import Glibc

/// The folder that a site is read from.
struct ContentFolder: Sendable {
  let path: String

  /// Why a file could not be read, as the system says it.
  struct ReadFailure: Error, Hashable {
    var reason: String
  }

  /// The bytes of a file of the folder, all at once.
  func bytes(of file: String) throws(ReadFailure) -> [UInt8] {
    let descriptor = open("\(path)/\(file)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw ReadFailure(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw ReadFailure(reason: String(cString: strerror(errno)))
    }
    return try Self.bytes(from: descriptor, expecting: max(0, Int(status.st_size)))
  }

  /// The first `limit` bytes of a file, or all of a shorter one: enough for a picture's header.
  func head(of file: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    let descriptor = open("\(path)/\(file)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw ReadFailure(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    return try Self.bytes(from: descriptor, expecting: limit, limit: limit)
  }

  /// A file may have grown or shrunk since its size was asked: only the end of the file ends it.
  private static func bytes(
    from descriptor: Int32, expecting size: Int, limit: Int = .max
  ) throws(ReadFailure) -> [UInt8] {
    var failure: ReadFailure?
    // One byte more than the file should have: the read that finds nothing there is its end.
    var room = limit == .max ? size + 1 : size
    var result: [UInt8] = []
    while failure == nil {
      let start = result.count
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          let got = read(descriptor, buffer.baseAddress! + count, room - count)
          if got < 0 && errno == EINTR { continue }
          if got < 0 { failure = ReadFailure(reason: String(cString: strerror(errno))) }
          if got <= 0 { break }
          count += got
        }
      }
      if start == 0 { result = piece } else { result += piece }
      if piece.count < room || result.count >= limit { break }
      room = 65_536
    }
    if let failure { throw failure }
    return result
  }
}
