#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The symbolic links in a folder that are followed: those to what is in it, or in the folder that contains
/// it.
package struct FollowedLinks: Sendable {
  private let root: String

  package init(in root: String) { self.root = root }

  package enum Target: Equatable, Sendable {
    /// Their paths without links.
    case file(String, FileState)
    case folder(String)

    /// A place that is not followed.
    case outside

    /// What has a hidden name, or is in a folder that has.
    case hidden

    /// Nothing, or a circle of links.
    case nothing

    /// A pipe or a device.
    case other
  }

  /// The target of the link at a path; nil if there is no link.
  package func target(of path: String) -> Target? {
    var status = stat()
    guard lstat(path, &status) == 0, FileKind(status) == .link else { return nil }
    guard let real = path.realPath, stat(real, &status) == 0 else { return .nothing }
    guard let bounds, real.isInside(bounds) else { return .outside }
    let names = real.utf8.dropFirst(bounds.utf8.count).split(separator: UInt8(ascii: "/"))
    // What GitHub keeps there is for readers.
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

  /// The folder that contains the root; the root itself where that would be the whole disk.
  private var bounds: String? {
    root.realPath.map { real in
      real.parentPath.flatMap { $0 == "/" ? nil : $0 } ?? real
    }
  }

  /// The folders through whose links a listing went, without links.
  package struct Way: Sendable {
    private var folders: [String] = []

    package init() {}

    /// Goes from the folder at a path to the target of a link in it; false where that would lead back to a
    /// folder around it, or goes through very many links.
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
  /// True if this path is that of a folder or leads into it; neither has links or dots.
  fileprivate func isInside(_ folder: String) -> Bool {
    let start = folder == "/" ? "/" : folder + "/"
    return utf8.elementsEqual(folder.utf8) || utf8.starts(with: start.utf8)
  }
}
