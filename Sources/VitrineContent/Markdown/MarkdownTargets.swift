/// The targets of links in a text: its headings, and what raw HTML makes, which stays where it is left
/// out.
struct MarkdownTargets {
  /// The ids of the text's headings, known once they are asked for.
  fileprivate var headingIDs: HeadingIDs?

  /// The targets of raw HTML written so far.
  fileprivate var written: Set<String> = []
}

private struct HeadingIDs {
  var inBody: Set<String> = []

  /// That of the title that leaves the body.
  var title: String?
}

extension MarkdownRenderer {
  /// The destination of a link: one to the text's own headings leads to the ids that they have on the
  /// page, and to its top where the heading became the page's title.
  mutating func ownDestination(of node: MarkdownNode) -> String {
    let destination = String(decoding: node.destination, as: UTF8.self)
    guard destination.utf8.first == UInt8(ascii: "#"), destination.utf8.count > 1 else {
      return destination
    }
    let id = percentDecoded(String(destination.dropFirst())).lowercased()
    let ids = headingIDs(around: node)
    if id == ids.title { return "#top" }
    let heading = MarkdownHeadings.idOfHeading(id)
    return heading != id && ids.inBody.contains(heading) ? "#" + heading : destination
  }

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
    return !headingIDs(around: node).inBody.contains(id)
  }

  private mutating func headingIDs(around node: MarkdownNode) -> HeadingIDs {
    if let known = targets.headingIDs { return known }
    var document = node
    while let parent = document.parent { document = parent }
    var headings = MarkdownHeadings()
    var ids = HeadingIDs()
    var walk = MarkdownWalk(document)
    while let event = walk.next() {
      guard case .enter(let node) = event, node.kind == .heading else { continue }
      let id = headings.id(for: node)
      if options.skipsTitle, ids.title == nil, node.isTitle {
        ids.title = id
      } else {
        ids.inBody.insert(id)
      }
    }
    targets.headingIDs = ids
    return ids
  }
}
