import VitrineSystem

/// The folder that a site is read from.
struct ContentFolder: Sendable {
  let path: String

  /// The bytes of a file of the folder, all at once.
  func bytes(of file: String) throws(DiskError) -> [UInt8] {
    try ReadableFile(at: "\(path)/\(file)").readAll()
  }
}
