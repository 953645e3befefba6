#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder that is removed, with everything in it, when this object is destroyed.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Nil if it cannot be created.
  package init?(named name: String) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/\(name).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit {
    guard let name = path.split(separator: "/").last, let parent = path.parentPath else { return }
    try? Folder.existing(parent)?.removeAll(String(name))
  }
}
