extension SiteTemplates {
  /// The script of pages whose changes CSS alone cannot play.
  var transitionScript: [UInt8] { script(of: motion + ["scripts/transitions.js"]) }

  /// The script that takes a page's chosen layouts again before it is painted, and the one that
  /// changes from one to another.
  var chosenScript: [UInt8] { files["scripts/chosen.js"]?.bytes ?? [] }
  var choiceScript: [UInt8] { script(of: motion + ["scripts/choose.js"]) }

  /// The files of the engine of motion, in the order of their names. They only declare, so that they
  /// may stand in any.
  private var motion: [String] {
    files.keys.filter { $0.hasPrefix("scripts/motion/") && $0.hasSuffix(".js") }.sorted()
  }

  /// One script of some files: a block, which keeps its names apart from those of other scripts.
  private func script(of paths: [String]) -> [UInt8] {
    Array("{\n".utf8) + paths.flatMap { files[$0]?.bytes ?? [] } + Array("}\n".utf8)
  }
}
