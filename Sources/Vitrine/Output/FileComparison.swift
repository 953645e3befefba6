import VitrineSystem

/// How a file on disk compares with what a build wants to write there.
enum FileComparison: Hashable, Sendable {
  case missing, same, different

  /// There is a folder in place of the file.
  case folder

  /// There is a file or a link in place of one of the file's parent folders.
  case blocked
}

extension Folder {
  /// Compares the file at `path` with `source`, byte for byte.
  ///
  /// A symbolic link is always different, wherever it leads.
  func compare(_ path: String, with source: FileSource) throws(DiskError) -> FileComparison {
    do throws(SystemCode) {
      let status = try status(of: path)
      if status.kind == .folder { return .folder }
      // A file that not even its owner can read cannot be compared or served, so it is written
      // again.
      if status.kind != .file || !status.isReadableByOwner { return .different }
    } catch {
      return error == .noSuchFolder ? .blocked : .missing
    }
    guard let file = try openFile(path), let length = file.length else { return .different }
    if case .bytes(let bytes) = source, bytes.count != length { return .different }
    // Read one byte more than expected, to notice that a file has grown.
    var found = [UInt8](repeating: 0, count: min(length + 1, FileSource.partLength))
    var isSame = true
    var compared = 0
    try source.forEachPart { wanted throws(DiskError) in
      let count = try file.read(into: &found)
      compared += count
      isSame = count == wanted.byteCount && found.begins(with: wanted)
      return isSame
    }
    return isSame && compared == length ? .same : .different
  }
}

extension [UInt8] {
  fileprivate func begins(with bytes: RawSpan) -> Bool {
    withUnsafeBytes { own in
      bytes.withUnsafeBytes { other in
        UnsafeRawBufferPointer(rebasing: own.prefix(other.count)).isSame(as: other)
      }
    }
  }
}
