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
    let (written, oldWords) = (html, words)
    html = MarkdownHTML()
    html.reserve(written.bytes.count + headings.found.count * 96)
    words = []
    var start = 0
    var next = oldWords.startIndex
    for (heading, end) in zip(headings.found, headings.ends) {
      next = copy(written, start..<end, oldWords, from: next)
      start = end
      html.markup("<a class=\"anchor\" href=\"#")
      html.address(heading.id)
      html.markup("\" aria-label=\"")
      insertWord(.headingLink, heading.text, isInAttribute: true)
      html.markup("\"></a>\n")
    }
    _ = copy(written, start..<written.bytes.count, oldWords, from: next)
  }

  /// Copies a part of the output, with the words in it. Returns the index of the next word.
  private mutating func copy(
    _ written: MarkdownHTML, _ range: Range<Int>, _ oldWords: [RenderedBody.Word], from first: Int
  ) -> Int {
    let distance = html.bytes.count - range.lowerBound
    html.markup(written.bytes[range])
    var next = first
    while next < oldWords.endIndex, oldWords[next].offset <= range.upperBound {
      var word = oldWords[next]
      word.offset += distance
      words.append(word)
      next += 1
    }
    return next
  }
}
