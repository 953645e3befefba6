import VitrineSystem

/// The folder that a site is read from.
struct ContentFolder: Sendable {
  let path: String

  /// Reads a whole file of the folder.
  func bytes(of file: String) throws(DiskError) -> [UInt8] {
    try ReadableFile(at: "\(path)/\(file)").readAll()
  }
}
