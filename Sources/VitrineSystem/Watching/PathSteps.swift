#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names that lead to the file at `path`, including those of links on the way, each with the
/// folder that contains it. Ends with the first name that does not exist.
func steps(to path: String) -> [(folder: String, name: String)] {
  func isAbsolute(_ path: some StringProtocol) -> Bool { path.utf8.first == UInt8(ascii: "/") }
  var steps: [(folder: String, name: String)] = []
  var folder = isAbsolute(path) ? "/" : "."
  // In reverse, so that the next one is last.
  var names = Array(path.split(separator: "/").reversed())
  var links = 0
  while let name = names.popLast() {
    let next = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    if name != "." && name != ".." { steps.append((folder, String(name))) }
    guard name != ".", let target = target(ofLink: next), links < maxLinks else {
      if name != "." { folder = next }
      continue
    }
    links += 1
    if isAbsolute(target) { folder = "/" }
    names += target.split(separator: "/").reversed()
  }
  return steps
}

/// The limit of Linux.
private let maxLinks = 40

/// The target of the link at a path, or nil if there is no link.
private func target(ofLink path: String) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    let count = readlink(path, buffer.baseAddress!, buffer.count)
    if count < 0 { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
