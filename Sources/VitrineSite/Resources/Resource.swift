internal import VitrineText

/// A file that pages load: a stylesheet, a script, a drawing.
struct Resource: Sendable {
  /// In the site.
  let path: String
  let bytes: [UInt8]

  init(_ name: String, _ ending: String, named naming: ResourceNaming, _ bytes: [UInt8]) {
    let hash = naming == .byContent ? ".\(ContentHash(of: bytes))" : ""
    path = "assets/\(name)\(hash).\(ending)"
    self.bytes = bytes
  }
}

/// How stylesheets, scripts and drawings are named.
public enum ResourceNaming: Hashable, Sendable {
  /// By their bytes too: what stands under a name never changes, so that whoever has it may keep it, and
  /// a page meets the files of its own build alone.
  case byContent

  /// By what they are for: pages whose looks alone change stay as they are.
  case byUse
}
