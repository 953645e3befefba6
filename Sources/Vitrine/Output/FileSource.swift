import VitrineSystem
import VitrineText

/// The source of the bytes of an output file.
enum FileSource: Sendable {
  case bytes([UInt8])

  /// A file of the content folder, or a picture of the cache. It is never held in memory as a whole.
  case file(Folder, String)

  /// A file that a check only names. It has no bytes.
  case named
}

extension FileSource {
  static let partLength = 1 << 16

  /// Calls `body` with consecutive parts of the bytes until it returns false. All parts but the
  /// last have `partLength` bytes.
  func forEachPart(
    _ body: (RawSpan) throws(DiskError) -> Bool
  ) throws(DiskError) {
    switch self {
    case .bytes(let bytes):
      let whole = bytes.span.bytes
      for start in stride(from: 0, to: whole.byteCount, by: Self.partLength) {
        let end = min(start + Self.partLength, whole.byteCount)
        guard try body(whole.extracting(start..<end)) else { return }
      }
    case .file(let folder, let path):
      guard let file = try folder.openFile(path) else {
        throw DiskError(.open, folder.name(of: path), code: .noSuchFile)
      }
      try file.forEachPart(body)
    case .named: break
    }
  }

  func hash() throws(DiskError) -> ContentHash {
    var hasher = ContentHasher()
    try forEachPart { part throws(DiskError) in
      hasher.combine(part)
      return true
    }
    return hasher.finalize()
  }

  func write(to path: String, in folder: Folder) throws(DiskError) {
    var target = try folder.create(path)
    try forEachPart { part throws(DiskError) in
      try target.write(part)
      return true
    }
    try target.close()
  }
}

extension ReadableFile {
  /// Calls `body` with consecutive parts of the bytes until it returns false.
  fileprivate borrowing func forEachPart(
    _ body: (RawSpan) throws(DiskError) -> Bool
  ) throws(DiskError) {
    // Read one byte more than expected, to notice that a file has grown.
    let expected = length.map { $0 + 1 } ?? FileSource.partLength
    var part = [UInt8](repeating: 0, count: min(expected, FileSource.partLength))
    var count = part.count
    while count == part.count {
      count = try read(into: &part)
      guard try body(part.span.bytes.extracting(0..<count)) else { return }
    }
  }
}

extension Folder {
  /// The hash of a file that is in `state` both before and after it is read. If `state` is nil, the
  /// file only has to stay in its current state. Returns nil if the file is in another state, or
  /// cannot be read.
  func hash(of path: String, in state: FileState?) -> ContentHash? {
    guard let file = try? openFile(path), let found = file.state, found == state ?? found else {
      return nil
    }
    var hasher = ContentHasher()
    do throws(DiskError) {
      try file.forEachPart { part throws(DiskError) in
        hasher.combine(part)
        return true
      }
    } catch {
      return nil
    }
    return file.state == found ? hasher.finalize() : nil
  }
}
