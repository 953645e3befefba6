import VitrineModel

extension MarkdownRenderer {
  /// Adds a link to itself after each heading of a text that is long enough for a table of
  /// contents.
  ///
  /// The link is outside the heading element, so that it is not part of the heading's accessible
  /// name.
  mutating func writeAnchors() {
    guard RenderedBody.isLong(headings.found) else { return }
    body.insert(.anchors)
    let (written, old) = (html, insertions)
    html = MarkdownHTML()
    html.reserve(written.bytes.count + headings.found.count * 96)
    insertions = []
    var start = 0
    var next = old.startIndex
    for (heading, end) in zip(headings.found, headings.ends) {
      next = copy(written, start..<end, old, from: next)
      start = end
      html.markup("<a class=\"anchor\" href=\"#")
      html.address(heading.id)
      html.markup("\" aria-label=\"")
      insertWord(.headingLink, heading.text, isInAttribute: true)
      html.markup("\"></a>\n")
    }
    _ = copy(written, start..<written.bytes.count, old, from: next)
  }

  /// Copies a part of the output, with the insertions in it. Returns the index of the next one.
  private mutating func copy(
    _ written: MarkdownHTML, _ range: Range<Int>, _ old: [RenderedBody.Insertion], from first: Int
  ) -> Int {
    let distance = html.bytes.count - range.lowerBound
    html.markup(written.bytes[range])
    var next = first
    while next < old.endIndex, old[next].offset <= range.upperBound {
      var insertion = old[next]
      insertion.offset += distance
      insertions.append(insertion)
      next += 1
    }
    return next
  }
}
