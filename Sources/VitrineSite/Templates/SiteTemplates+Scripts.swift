extension SiteTemplates {
  func script(_ script: OwnScript) -> [UInt8] { self.script(of: paths(of: script)) }

  /// The files of a script.
  private func paths(of script: OwnScript) -> [String] {
    switch script {
    case .motion: ["change", "motion"].flatMap(files) + ["scripts/motion.js"]
    case .finding: ["scripts/fold.js"] + files(in: "finding")
    case .selection: files(in: "selection")
    case .choice: ["scripts/choose.js"]
    case .transitions, .findingState, .chosen, .portions, .copying, .following, .searchLoader:
      ["scripts/\(script.rawValue).js"]
    }
  }

  /// The script that the loader of a site's search loads when it is first used. It says `words`, which are
  /// JSON.
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
