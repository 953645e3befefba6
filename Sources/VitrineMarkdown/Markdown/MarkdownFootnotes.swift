import VitrineModel

/// The footnotes of a text. Their ids are their numbers: `fn-2` is the note, `fnref-2` its first
/// reference, `fnref-2-2` the second. Texts of sections add a prefix before the numbers.
struct MarkdownFootnotes {
  /// The number of references to each note written so far, by the note's number minus one.
  fileprivate var references: [Int] = []

  /// The number of references to each note in the whole text, including references in notes. Nil
  /// before the first note.
  fileprivate var allReferences: [Int]?

  /// The number of the note that is being written, or 0 before the first.
  fileprivate var number = 0

  fileprivate var hasBackReferences = false
}

extension MarkdownRenderer {
  mutating func footnoteReference(_ node: MarkdownNode) {
    guard let number = footnoteNumber(node) else { return }
    while footnotes.references.count < number { footnotes.references.append(0) }
    footnotes.references[number - 1] += 1
    let reference = footnotes.references[number - 1]
    html.markup("<sup><a href=\"#fn-")
    html.markup(options.footnotePrefix.utf8)
    html.number(number)
    html.markup("\" id=\"")
    writeID(ofReference: reference, to: number)
    html.markup("\" role=\"doc-noteref\">")
    html.number(number)
    html.markup("</a></sup>")
  }

  private mutating func writeID(ofReference reference: Int, to number: Int) {
    html.markup("fnref-")
    html.markup(options.footnotePrefix.utf8)
    html.number(number)
    if reference > 1 {
      html.markup("-")
      html.number(reference)
    }
  }

  mutating func enterFootnote(_ node: MarkdownNode) {
    if footnotes.number == 0 {
      html.lineStart()
      html.markup("<div class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
    }
    if footnotes.allReferences == nil { footnotes.allReferences = countReferences(from: node) }
    footnotes.number += 1
    footnotes.hasBackReferences = false
    html.markup("<li id=\"fn-")
    html.markup(options.footnotePrefix.utf8)
    html.number(footnotes.number)
    html.markup("\">\n")
  }

  mutating func leaveFootnote(_ node: MarkdownNode) {
    if !footnotes.hasBackReferences { backReferences() }
    html.lineStart()
    html.markup("</li>\n")
  }

  mutating func leaveFootnotes() {
    if footnotes.number > 0 { html.markup("</ol>\n</div>\n") }
  }

  func isLastOfFootnote(_ paragraph: MarkdownNode) -> Bool {
    footnotes.number > 0 && paragraph.next == nil
      && paragraph.parent?.kind == .footnoteDefinition
  }

  /// Writes a link back to each reference of the current note.
  mutating func backReferences() {
    footnotes.hasBackReferences = true
    let number = footnotes.number
    let count = footnotes.allReferences.map { $0.count >= number ? $0[number - 1] : 0 } ?? 0
    for reference in 1..<(count + 1) {
      html.markup(" <a href=\"#")
      writeID(ofReference: reference, to: number)
      html.markup("\" role=\"doc-backlink\" aria-label=\"")
      insertWord(
        .backToReference, reference > 1 ? "\(number)-\(reference)" : "\(number)",
        isInAttribute: true)
      // The variation selector prevents the arrow from being drawn as an emoji.
      html.markup("\">↩\u{FE0E}</a>")
    }
  }

  /// Returns the counts of `references` plus the references in the notes from `definition` to the
  /// last.
  private func countReferences(from definition: MarkdownNode) -> [Int] {
    var counts = footnotes.references
    var note: MarkdownNode? = definition
    while let current = note {
      for node in current.nodes(.footnoteReference) {
        guard let number = footnoteNumber(node) else { continue }
        while counts.count < number { counts.append(0) }
        counts[number - 1] += 1
      }
      note = current.next
    }
    return counts
  }

  private func footnoteNumber(_ node: MarkdownNode) -> Int? {
    Int(String(decoding: node.literal, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}
