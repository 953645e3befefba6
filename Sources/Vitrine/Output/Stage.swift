import VitrineSystem

/// A folder in which a build keeps files until all of them are known to be right.
///
/// A mark in it tells it from a folder that somebody else gave its name, which no build touches.
enum Stage {
  /// An empty file of this name: it comes into being at once, so that a build is killed before or after.
  fileprivate static let mark = "this-folder-is-of-a-build-of-vitrine"
}

extension Folder {
  /// Makes the stage of this name, where it is not there yet.
  func makeStage(_ name: String) throws(DiskError) {
    try write([UInt8]().span.bytes, to: "\(name)/\(Stage.mark)")
  }

  /// Removes the stage of this name, where there is one; its mark last, in case the build is killed.
  func removeStage(_ name: String) throws(DiskError) {
    guard kind(of: name) == .folder else { return }
    for inner in try names(in: name) where inner != Stage.mark {
      try removeAll("\(name)/\(inner)")
    }
    try removeAll(name)
  }

  /// True if there is a stage with this name. An empty folder counts too: a killed build may have left it.
  ///
  /// - Throws: when something else has the name.
  func hasStage(_ name: String) throws(OutputError) -> Bool {
    switch kind(of: name) {
    case nil: return false
    case .file, .link, .other: throw .foreignStage(self.name(of: name))
    case .folder: break
    }
    let names = try OutputError.onDisk(self.names(in: name))
    guard names.isEmpty || kind(of: "\(name)/\(Stage.mark)") == .file else {
      throw .foreignStage(self.name(of: name))
    }
    return true
  }
}
