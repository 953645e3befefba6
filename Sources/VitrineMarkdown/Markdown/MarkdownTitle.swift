import VitrineText

/// Returns the words of the first `#` heading of a Markdown text, or nil if it has none.
///
/// This is the heading that `MarkdownOptions.skipsTitle` leaves out. The text is parsed only if its
/// lines leave any doubt.
package func markdownTitle(_ markdown: UnsafeBufferPointer<UInt8>) -> String? {
  guard mayContainTitle(markdown) else { return nil }
  if let simple = titleInFirstLine(markdown) { return simple }
  let title = try? withMarkdownDocument(markdown) { document in
    var block = document.firstChild
    while let current = block {
      if current.isTitle {
        return String(decoding: current.plainText, as: UTF8.self)
      }
      block = current.next
    }
    return nil
  }
  return title.flatMap { $0 }.map(trimmed).flatMap { $0.isEmpty ? nil : $0 }
}

/// Returns the lines of that heading, from 1.
package func linesOfMarkdownTitle(_ markdown: UnsafeBufferPointer<UInt8>) -> ClosedRange<Int>? {
  let lines = try? withMarkdownDocument(markdown) { document in
    var block = document.firstChild
    while let current = block, !current.isTitle { block = current.next }
    return block.map { $0.line...$0.endLine }
  }
  return lines.flatMap { $0 }
}

extension MarkdownNode {
  /// Whether this node can be the title of its text.
  var isTitle: Bool { kind == .heading && headingLevel == 1 && parent?.kind == .document }
}

/// Whether a line begins with one `#` or with `=`, even in code or lists.
private func mayContainTitle(_ markdown: UnsafeBufferPointer<UInt8>) -> Bool {
  var start = 0
  while start < markdown.count {
    let (end, next) = lineEnd(in: markdown, from: start)
    var index = start
    while index < end, markdown[index] == 0x20 { index += 1 }
    if index < end, index - start <= 3 {
      if markdown[index] == UInt8(ascii: "=") { return true }
      if markdown[index] == UInt8(ascii: "#"),
        index + 1 == end || markdown[index + 1] != UInt8(ascii: "#")
      {
        return true
      }
    }
    start = next
  }
  return false
}

/// Returns the title of a text whose first non-blank line is `# Title` without any markup in it, or
/// nil for other texts.
private func titleInFirstLine(_ markdown: UnsafeBufferPointer<UInt8>) -> String? {
  var start = 0
  while start < markdown.count {
    let (end, next) = lineEnd(in: markdown, from: start)
    guard end == start else {
      guard end - start > 2, markdown[start] == UInt8(ascii: "#"), markdown[start + 1] == 0x20
      else { return nil }
      let words = markdown[start + 2..<end]
      let isPlain = words.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20, UInt8(ascii: ","), UInt8(ascii: "-"),
          UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "?"), 0x80...:
          true
        default: false
        }
      }
      return isPlain ? trimmed(String(decoding: words, as: UTF8.self)) : nil
    }
    start = next
  }
  return nil
}

private func trimmed(_ text: String) -> String {
  var text = text[...]
  while let last = text.unicodeScalars.last, last == " " || last == "\t" { text.removeLast() }
  while let first = text.unicodeScalars.first, first == " " || first == "\t" { text.removeFirst() }
  return String(text)
}
