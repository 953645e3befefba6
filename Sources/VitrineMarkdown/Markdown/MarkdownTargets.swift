import VitrineText

/// The link targets in a text: its headings, and anchors in raw HTML, which are kept even if the
/// HTML is left out.
struct MarkdownTargets {
  /// The ids of the text's headings, or nil before first use.
  fileprivate var headingIDs: HeadingIDs?

  /// The anchors of raw HTML written so far.
  fileprivate var written: Set<String> = []
}

private struct HeadingIDs {
  var bodyIDs: Set<String> = []

  /// The id of the title that the body leaves out.
  var title: String?
}

extension MarkdownRenderer {
  /// Returns the destination of a link. A link to a heading of the text leads to the heading's id
  /// on the page, or to the top if the heading became the page's title.
  mutating func ownDestination(of node: MarkdownNode) -> String {
    let destination = String(decoding: node.destination, as: UTF8.self)
    guard destination.utf8.first == UInt8(ascii: "#"), destination.utf8.count > 1 else {
      return destination
    }
    let id = percentDecoded(String(destination.dropFirst())).lowercased()
    let ids = headingIDs(around: node)
    if id == ids.title { return "#top" }
    let heading = MarkdownHeadings.idOfHeading(id)
    return heading != id && ids.bodyIDs.contains(heading) ? "#" + heading : destination
  }

  /// Writes the anchors that raw HTML defines by `id`, or by `name` in `<a>`. Returns whether the
  /// HTML does nothing else.
  mutating func writeTargets(of node: MarkdownNode) -> Bool {
    var scanner = HTMLScanner(node.literal)
    var makesOnlyTargets = true
    while let token = scanner.next() {
      switch token {
      case .comment, .doctype: break
      case .text(let text):
        makesOnlyTargets = makesOnlyTargets && text.allSatisfy { $0 <= 0x20 }
      case .tag(let tag):
        let isAnchor = tag.name == "a"
        let attributes = tag.values
        let names = attributes.filter { $0.name == "id" || isAnchor && $0.name == "name" }
        for name in names { writeTarget(name.value, in: node) }
        makesOnlyTargets = makesOnlyTargets && isAnchor && names.count == attributes.count
      }
    }
    return makesOnlyTargets
  }

  /// Writes an anchor with its name as written and in lower case, as Markdown links refer to it.
  private mutating func writeTarget(_ name: String, in node: MarkdownNode) {
    for id in [name, name.lowercased()] where isFree(id, in: node) {
      targets.written.insert(id)
      html.markup("<span id=\"")
      html.text(id)
      html.markup("\"></span>")
    }
  }

  /// Whether an anchor can have this id. A heading keeps its id even if it comes later, because
  /// links mean the heading, as on GitHub.
  private mutating func isFree(_ id: String, in node: MarkdownNode) -> Bool {
    let isName = !id.isEmpty && id.utf8.allSatisfy { $0 > 0x20 && !#"&<>""#.utf8.contains($0) }
    guard isName, !targets.written.contains(id), !MarkdownHeadings.belongsToPage(id) else {
      return false
    }
    return !headingIDs(around: node).bodyIDs.contains(id)
  }

  private mutating func headingIDs(around node: MarkdownNode) -> HeadingIDs {
    if let known = targets.headingIDs { return known }
    var document = node
    while let parent = document.parent { document = parent }
    var headings = MarkdownHeadings()
    var ids = HeadingIDs()
    for node in document.nodes(.heading) {
      let id = headings.id(for: node)
      if options.skipsTitle, ids.title == nil, node.isTitle {
        ids.title = id
      } else {
        ids.bodyIDs.insert(id)
      }
    }
    targets.headingIDs = ids
    return ids
  }
}
