import VitrineSystem

/// The bytes of a picture, read on demand.
package final class PictureBytes {
  /// Returns up to `count` bytes from an offset, and fewer only at the end.
  private let read: (_ offset: Int, _ count: Int) -> [UInt8]

  private var window: [UInt8] = []
  private var windowStart = 0

  /// Most files have their size in the first kilobyte.
  private static let windowLength = 4096

  init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) { self.read = read }

  package convenience init(_ bytes: [UInt8]) {
    self.init { offset, count in
      Array(bytes.dropFirst(offset).prefix(count))
    }
  }

  /// Returns the available bytes among the `count` bytes at `offset`.
  func available(at offset: Int, upTo count: Int) -> ArraySlice<UInt8> {
    let end = offset + count
    if offset < windowStart || end > windowStart + window.count {
      windowStart = offset
      window = read(offset, max(count, Self.windowLength))
    }
    return window.dropFirst(offset - windowStart).prefix(count)
  }

  /// Returns the `count` bytes at `offset`, or throws if the file ends earlier.
  func bytes(at offset: Int, count: Int) throws(PictureProblem) -> ArraySlice<UInt8> {
    let found = available(at: offset, upTo: count)
    guard found.count == count else { throw .truncated }
    return found
  }

  func byte(at offset: Int) throws(PictureProblem) -> Int {
    try bigEndian(at: offset, count: 1)
  }

  func bigEndian(at offset: Int, count: Int) throws(PictureProblem) -> Int {
    try bytes(at: offset, count: count).reduce(0) { $0 << 8 | Int($1) }
  }

  func littleEndian(at offset: Int, count: Int) throws(PictureProblem) -> Int {
    try bytes(at: offset, count: count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the four characters that name a chunk or a box.
  func text(at offset: Int) throws(PictureProblem) -> String {
    String(decoding: try bytes(at: offset, count: 4), as: UTF8.self)
  }
}

/// Keeps the file at `path` open while `body` runs.
func withPictureFile<Result>(
  _ path: String, _ body: (PictureBytes) throws(PictureProblem) -> Result
) throws(PictureProblem) -> Result {
  guard let file = try? PictureFile(path) else { throw .unreadable }
  do {
    return try body(PictureBytes { file.bytes(at: $0, upTo: $1) })
  } catch {
    throw file.hasFailed ? .unreadable : error
  }
}

/// A picture's file, and whether reading it failed.
private final class PictureFile {
  private let file: ReadableFile
  private(set) var hasFailed = false

  init(_ path: String) throws(DiskError) { file = try ReadableFile(at: path) }

  func bytes(at offset: Int, upTo count: Int) -> [UInt8] {
    do {
      return try file.bytes(at: offset, upTo: count)
    } catch {
      hasFailed = true
      return []
    }
  }
}
