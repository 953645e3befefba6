extension SiteTemplates {
  /// The engine of motion: how a page becomes another, and what lets pages change in place. The scripts
  /// of transitions, of finding, of choices and of portions use it.
  var motionScript: [UInt8] {
    script(of: ["change", "motion"].flatMap(files) + ["scripts/motion.js"])
  }

  /// The script of pages whose changes CSS alone cannot play.
  var transitionScript: [UInt8] { script(of: ["scripts/transitions.js"]) }

  /// The script of pages whose visitors search, filter or sort items.
  var findingScript: [UInt8] {
    script(of: ["scripts/fold.js"] + files(in: "finding"))
  }

  /// The script that these pages begin with.
  var findingStateScript: [UInt8] { script(of: ["scripts/finding-state.js"]) }

  /// The script that takes a page's chosen layouts again before it is painted, and the one that
  /// changes from one to another.
  var chosenScript: [UInt8] { script(of: ["scripts/chosen.js"]) }
  var choiceScript: [UInt8] { script(of: ["scripts/choose.js"]) }

  /// The script that shows more of a page's sections.
  var portionScript: [UInt8] { script(of: ["scripts/portions.js"]) }

  /// The script of pages whose visitors select items.
  var selectionScript: [UInt8] { script(of: files(in: "selection")) }

  /// The script of pages with code that readers copy.
  var copyingScript: [UInt8] { script(of: ["scripts/copying.js"]) }

  /// The script of every page of a site with a search, and the one that it loads when the search is first
  /// used. The latter says `words`, which are JSON.
  var searchLoaderScript: [UInt8] { script(of: ["scripts/search-loader.js"]) }
  func searchScript(saying words: [UInt8]) -> [UInt8] {
    script(
      of: ["fold", "search-index", "search"].map { "scripts/\($0).js" },
      after: Array("const words=".utf8) + words + Array(";\n".utf8))
  }

  /// The files of a folder of `scripts/`, in the order of their names.
  private func files(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix("scripts/\(folder)/") && $0.hasSuffix(".js") }.sorted()
  }

  /// One script of some files: a block, which keeps its names apart from those of other scripts. It begins
  /// with `start`. A site's own may be written as it likes, and keeps its names.
  private func script(of paths: [String], after start: [UInt8] = []) -> [UInt8] {
    let parts = paths.compactMap { files[$0] }
    var bytes = Array("{\n".utf8) + start
    for part in parts { bytes += part.bytes }
    bytes += Array("}\n".utf8)
    return condensedScript(bytes, shorteningNames: parts.allSatisfy(\.isBuiltIn))
  }
}
