import VitrineModel

/// The table being written, and the names of the tables before it.
struct MarkdownTables {
  fileprivate var alignments: [UInt8] = []
  fileprivate var column = 0
  fileprivate var isHeader = false
  fileprivate var hasBody = false
  fileprivate var cellIsHeader = false
  fileprivate var usedNames = UsedNames()
}

extension MarkdownRenderer {
  /// Writes a table in a box that scrolls horizontally, also by keyboard. The table's header is its
  /// accessible name.
  mutating func enterTable(_ node: MarkdownNode) {
    tables.alignments = Array(node.tableAlignments)
    tables.hasBody = false
    body.insert(.tables)
    html.lineStart()
    html.markup("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"")
    html.text(name(ofTable: node))
    html.markup("\">\n<table>\n")
  }

  mutating func leaveTable() {
    html.markup(tables.hasBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
  }

  /// Returns whether the row is written. In Markdown, a header without words stands for no header.
  mutating func enterTableRow(_ node: MarkdownNode) -> Bool {
    if node.isHeaderRow, node.children.allSatisfy({ $0.firstChild == nil }) { return false }
    tables.isHeader = node.isHeaderRow
    tables.column = 0
    if tables.isHeader {
      html.markup("<thead>\n")
    } else if !tables.hasBody {
      tables.hasBody = true
      html.markup("<tbody>\n")
    }
    html.markup("<tr>\n")
    return true
  }

  mutating func leaveTableRow(_ node: MarkdownNode) {
    html.markup(tables.isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
  }

  mutating func enterTableCell(_ node: MarkdownNode) {
    // An empty header cell would be a header of nothing.
    tables.cellIsHeader = tables.isHeader && node.firstChild != nil
    html.markup(tables.cellIsHeader ? "<th scope=\"col\"" : "<td")
    if tables.column < tables.alignments.count {
      switch tables.alignments[tables.column] {
      case UInt8(ascii: "l"): html.markup(" style=\"text-align: left\"")
      case UInt8(ascii: "c"): html.markup(" style=\"text-align: center\"")
      case UInt8(ascii: "r"): html.markup(" style=\"text-align: right\"")
      default: break
      }
    }
    html.markup(">")
    tables.column += 1
  }

  mutating func leaveTableCell() { html.markup(tables.cellIsHeader ? "</th>\n" : "</td>\n") }

  /// Returns the words of the header, made unique among the tables of the text.
  private mutating func name(ofTable node: MarkdownNode) -> String {
    guard let header = node.firstChild else { return "Table" }
    var name: [UInt8] = []
    for cell in header.children {
      let words = cell.words.utf8
      if !name.isEmpty, !words.isEmpty { name += ", ".utf8 }
      name += words
    }
    let base = name.isEmpty ? "Table" : String(decoding: name, as: UTF8.self)
    return tables.usedNames.unused(base, from: 2) { "\(base) (\($0))" }
  }
}
