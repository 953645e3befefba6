import VitrineModel
import VitrineText

/// The state of the definition list that is being written.
struct MarkdownDefinitions {
  /// Whether a line of the text may begin a definition. Most texts have none and need no further
  /// checks.
  private let mayOccur: Bool

  /// The open element of the list, or nil outside lists.
  fileprivate var open: Part?

  /// The current or the last paragraph in a definition list.
  fileprivate var paragraph: MarkdownNode?

  /// Whether the next text begins with a definition marker, which is not written.
  fileprivate var skipsMarker = false

  fileprivate enum Part { case term, definition }

  init(_ text: UnsafeBufferPointer<UInt8>) { mayOccur = Self.mayOccur(in: text) }

  /// Whether a line begins with `: `, possibly in a quote or a list.
  private static func mayOccur(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in text.indices.dropLast() where text[index] == UInt8(ascii: ":") {
      guard text[index + 1].isSpaceOrTab else { continue }
      var before = index - 1
      while before >= 0, text[before].isSpaceOrTab || text[before] == 0x3E {
        before -= 1
      }
      if before >= 0, text[before] == 0x0A || text[before] == 0x0D { return true }
    }
    return false
  }
}

extension MarkdownDefinitions {
  /// Whether a paragraph belongs to a definition list: either it has terms, one per line, followed
  /// by definitions that begin with `: `, or it begins with a definition and follows such a
  /// paragraph.
  fileprivate func holds(_ paragraph: MarkdownNode, after previous: MarkdownNode?) -> Bool {
    guard mayOccur, paragraph.kind == .paragraph, paragraph.parent?.taskIsDone == nil else {
      return false
    }
    if paragraph.firstChild?.beginsDefinition == true {
      return previous != nil && previous == self.paragraph
    }
    return paragraph.children.contains { $0.isBreak && $0.next?.beginsDefinition == true }
  }
}

extension MarkdownNode {
  fileprivate var isBreak: Bool { kind == .softBreak || kind == .lineBreak }

  /// Whether this is a text that begins with a definition marker.
  fileprivate var beginsDefinition: Bool {
    guard kind == .text, literal.count > 1, literal[0] == UInt8(ascii: ":") else { return false }
    return literal[1].isSpaceOrTab
  }
}

extension MarkdownRenderer {
  /// Begins or continues a definition list. Returns false for other paragraphs.
  mutating func enterDefinitions(_ paragraph: MarkdownNode) -> Bool {
    let previous = paragraph.previous
    guard definitions.holds(paragraph, after: previous) else { return false }
    body.insert(.definitions)
    html.lineStart()
    if previous == nil || previous != definitions.paragraph { html.markup("<dl>\n") }
    definitions.paragraph = paragraph
    let isDefinition = paragraph.firstChild?.beginsDefinition == true
    definitions.skipsMarker = isDefinition
    definitions.open = isDefinition ? .definition : .term
    html.markup(isDefinition ? "<dd>" : "<dt>")
    return true
  }

  /// Ends the definitions of a paragraph, and the list unless it continues. Returns false for other
  /// paragraphs.
  mutating func leaveDefinitions(_ paragraph: MarkdownNode) -> Bool {
    guard definitions.open != nil, definitions.paragraph == paragraph else { return false }
    closeDefinition()
    definitions.open = nil
    if paragraph.next.map({ definitions.holds($0, after: paragraph) }) != true {
      html.markup("</dl>\n")
    }
    return true
  }

  private mutating func closeDefinition() {
    html.markup(definitions.open == .term ? "</dt>\n" : "</dd>\n")
  }

  /// Writes a break between terms and definitions. Returns false for other breaks.
  mutating func breakDefinitions(_ node: MarkdownNode) -> Bool {
    guard let open = definitions.open, node.parent == definitions.paragraph else { return false }
    if node.next?.beginsDefinition == true {
      closeDefinition()
      html.markup("<dd>")
      definitions.open = .definition
      definitions.skipsMarker = true
      return true
    }
    guard open == .term else { return false }
    html.markup("</dt>\n<dt>")
    return true
  }

  /// Returns the text without the definition marker at its beginning.
  mutating func withoutMarker(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard definitions.skipsMarker else { return text }
    definitions.skipsMarker = false
    return UnsafeBufferPointer(rebasing: text.dropFirst().drop { $0.isSpaceOrTab })
  }
}
