import VitrineSystem

extension Folder {
  /// Checks that a build wrote whatever is in the way of a file at `path`, according to `owned`.
  func checkOwnership(
    of path: String, comparison: FileComparison, owned: OwnedFiles
  ) throws(OutputError) {
    switch comparison {
    case .same, .missing: break
    case .different: if owned.areAllKnown { try check(path, owned) }
    case .folder: try checkAll(in: path, owned)
    case .blocked: try check(obstacle(above: path), owned)
    }
  }

  private func check(_ path: String, _ owned: OwnedFiles) throws(OutputError) {
    if !owned.contains(path) { throw .foreignFile(name(of: path)) }
  }

  private func checkAll(in path: String, _ owned: OwnedFiles) throws(OutputError) {
    let names = try OutputError.onDisk(self.names(in: path))
    for name in names.sorted() {
      let inner = "\(path)/\(name)"
      if kind(of: inner) == .folder {
        try checkAll(in: inner, owned)
      } else {
        try check(inner, owned)
      }
    }
  }

  /// The outermost file that is in the place of one of `path`'s parent folders, or `path` itself if
  /// all of them are folders or missing.
  private func obstacle(above path: String) -> String {
    var above: [String] = []
    var inner = path
    while let outer = inner.parentPath {
      above.append(outer)
      inner = outer
    }
    return above.reversed().first { hasFile(at: $0) } ?? path
  }
}
