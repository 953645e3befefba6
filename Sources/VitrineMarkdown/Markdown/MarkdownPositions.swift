import VitrineText

/// The positions of nodes in the parsed text.
///
/// The parser provides the line and column of most nodes, with five errors that are corrected here:
///
/// - A link whose words span several lines has the last of these lines.
/// - From the second line of a paragraph, columns count from the paragraph's own column, wherever
///   the line begins.
/// - A line end after a backslash, or in a link's address or title, counts as a character of its
///   line.
/// - A table header right below a paragraph has the paragraph's line, which can be shorter than the
///   header's columns.
/// - The paragraph above such a table has no position: lines and columns in it count from 0, and
///   the table has its position.
struct MarkdownPositions {
  private let text: UnsafeBufferPointer<UInt8>

  /// The range of every line. Empty until first used.
  private var lines: [Range<Int>] = []

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Returns the line and column, from 1, of a node, or of its nearest ancestor with a position.
  mutating func place(of node: MarkdownNode) -> (line: Int, column: Int) {
    if let block = paragraph(around: node), block.line == 0, let table = block.next,
      table.kind == .table
    {
      let start = (line: table.line, column: table.column)
      return place(inParagraphAt: start, start.line + node.line, start.column + node.column)
    }
    var placed = node
    while placed.line == 0 || placed.column == 0, let parent = placed.parent { placed = parent }
    let line = max(1, firstLine(of: placed))
    let column = max(1, placed.column)
    guard let block = paragraph(around: placed), block != placed, line >= block.line else {
      findLines()
      guard line <= lines.count else { return (line, column) }
      return (line, min(column, lines[line - 1].count + 1))
    }
    return place(inParagraphAt: (max(1, block.line), max(1, block.column)), line, column)
  }

  /// Returns the byte at the beginning of a node, or nil if the text has none there.
  mutating func byte(at node: MarkdownNode) -> UInt8? {
    let (line, column) = place(of: node)
    guard line <= lines.count else { return nil }
    let bytes = text[lines[line - 1]]
    return column <= bytes.count ? bytes[bytes.startIndex + column - 1] : nil
  }

  /// Returns the line and column of the byte at `offset` in a code block's info string, which
  /// follows the fence and blanks.
  mutating func placeOfInfo(of node: MarkdownNode, offset: Int) -> (line: Int, column: Int) {
    let (line, column) = place(of: node)
    guard line <= lines.count else { return (line, column) }
    let bytes = text[lines[line - 1]]
    let isFence = { (byte: UInt8) in byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") }
    guard let fence = bytes[(bytes.startIndex + column - 1)...].firstIndex(where: isFence),
      let info = bytes[fence...].firstIndex(where: { !isFence($0) && !$0.isSpaceOrTab })
    else { return (line, column) }
    return (line, min(info - bytes.startIndex + offset, bytes.count) + 1)
  }

  /// Returns the bytes from a position to the end of its line, or nothing if the text has no such
  /// position.
  mutating func bytes(from place: (line: Int, column: Int)) -> UnsafeBufferPointer<UInt8> {
    findLines()
    guard place.line <= lines.count, place.column <= lines[place.line - 1].count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let line = lines[place.line - 1]
    return UnsafeBufferPointer(rebasing: text[line.lowerBound + place.column - 1..<line.upperBound])
  }

  /// Returns the actual position of words that should be at `place`: that position, or the first
  /// occurrence from the beginning of its line, if one is near. The parser's positions are wrong
  /// after an address that became a link, and in a table header below a paragraph.
  mutating func place(
    of words: UnsafeBufferPointer<UInt8>, near place: (line: Int, column: Int)
  ) -> (line: Int, column: Int) {
    if bytes(from: place).starts(with: words) { return place }
    guard place.line <= lines.count else { return place }
    var left = 2048
    for line in place.line...lines.count where left > 0 {
      let bytes = UnsafeBufferPointer(rebasing: text[lines[line - 1]].prefix(left))
      for start in bytes.indices where bytes[start...].starts(with: words) {
        return (line, start + 1)
      }
      left -= bytes.count + 1
    }
    return (place.line, min(place.column, lines[place.line - 1].count + 1))
  }

  private mutating func place(
    inParagraphAt start: (line: Int, column: Int), _ line: Int, _ column: Int
  ) -> (line: Int, column: Int) {
    findLines()
    guard start.line <= lines.count else { return (line, column) }
    var found = start.line
    var counted = start.line
    while counted < line, found < lines.count {
      if !endsWithBackslash(lineAt: found) { counted += 1 }
      found += 1
    }
    var place = column - (start.column - 1)
    while true {
      let first = found == start.line ? start.column - 1 : indentation(ofLine: found)
      let length = max(0, lines[found - 1].count - first)
      if place <= length || found == lines.count {
        return (found, first + max(1, min(place, length + 1)))
      }
      place -= length + 1
      found += 1
    }
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

  private mutating func findLines() {
    if !lines.isEmpty { return }
    var start = 0
    repeat {
      let (end, next) = lineEnd(in: text, from: start)
      lines.append(start..<end)
      start = next
    } while start < text.count
  }

  /// Whether the line end is a break that the parser does not count.
  private func endsWithBackslash(lineAt line: Int) -> Bool {
    text[lines[line - 1]].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// Returns the number of blanks and quote markers at the beginning of a line.
  private func indentation(ofLine line: Int) -> Int {
    text[lines[line - 1]].prefix {
      $0.isSpaceOrTab || $0 == UInt8(ascii: ">")
    }.count
  }
}
