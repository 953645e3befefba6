import Glibc

/// The bytes of a file of a site that is not written.
enum KeptContent: Sendable {
  case bytes([UInt8])

  /// A file to copy, and what it was when the build read it.
  case file(Folder, String, FileState)
}

/// What changes when a file does.
struct FileState: Hashable, Sendable {
  var length: Int
  private var device: dev_t
  private var inode: ino_t
  private var changedSeconds: Int
  private var changedNanoseconds: Int

  init(_ status: stat) {
    length = Int(status.st_size)
    device = status.st_dev
    inode = status.st_ino
    // The time of the last change, for that of the last writing can be set.
    changedSeconds = status.st_ctim.tv_sec
    changedNanoseconds = status.st_ctim.tv_nsec
  }
}

extension KeptContent {
  /// Takes the bytes of a page; of a file to copy, which stays where it is, no more than its state.
  init(_ source: FileSource) throws(DiskError) {
    switch source {
    case .bytes(let bytes): self = .bytes(bytes)
    case .file(let folder, let path):
      guard let state = try folder.openFile(path)?.state else {
        throw DiskError(.open, folder.name(of: path), code: DiskError.noRegularFile)
      }
      self = .file(folder, path, state)
    }
  }

  var length: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(_, _, let state): state.length
    }
  }

  /// Whether this is surely what `other` is.
  func isSame(as other: KeptContent) -> Bool {
    switch (self, other) {
    case (.bytes(let own), .bytes(let others)): own == others
    case (.file(_, let path, let state), .file(_, let otherPath, let otherState)):
      path == otherPath && state == otherState
    default: false
    }
  }
}
