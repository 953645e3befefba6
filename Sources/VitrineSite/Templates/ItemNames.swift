/// The members of `item` that templates name, read from their text: what a cell shows.
struct ItemNames: Sendable {
  private let files: [String: TemplateFile]

  init(_ files: [String: TemplateFile]) {
    self.files = files
  }

  /// `title`, `fields.height`: in order of first appearance, those of included templates where they
  /// are included.
  func names(inTemplate name: String) -> [String] {
    var names: [String] = []
    var visited: Set<String> = []
    collect(name, into: &names, visited: &visited)
    return names
  }

  private func collect(_ name: String, into names: inout [String], visited: inout Set<String>) {
    guard visited.insert(name).inserted, let file = files["\(name).html"] else { return }
    let text = String(decoding: file.bytes, as: UTF8.self)
    for tag in text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst() {
      let sigils = tag.prefix { "{&#^> ".contains($0) }
      let word = tag.dropFirst(sigils.count).prefix { !"} ".contains($0) }
      if sigils.contains(">") {
        collect(String(word), into: &names, visited: &visited)
      } else if word.hasPrefix("item.") {
        let path = word.dropFirst(5).split(separator: ".")
        let member =
          path.first == "fields" ? path.prefix(2).joined(separator: ".") : String(path[0])
        if !names.contains(member) { names.append(member) }
      }
    }
  }
}
