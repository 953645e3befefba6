/// HTML that browsers repair by special rules, so that its tags do not show the resulting tree.
package struct UncertainMarkup: Error, Hashable {
  package init() {}
}

/// The tags of a well-formed page, in order.
struct TagReader {
  enum Tag: Hashable {
    case doctype
    case comment
    case start(StartTag)
    case end(TagName)
  }

  struct StartTag: Hashable {
    var name: TagName
    var isSelfClosing = false

    /// The values of `id` and `aria-labelledby`.
    var id: Range<Int>?
    var label: Range<Int>?
  }

  let html: UnsafeBufferPointer<UInt8>
  private var scanner: HTMLScanner

  /// The start and end of the last tag.
  var start: Int { scanner.range.lowerBound }
  var position: Int { scanner.range.upperBound }

  init(_ html: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.html = html
    scanner = HTMLScanner(html, from: position)
  }

  /// The next tag, or nil if only text is left.
  mutating func next() throws(UncertainMarkup) -> Tag? {
    var id: Range<Int>?
    var label: Range<Int>?
    let html = html
    scanner.skipText()
    let token = scanner.markup(at: position) { attribute in
      switch attribute.name.count {
      case 2 where html[attribute.name].elementsEqual("id".utf8): id = attribute.value
      case 15 where html[attribute.name].elementsEqual("aria-labelledby".utf8):
        label = attribute.value
      default: break
      }
    }
    if scanner.isMalformed || scanner.isUnfinished { throw UncertainMarkup() }
    switch token {
    case nil, .text: return nil
    case .comment: return .comment
    case .doctype:
      guard html[start..<position].lowercasedText == "<!doctype html>" else {
        throw UncertainMarkup()
      }
      return .doctype
    case .tag(let tag):
      guard let name = tag.shortName else { throw UncertainMarkup() }
      return tag.isClosing
        ? .end(name)
        : .start(StartTag(name: name, isSelfClosing: tag.isSelfClosing, id: id, label: label))
    }
  }

  /// Skips a part that is already known.
  mutating func skip(to position: Int) { scanner.skip(to: position) }

  /// Skips the text of the element whose start tag was read last.
  mutating func skipText(of name: TagName) throws(UncertainMarkup) {
    scanner.skipContent(of: name)
    if position == html.count { throw UncertainMarkup() }
  }
}
