#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension String {
  /// The path without trailing slashes. `/` stays.
  package var withoutFinalSlashes: String {
    var path = self[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return String(path)
  }

  /// The path of the parent folder, or nil if the path does not contain one.
  package var parentPath: String? {
    let path = withoutFinalSlashes
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    if slash == path.startIndex { return path == "/" ? nil : "/" }
    return path[..<slash].description.withoutFinalSlashes
  }

  /// The last name of the path.
  package var lastPathComponent: String {
    utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
  }

  /// The absolute path without links and dots, or nil if nothing is there.
  package var realPath: String? {
    guard let real = realpath(self, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
