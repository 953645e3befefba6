/// The targets of links that raw HTML makes, which stay where it is left out.
struct MarkdownTargets {
  /// The ids of the text's headings, known once they are asked for.
  fileprivate var headingIDs: Set<String>?

  /// The targets written so far.
  fileprivate var written: Set<String> = []
}

extension MarkdownRenderer {
  /// Writes the targets that raw HTML makes by `id`, or by `name` in `<a>`. Returns true if that is all
  /// that it does.
  mutating func writeTargets(of node: MarkdownNode) -> Bool {
    let html = node.literal
    var tokens = HTMLTokens(html)
    var makesTargetsAlone = true
    while let token = tokens.next() {
      switch token {
      case .comment: break
      case .text(let range):
        makesTargetsAlone = makesTargetsAlone && html[range].allSatisfy { $0 <= 0x20 }
      case .tag(let tag):
        let isAnchor = tag.name == "a"
        let attributes = tag.attributes(in: html)
        let names = attributes.filter { $0.name == "id" || isAnchor && $0.name == "name" }
        for name in names { writeTarget(name.value, in: node) }
        makesTargetsAlone = makesTargetsAlone && isAnchor && names.count == attributes.count
      }
    }
    return makesTargetsAlone
  }

  /// Links lead to it as it is written, and in lower case, as those of Markdown are.
  private mutating func writeTarget(_ name: String, in node: MarkdownNode) {
    for id in [name, name.lowercased()] where isFree(id, in: node) {
      targets.written.insert(id)
      html.markup("<span id=\"")
      html.text(id)
      html.markup("\"></span>")
    }
  }

  /// A heading keeps its id, wherever it stands: links mean the heading, as on GitHub.
  private mutating func isFree(_ id: String, in node: MarkdownNode) -> Bool {
    let isName = !id.isEmpty && id.utf8.allSatisfy { $0 > 0x20 && !#"&<>""#.utf8.contains($0) }
    guard isName, !targets.written.contains(id), !MarkdownHeadings.belongsToPage(id) else {
      return false
    }
    let headingIDs = targets.headingIDs ?? self.headingIDs(around: node)
    targets.headingIDs = headingIDs
    return !headingIDs.contains(id)
  }

  private func headingIDs(around node: MarkdownNode) -> Set<String> {
    var document = node
    while let parent = document.parent { document = parent }
    var headings = MarkdownHeadings()
    var ids: Set<String> = []
    var walk = MarkdownWalk(document)
    while let event = walk.next() {
      if case .enter(let node) = event, node.kind == .heading {
        ids.insert(headings.id(for: node))
      }
    }
    return ids
  }
}
