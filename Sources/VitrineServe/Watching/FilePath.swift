import Glibc
import VitrineContent

/// The names that lead to the file at `path`, each with the folder that it stands in: those of the links on
/// the way too, and up to the first that is not there.
func way(to path: String) -> [(folder: String, name: String)] {
  func isAbsolute(_ path: some StringProtocol) -> Bool { path.utf8.first == UInt8(ascii: "/") }
  var way: [(folder: String, name: String)] = []
  var folder = isAbsolute(path) ? "/" : "."
  // The next one last.
  var names = Array(path.split(separator: "/").reversed())
  var links = 0
  while let name = names.popLast() {
    let next = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    if name != "." && name != ".." { way.append((folder, String(name))) }
    guard name != ".", let target = target(ofLink: next), links < mostLinks else {
      if name != "." { folder = next }
      continue
    }
    links += 1
    if isAbsolute(target) { folder = "/" }
    names += target.split(separator: "/").reversed()
  }
  return way
}

/// As many as Linux follows.
private let mostLinks = 40

/// What the link at a path says; nil where there is none.
private func target(ofLink path: String) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    let count = readlink(path, buffer.baseAddress!, buffer.count)
    if count < 0 { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
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
