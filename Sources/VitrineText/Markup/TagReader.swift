/// HTML that browsers mend by rules of their own, so that its tags do not say what they make of it.
package struct UncertainMarkup: Error, Hashable {
  package init() {}
}

/// The tags of a page without errors, in order.
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

  /// Where the last tag begins and ends.
  var start: Int { scanner.range.lowerBound }
  var position: Int { scanner.range.upperBound }

  init(_ html: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.html = html
    scanner = HTMLScanner(html, from: position)
  }

  /// The next tag; nil when only text is left.
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

  /// Leaves out what is known.
  mutating func skip(to position: Int) { scanner.skip(to: position) }

  /// Leaves out the text of an element whose start tag was the last tag.
  mutating func skipText(of name: TagName) throws(UncertainMarkup) {
    scanner.skipContent(of: name)
    if position == html.count { throw UncertainMarkup() }
  }
}
