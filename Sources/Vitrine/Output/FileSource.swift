import VitrineSystem
import VitrineText

/// The source of the bytes of an output file.
enum FileSource: Sendable {
  case bytes([UInt8])

  /// A file of the content folder, or a picture of the cache. It is never held in memory as a
  /// whole.
  case file(Folder, String)

  /// A range of such a file.
  case part(Folder, String, Range<Int>)

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
    case .bytes(let bytes): try bytes.forEachPart(body)
    case .file(let folder, let path): try folder.openSource(path).forEachPart(body)
    case .part(let folder, let path, let range):
      try folder.openSource(path).bytes(at: range.lowerBound, upTo: range.count).forEachPart(body)
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

extension Folder {
  func openSource(_ path: String) throws(DiskError) -> ReadableFile {
    guard let file = try openFile(path) else {
      throw DiskError(.open, name(of: path), code: .noSuchFile)
    }
    return file
  }
}

extension [UInt8] {
  /// Calls `body` with consecutive parts of the bytes until it returns false.
  fileprivate func forEachPart(_ body: (RawSpan) throws(DiskError) -> Bool) throws(DiskError) {
    let whole = span.bytes
    for start in stride(from: 0, to: whole.byteCount, by: FileSource.partLength) {
      let end = Swift.min(start + FileSource.partLength, whole.byteCount)
      guard try body(whole.extracting(start..<end)) else { return }
    }
  }
}
