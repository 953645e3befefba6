#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The entries of a folder, in no order, without `.` and `..`.
package struct FolderEntries: ~Copyable {
  package struct Entry {
    package let name: String

    /// Else the name is repaired, and leads to nothing.
    package let isUTF8: Bool
    package let kind: FileKind
  }

  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private let stream: Stream

  package init(of path: String) throws(DiskError) {
    guard let stream = opendir(path) else { throw DiskError(.list, path) }
    self.stream = stream
  }

  /// Takes the descriptor of a folder, and closes it in the end.
  init(ofOpen descriptor: Int32, path: String) throws(DiskError) {
    guard descriptor >= 0, let stream = fdopendir(descriptor) else { throw DiskError(.list, path) }
    self.stream = stream
  }

  deinit { closedir(stream) }

  package mutating func next() -> Entry? {
    while let entry = readdir(stream) {
      let bytes = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = bytes.assumingMemoryBound(to: CChar.self)
      if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
      let kind = FileKind(listedAs: entry.pointee.d_type) ?? kind(of: name)
      let valid = String(validatingCString: name)
      return Entry(name: valid ?? String(cString: name), isUTF8: valid != nil, kind: kind)
    }
    return nil
  }

  private func kind(of name: UnsafePointer<CChar>) -> FileKind {
    var status = stat()
    return fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? FileKind(status) : .other
  }

  /// The state of what stands under a name, of a link itself.
  package func state(of name: String) -> FileState? {
    var status = stat()
    return fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? FileState(status) : nil
  }
}
