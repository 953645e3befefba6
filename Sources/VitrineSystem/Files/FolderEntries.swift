#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The entries of a folder, unordered, without `.` and `..`.
package struct FolderEntries: ~Copyable {
  package struct Entry {
    package let name: String

    /// If false, the name was repaired and does not lead to the file.
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

  /// Takes ownership of a folder's descriptor and eventually closes it.
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

  /// The state of the entry with this name. For a link, the state of the link itself.
  package func state(of name: String) -> FileState? {
    var status = stat()
    return fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? FileState(status) : nil
  }
}
