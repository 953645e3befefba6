internal import VitrineText

/// Extracts the members of `item` that templates use, which are what a cell shows.
struct ItemMembers: Sendable {
  private let files: [String: TemplateFile]

  /// For each template, all names in it and in those that it includes, split at their dots.
  private let paths: LazyTable<String, [[String]]>

  init(_ files: [String: TemplateFile]) {
    self.files = files
    paths = LazyTable { name in
      var paths: [[String]] = []
      var visited: Set<String> = []
      files.collectPaths(ofTemplate: name, into: &paths, visited: &visited)
      return paths
    }
  }

  /// The members of `item` that a template uses, such as `title` or `fields.height`, in order of
  /// first appearance. Included templates count where they are included.
  func names(inTemplate name: String) -> [String] {
    var names: [String] = []
    for path in paths[name] {
      let members = path[0] == "item" ? path.dropFirst() : path[0] == "fields" ? path[...] : []
      guard let first = members.first else { continue }
      let isData = ["fields", "texts", "addresses", "flags", "columns"].contains(first)
      let member = isData ? members.prefix(2).joined(separator: ".") : first
      if !names.contains(member) { names.append(member) }
    }
    return names
  }

  /// All components, separated by dots, of all names in a template and those that it includes.
  func allNames(inTemplate name: String) -> [String] {
    paths[name].flatMap { $0 }
  }

  /// The last components of names at the start of an address in a template, without included
  /// templates.
  func addressNames(inTemplate name: String) -> Set<String> {
    guard let file = files["\(name).html"] else { return [] }
    var names: Set<String> = []
    var open: [Substring?] = []
    var reader = TemplateReader(file.bytes)
    while case .success(let tag)? = reader.nextTag() {
      let last = tag.name.split(separator: ".").last
      switch tag.kind {
      case .section, .invertedSection, .parent, .block: open.append(last)
      case .end: _ = open.popLast()
      case .variable:
        // `{{.}}` refers to the enclosing section's name.
        if tag.isAddress, let name = last ?? open.last ?? nil { names.insert(String(name)) }
      case .unescapedVariable, .partial, .comment, .delimiters: break
      }
    }
    return names
  }

  /// Whether a template shows an item the same way everywhere: it uses neither page, section nor
  /// site, nor the item's number, id or terms, whose links depend on the page.
  func namesOnlyItem(inTemplate name: String) -> Bool {
    !paths[name].contains { path in
      ["page", "section", "site", dynamic].contains(path[0])
        || path[0] == "words" && path.count > 1
        || ["terms", "tagLinks"].contains(path[path.count - 1])
        || ["number", "id"].contains(path[path.count - 1])
          && (path.count == 1 || path.count == 2 && path[0] == "item")
    }
  }

}

/// Marks an include whose template is chosen by data and may use any name.
private let dynamic = "*"

extension [String: TemplateFile] {
  fileprivate func collectPaths(
    ofTemplate name: String, into paths: inout [[String]], visited: inout Set<String>
  ) {
    guard visited.insert(name).inserted, let file = self["\(name).html"] else { return }
    var reader = TemplateReader(file.bytes)
    while case .success(let tag)? = reader.nextTag() {
      switch tag.kind {
      case .comment, .delimiters: continue
      case .partial, .parent:
        if tag.name.hasPrefix(dynamic) {
          paths.append([dynamic])
        } else {
          collectPaths(ofTemplate: tag.name, into: &paths, visited: &visited)
        }
      case .variable, .unescapedVariable, .section, .invertedSection, .block, .end:
        let path = tag.name.split(separator: ".").map(String.init)
        if !path.isEmpty { paths.append(path) }
      }
    }
  }
}
