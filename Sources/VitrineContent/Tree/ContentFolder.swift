import VitrineSystem

/// The folder that a site is read from.
struct ContentFolder: Sendable {
  let path: String

  /// Reads a whole file of the folder.
  func bytes(of file: String) throws(DiskError) -> [UInt8] {
    do {
      return try ReadableFile(at: "\(path)/\(file)").readAll()
    } catch {
      // A link is no file, but may lead to one.
      guard let target = target(ofLink: file) else { throw error }
      return try ReadableFile(at: target).readAll()
    }
  }

  /// Returns the path of a file of the folder in the file system, without a link at its end.
  func path(of file: String) -> String { target(ofLink: file) ?? "\(path)/\(file)" }

  /// Returns the path of the file to which a link leads; nil if `file` is none, or one that is not followed.
  func target(ofLink file: String) -> String? {
    if case .file(let target, _)? = FollowedLinks(in: path).target(of: "\(path)/\(file)") {
      target
    } else {
      nil
    }
  }
}
