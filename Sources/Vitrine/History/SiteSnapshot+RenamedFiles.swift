import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// Whether any file may have a percent-encoded name.
  var hasEncodedNames: Bool {
    files.contains { $0.path.utf8.contains(UInt8(ascii: "%")) }
  }

  /// The pages of this build that have percent-encoded names, as pages of terms had until addresses
  /// became readable: each path with the path among `taken` that the same name has now.
  func renamedFiles(in taken: ReservedPaths) -> [(path: String, now: String)] {
    files.lazy.map(\.path).compactMap { path in
      guard path.utf8.contains(UInt8(ascii: "%")), path.hasSuffix("/index.html"),
        !taken.hasFile(path), let now = taken.readable(path), taken.hasFile(now)
      else { return nil }
      return (path, now)
    }
  }
}

extension ReservedPaths {
  /// The path here that consists of the names in `path`, decoded. Nil if there is none.
  fileprivate func readable(_ path: String) -> String? {
    path.pathSegments().reduce("") { folder, segment in
      guard let folder else { return nil }
      let name = percentDecoded(String(segment))
      // A name that is not the only one with its segment has its hash there.
      let names = [urlSegment(of: name) + "~\(ContentHash(of: name))", urlSegment(of: name), name]
      return names.lazy.map { .joined(folder, $0) }.first(where: contains)
    }
  }
}
