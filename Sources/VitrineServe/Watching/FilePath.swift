import Glibc
import VitrineContent

/// The last name of a path and the folder that it stands in; nil where no name is.
func pathStep(_ path: String) -> (folder: String, name: String)? {
  var path = path[...]
  while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
  let start = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  let name = start.map { path[path.utf8.index(after: $0)...] } ?? path
  if ["", ".", ".."].contains(name) { return nil }
  let folder = start.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  return (folder, String(name))
}

/// The entries of the folder at a path that may belong to a site, in no order; none when it is not there.
///
/// The type is `DT_UNKNOWN` where the disk does not say it.
func entries(of path: String) -> [(name: String, type: UInt8)] {
  guard let stream = opendir(path) else { return [] }
  defer { closedir(stream) }
  var entries: [(String, UInt8)] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name == "." || name == ".." || isLeftBehind(name) { continue }
    entries.append((name, entry.pointee.d_type))
  }
  return entries
}

/// What a watch does about an entry of a folder.
enum FileKind {
  case folder, link, other

  /// Some file systems say nothing in a folder's entry.
  init(of path: String, listedAs type: UInt8) {
    switch Int(type) {
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN):
      var status = stat()
      let isThere = lstat(path, &status) == 0
      self = !isThere ? .other : FileKind(status.st_mode)
    default: self = .other
    }
  }

  init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
