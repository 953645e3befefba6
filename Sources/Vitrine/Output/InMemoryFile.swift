import VitrineContent
import VitrineSystem

/// The contents of a file of a site in memory.
enum InMemoryFile: Sendable {
  case bytes([UInt8])

  /// A file to copy, its state when the build read it, and whether that state was old enough then
  /// that any later change is certain to alter it.
  case file(Folder, String, FileState, isSettled: Bool)

  /// A range of such a file.
  case part(Folder, String, FileState, Range<Int>)
}

extension InMemoryFile {
  /// Keeps the bytes of a page, but only the state of a file to copy, which stays in place and was
  /// not read before `start`.
  init(_ source: FileSource, readSince start: WallTime) throws(DiskError) {
    switch source {
    case .bytes(let bytes): self = .bytes(bytes)
    case .named: self = .bytes([])
    case .file(let folder, let path):
      let state = try folder.stateOfSource(path)
      self = .file(folder, path, state, isSettled: state.isSettled(at: start))
    case .part(let folder, let path, let range):
      self = .part(folder, path, try folder.stateOfSource(path), range)
    }
  }

  var length: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(_, _, let state, _): state.length
    case .part(_, _, _, let range): range.count
    }
  }

  /// Whether both files certainly have the same bytes.
  func isSame(as other: InMemoryFile) -> Bool {
    switch (self, other) {
    case (.bytes(let own), .bytes(let others)): own == others
    case (.file(_, let path, let state, _), .file(_, let otherPath, let otherState, _)):
      path == otherPath && state == otherState
    case (
      .part(_, let path, let state, let part), .part(_, let otherPath, let otherState, let other)
    ):
      path == otherPath && state == otherState && part == other
    default: false
    }
  }
}

extension Folder {
  fileprivate func stateOfSource(_ path: String) throws(DiskError) -> FileState {
    guard let state = try openFile(path)?.state else {
      throw DiskError(.open, name(of: path), code: .noRegularFile)
    }
    return state
  }
}
