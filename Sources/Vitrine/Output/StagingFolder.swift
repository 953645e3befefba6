import VitrineSystem

/// A folder in which a build keeps files until all of them are known to be correct.
///
/// A marker file tells it apart from a user's folder with the same name, which no build touches.
enum StagingFolder {
  /// The name of the marker, an empty file. Creating it is atomic, so even a killed build leaves it
  /// complete or absent.
  fileprivate static let mark = "this-folder-is-of-a-build-of-vitrine"
}

extension Folder {
  /// Creates the staging folder with this name, unless it exists.
  func makeStagingFolder(_ name: String) throws(DiskError) {
    try write([UInt8]().span.bytes, to: "\(name)/\(StagingFolder.mark)")
  }

  /// Removes the staging folder with this name, if it exists. Its marker goes last, in case the
  /// build is killed.
  func removeStagingFolder(_ name: String) throws(DiskError) {
    guard kind(of: name) == .folder else { return }
    for inner in try names(in: name) where inner != StagingFolder.mark {
      try removeAll("\(name)/\(inner)")
    }
    try removeAll(name)
  }

  /// Whether a staging folder with this name exists. An empty folder counts too: a killed build may
  /// have left it.
  ///
  /// - Throws: an error if something else has the name.
  func hasStagingFolder(_ name: String) throws(OutputError) -> Bool {
    switch kind(of: name) {
    case nil: return false
    case .file, .link, .other: throw .foreignStagingFolder(self.name(of: name))
    case .folder: break
    }
    let names = try OutputError.onDisk(self.names(in: name))
    guard names.isEmpty || kind(of: "\(name)/\(StagingFolder.mark)") == .file else {
      throw .foreignStagingFolder(self.name(of: name))
    }
    return true
  }
}
