package import VitrineSystem

/// The folder that contains a site's content.
package struct ContentFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Reads a whole file of the folder.
  package func bytes(of file: String) throws(DiskError) -> [UInt8] {
    do {
      return try ReadableFile(at: "\(path)/\(file)").readAll()
    } catch {
      // The file can be a link to one.
      guard let target = target(ofLink: file) else { throw error }
      return try ReadableFile(at: target).readAll()
    }
  }

  /// Returns the path of a file of the folder in the file system. If the file is a link, returns
  /// the path of its target.
  func path(of file: String) -> String { target(ofLink: file) ?? "\(path)/\(file)" }

  /// Returns the path of the file that a link leads to, or nil if `file` is not a link or a link
  /// that is not followed.
  func target(ofLink file: String) -> String? {
    if case .file(let target, _)? = FollowedLinks(in: path).target(of: "\(path)/\(file)") {
      target
    } else {
      nil
    }
  }
}
