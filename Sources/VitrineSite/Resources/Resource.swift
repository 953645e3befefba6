internal import VitrineText

/// A file that pages load: a stylesheet, a script, a drawing.
struct Resource: Sendable {
  /// The file's path in the site.
  let path: String
  let bytes: [UInt8]

  init(_ name: String, _ ending: String, named naming: ResourceNaming, _ bytes: [UInt8]) {
    let hash = naming == .byContent ? ".\(ContentHash(of: bytes))" : ""
    path = "assets/\(name)\(hash).\(ending)"
    self.bytes = bytes
  }
}

/// The naming scheme of stylesheets, scripts and drawings.
public enum ResourceNaming: Hashable, Sendable {
  /// By use and content. The file under a name never changes: browsers may keep it for good, and a
  /// page only ever loads files of its own build.
  case byContent

  /// By use alone: a page stays the same if only its looks change.
  case byUse
}
