import VitrineModel
import VitrineText

/// The headings so far, their levels on the page and their ids.
package struct MarkdownHeadings {
  /// The headings of the text itself, without headings in quotes and lists.
  var found: [RenderedBody.Heading] = []

  /// The offset in the HTML at which each of `found` ends.
  fileprivate(set) var ends: [Int] = []

  /// The levels, as written, of the headings that can contain the next one.
  private var open: [Int] = []

  private var usedIDs = UsedNames()

  /// The level on the page of the heading being written.
  fileprivate var openLevel = 2
}

extension MarkdownHeadings {
  /// The prefixes of ids for items, sections, page parts and footnotes, and of opened pictures.
  private static let prefixes = ["i-", "s-", "v-", "fn-", "fnref-", "picture="].map {
    Array($0.utf8)
  }

  /// The ids of parts of pages.
  private static let parts = [
    "Main", "Title", "Contents", "changes", "changes-again", "earlier",
  ]

  /// Returns the level on the page, from 2 to 6, of a heading written as `level`: one more than the
  /// heading above it, so that no level is skipped.
  mutating func level(forWritten level: Int) -> Int {
    while let last = open.last, last >= level { open.removeLast() }
    open.append(level)
    return min(open.count + 1, 6)
  }

  /// Returns the id that GitHub gives a heading, with a number if the id was used before.
  mutating func id(for heading: MarkdownNode) -> String {
    var base = headingID(of: heading.wordsOfID)
    if base.isEmpty { base = "heading" }
    base = Self.idOfHeading(base)
    return usedIDs.unused(base, from: 1) { "\(base)-\($0)" }
  }

  /// Whether the page around a text may have an element with this id.
  static func belongsToPage(_ id: String) -> Bool { parts.contains(id) || hasPrefix(id) }

  /// Returns the id for a heading whose id on GitHub would be `id`.
  static func idOfHeading(_ id: String) -> String { belongsToPage(id) ? "h-" + id : id }

  /// Returns the id for the fragment of a Markdown link: a heading's, in any letter case as on
  /// GitHub, or that of an item, a section or a footnote.
  package static func id(ofFragment fragment: String) -> String {
    if hasPrefix(fragment) { return fragment }
    let id = fragment.lowercased()
    return parts.contains(id) ? "h-" + id : id
  }

  private static func hasPrefix(_ id: String) -> Bool {
    prefixes.contains { id.utf8.starts(with: $0) }
  }
}

extension MarkdownRenderer {
  mutating func enterHeading(_ node: MarkdownNode) {
    let level = headings.level(forWritten: node.headingLevel) + (options.isPart ? 1 : 0)
    headings.openLevel = min(level, 6)
    html.lineStart()
    html.markup("<h")
    html.number(headings.openLevel)
    if options.isPart { return html.markup(">") }
    let id = headings.id(for: node)
    html.markup(" id=\"")
    html.text(id)
    html.markup("\">")
    if node.parent?.kind == .document {
      headings.found.append(RenderedBody.Heading(level: level, id: id, text: node.words))
    }
  }

  mutating func leaveHeading(_ node: MarkdownNode) {
    html.markup("</h")
    html.number(headings.openLevel)
    html.markup(">\n")
    if node.parent?.kind == .document, !options.isPart { headings.ends.append(html.bytes.count) }
  }
}
