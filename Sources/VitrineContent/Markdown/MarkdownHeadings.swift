import VitrineModel
import VitrineText

/// The headings met so far, their levels on the page and their ids.
struct MarkdownHeadings {
  /// Those of the text itself, not of quotes and lists in it.
  var found: [RenderedBody.Heading] = []

  /// The levels, as written, of the headings that the next one may stand under.
  private var open: [Int] = []

  private var usedIDs = UsedNames()

  /// The level on the page of the heading that is being written.
  fileprivate var openLevel = 2
}

extension MarkdownHeadings {
  /// How the ids of items, sections, page parts and footnotes begin.
  private static let prefixes = ["i-", "s-", "v-", "fn-", "fnref-"].map { Array($0.utf8) }

  /// The ids of what pages say of changes.
  private static let parts = ["changes", "changes-again", "earlier"]

  /// The level on the page, 2 to 6, of a heading written as level `level`: one more than
  /// that of the heading it stands under, so that no level is left out.
  mutating func level(forWritten level: Int) -> Int {
    while let last = open.last, last >= level { open.removeLast() }
    open.append(level)
    return min(open.count + 1, 6)
  }

  /// The slug of `text`, with a number where it was used before.
  mutating func id(for text: String) -> String {
    var base = slug(of: text)
    if base.isEmpty { base = "heading" }
    if Self.parts.contains(base)
      || Self.prefixes.contains(where: { base.utf8.starts(with: $0) })
    {
      base = "h-" + base
    }
    return usedIDs.unused(base) { "\(base)-\($0)" }
  }
}

extension MarkdownRenderer {
  mutating func enterHeading(_ node: MarkdownNode) {
    let text = node.words
    let level = headings.level(forWritten: node.headingLevel)
    let id = headings.id(for: text)
    headings.openLevel = level
    html.lineStart()
    html.markup("<h")
    html.number(level)
    html.markup(" id=\"")
    html.text(id)
    html.markup("\">")
    if node.parent?.kind == .document {
      headings.found.append(RenderedBody.Heading(level: level, id: id, text: text))
    }
  }

  mutating func leaveHeading() {
    html.markup("</h")
    html.number(headings.openLevel)
    html.markup(">\n")
  }
}
