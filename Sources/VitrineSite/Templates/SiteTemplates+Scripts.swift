extension SiteTemplates {
  /// Returns the scripts in `files`, each assembled on first use.
  static func scripts(in files: [String: TemplateFile]) -> LazyTable<BuiltInScript, [UInt8]> {
    LazyTable { files.script(of: files.paths(of: $0)) }
  }

  /// The script that the search loader loads on first use. It contains `words` as JSON.
  func searchScript(withTitles words: [UInt8]) -> [UInt8] {
    files.script(
      of: ["fold", "search-index", "search"].map { "scripts/\($0).js" },
      after: Array("const words=".utf8) + words + Array(";\n".utf8))
  }
}

extension [String: TemplateFile] {
  fileprivate func paths(of script: BuiltInScript) -> [String] {
    switch script {
    case .motion: ["change", "motion"].flatMap(paths(in:)) + ["scripts/motion.js"]
    case .filtering: ["scripts/fold.js"] + paths(in: "finding")
    case .selection: paths(in: "selection")
    case .choice: ["scripts/relayout.js", "scripts/choose.js"]
    case .zoomingViewer: ["scripts/zoom.js", "scripts/viewer.js"]
    case .transitions, .filteringState, .chosen, .listPages, .copying, .viewer, .following,
      .searchLoader:
      ["scripts/\(script.rawValue).js"]
    }
  }

  /// The files of a folder in `scripts/`, in order of their names.
  private func paths(in folder: String) -> [String] {
    keys.filter { $0.hasPrefix("scripts/\(folder)/") && $0.hasSuffix(".js") }.sorted()
  }

  /// Combines files into one script: a block, which keeps its names separate from those of other
  /// scripts. It begins with `start`.
  fileprivate func script(of paths: [String], after start: [UInt8] = []) -> [UInt8] {
    var bytes = Array("{\n".utf8) + start
    for path in paths {
      guard let file = self[path] else { continue }
      bytes += file.loaded
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes + Array("}\n".utf8)
  }
}
