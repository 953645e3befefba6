import VitrineContent
import VitrineSystem

/// The bytes of a file of a site that is not written.
enum UnwrittenFile: Sendable {
  case bytes([UInt8])

  /// A file to copy, what it was when the build read it, and whether it surely was that from before on.
  case file(Folder, String, FileState, isSettled: Bool)
}

extension UnwrittenFile {
  /// Takes the bytes of a page; of a file to copy, which stays where it is and was not read before
  /// `start`, no more than its state.
  init(_ source: FileSource, readSince start: WallTime) throws(DiskError) {
    switch source {
    case .bytes(let bytes): self = .bytes(bytes)
    case .file(let folder, let path):
      guard let state = try folder.openFile(path)?.state else {
        throw DiskError(.open, folder.name(of: path), code: .noRegularFile)
      }
      self = .file(folder, path, state, isSettled: state.isSettled(at: start))
    }
  }

  var length: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(_, _, let state, _): state.length
    }
  }

  /// True if both files surely have the same bytes.
  func isSame(as other: UnwrittenFile) -> Bool {
    switch (self, other) {
    case (.bytes(let own), .bytes(let others)): own == others
    case (.file(_, let path, let state, _), .file(_, let otherPath, let otherState, _)):
      path == otherPath && state == otherState
    default: false
    }
  }
}
