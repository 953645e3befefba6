extension SiteTemplates {
  /// The script of pages whose changes CSS alone cannot play.
  var transitionScript: [UInt8] { script(of: motion + ["scripts/transitions.js"]) }

  /// The script of pages whose visitors search, filter or sort items, and the one that these begin with.
  var findingScript: [UInt8] {
    script(of: ["scripts/fold.js"] + motion + scripts(in: "scripts/finding/"))
  }
  var findingStateScript: [UInt8] { script(of: ["scripts/finding-state.js"]) }

  private var motion: [String] { scripts(in: "scripts/motion/") }

  /// The files in a folder, in the order of their names. All but the last only declare, so that they
  /// may stand in any order.
  private func scripts(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".js") }.sorted()
  }

  /// One script of some files: a block, which keeps its names apart from those of other scripts.
  private func script(of paths: [String]) -> [UInt8] {
    Array("{\n".utf8) + paths.flatMap { files[$0]?.bytes ?? [] } + Array("}\n".utf8)
  }
}
