#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The symbolic links in a folder that are followed: those whose targets are inside it, or inside
/// its parent folder.
package struct FollowedLinks: Sendable {
  private let root: String

  package init(in root: String) { self.root = root }

  package enum Target: Equatable, Sendable {
    /// A path in which all links are resolved.
    case file(String, FileState)
    case folder(String)

    /// A target outside the folders that are followed.
    case outside

    /// A target with a hidden name, or inside a hidden folder.
    case hidden

    /// The target does not exist, or the links form a cycle.
    case nothing

    /// A pipe or a device.
    case other
  }

  /// The target of the link at a path, or nil if there is no link.
  package func target(of path: String) -> Target? {
    var status = stat()
    guard lstat(path, &status) == 0, FileKind(status) == .link else { return nil }
    guard let real = path.realPath, stat(real, &status) == 0 else { return .nothing }
    guard let bounds, real.isInside(bounds) else { return .outside }
    let names = real.utf8.dropFirst(bounds.utf8.count).split(separator: UInt8(ascii: "/"))
    // `.github` is an exception, because it contains files for readers.
    if names.contains(where: { $0.first == UInt8(ascii: ".") && !$0.elementsEqual(".github".utf8) })
    {
      return .hidden
    }
    return switch FileKind(status) {
    case .file: .file(real, FileState(status))
    case .folder: .folder(real)
    case .link, .other: .other
    }
  }

  /// The folder that contains the root, or the root itself if the former is the whole disk.
  private var bounds: String? {
    root.realPath.map { real in
      real.parentPath.flatMap { $0 == "/" ? nil : $0 } ?? real
    }
  }

  /// The folders whose links have been followed, with links resolved.
  package struct VisitedFolders: Sendable {
    private var folders: [String] = []

    package init() {}

    /// Goes from the folder at a path to the target of a link in it. Returns false if that leads
    /// back to an enclosing folder, or if too many links have been followed.
    package mutating func enter(_ target: String, from folder: String) -> Bool {
      guard let folder = folder.realPath, folders.count < 8,
        !(folders + [folder]).contains(where: { $0.isInside(target) })
      else { return false }
      folders.append(folder)
      return true
    }

    package mutating func leave() { folders.removeLast() }
  }
}

extension String {
  /// Whether this path is that of the folder or of something in it. Neither may contain links or
  /// dots.
  fileprivate func isInside(_ folder: String) -> Bool {
    let start = folder == "/" ? "/" : folder + "/"
    return utf8.elementsEqual(folder.utf8) || utf8.starts(with: start.utf8)
  }
}
