/// Where nodes stand in the text that was parsed.
///
/// The parser says the line and column of most, with two faults that are mended here: a link whose
/// words go over several lines stands on the last of them, and in the second line of a paragraph and
/// those after it columns count from the paragraph's own column, wherever the line begins.
struct MarkdownPlaces {
  private let text: UnsafeBufferPointer<UInt8>

  /// The offset of every line, once one was asked for.
  private var lines: [Int] = []

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The line and column, from 1, of a node, or of the nearest one around it that has a place.
  mutating func place(of node: MarkdownNode) -> (line: Int, column: Int) {
    var placed = node
    while placed.line == 0 || placed.column == 0, let parent = placed.parent { placed = parent }
    let line = max(1, firstLine(of: placed))
    let column = max(1, placed.column)
    guard let block = paragraph(around: placed), block != placed, line > block.line else {
      return (line, column)
    }
    return (line, max(1, column - (block.column - 1) + indentation(ofLine: line)))
  }

  private func firstLine(of node: MarkdownNode) -> Int {
    guard node.kind == .link || node.kind == .image, let child = node.firstChild, child.line > 0
    else { return node.line }
    return min(node.line, firstLine(of: child))
  }

  private func paragraph(around node: MarkdownNode) -> MarkdownNode? {
    var around: MarkdownNode? = node
    while let current = around, current.kind != .paragraph { around = current.parent }
    return around
  }

  /// How many blanks and signs of quotes the line begins with.
  private mutating func indentation(ofLine line: Int) -> Int {
    if lines.isEmpty {
      var start = 0
      repeat {
        lines.append(start)
        start = lineEnd(in: text, from: start).next
      } while start < text.count
    }
    guard line <= lines.count else { return 0 }
    return text[lines[line - 1]...].prefix {
      $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">")
    }.count
  }
}
