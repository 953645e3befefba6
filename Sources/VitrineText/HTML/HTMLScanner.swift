import VitrineSystem

/// Splits HTML into tags, comments and text, in order, as browsers do.
///
/// Reads the HTML once without copying, so tokens are valid only as long as the HTML is. The
/// scanner does not know which elements contain raw text: callers skip the content of a script. A
/// CDATA section is a comment, as it is outside SVG and MathML.
///
/// Specification: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>, §13.2.5, with
/// two exceptions: `</>`, and a tag or comment without an end, are treated as text. Browsers drop
/// both, but an author who writes `a <b` means it literally.
package struct HTMLScanner {
  package enum Token {
    /// Character references are not decoded.
    case text(UnsafeBufferPointer<UInt8>)
    case tag(HTMLTag)
    case comment
    case doctype
  }

  private let html: UnsafeBufferPointer<UInt8>

  /// The range of the last token.
  package private(set) var range: Range<Int>

  /// Whether a parse error has been found so far.
  private(set) var isMalformed = false

  /// Whether the last tag or comment has no end.
  private(set) var isUnfinished = false

  package init(_ html: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.html = html
    range = position..<position
  }

  package mutating func next() -> Token? {
    let start = range.upperBound
    if let token = markup(at: start), !isUnfinished { return token }
    range = start..<(isUnfinished ? html.count : endOfText(from: start))
    return range.isEmpty ? nil : .text(UnsafeBufferPointer(rebasing: html[range]))
  }

  /// Reads the tag or comment that starts at `index`, and calls `note` with each attribute. Returns
  /// nil if none starts there. A tag or comment without an end extends to the end of the HTML.
  @inline(__always)
  package mutating func markup(
    at index: Int, _ note: (HTMLAttribute) -> Void = { _ in }
  ) -> Token? {
    guard beginsMarkup(at: index) else { return nil }
    guard var tag = HTMLTag(html, at: index) else { return declaration(at: index) }
    var attributes = HTMLAttributes(html, from: tag.nameRange.upperBound)
    while let attribute = attributes.next() {
      note(attribute)
      if tag.isClosing { isMalformed = true }
    }
    tag.isSelfClosing = attributes.isSelfClosing
    if attributes.isMalformed || tag.isClosing && tag.isSelfClosing { isMalformed = true }
    isUnfinished = attributes.isUnfinished
    range = index..<attributes.position
    return .tag(tag)
  }

  /// Moves to the next tag or comment.
  mutating func skipText() { skip(to: endOfText(from: range.upperBound)) }

  mutating func skip(to position: Int) { range = position..<position }

  /// §13.2.5.6 Tag open state, §13.2.5.7 End tag open state.
  private func beginsMarkup(at index: Int) -> Bool {
    guard index + 1 < html.count, html[index] == UInt8(ascii: "<") else { return false }
    switch html[index + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return index + 2 < html.count && html[index + 2].isLetter
    case let byte: return byte.isLetter
    }
  }

  /// §13.2.5.1 Data state.
  private mutating func endOfText(from start: Int) -> Int {
    if beginsMarkup(at: start) { return start }
    var next = start
    while let sign = index(of: UInt8(ascii: "<"), from: next) {
      if beginsMarkup(at: sign) { return sign }
      isMalformed = true
      next = sign + 1
    }
    return html.count
  }

  /// §13.2.5.41 Bogus comment state, §13.2.5.42 Markup declaration open state, §13.2.5.53 DOCTYPE
  /// state.
  private mutating func declaration(at start: Int) -> Token {
    let isComment = html[start...].starts(with: "<!--".utf8)
    let isDoctype = html[start...].prefix(9).lowercasedText == "<!doctype"
    if !isComment, !isDoctype { isMalformed = true }
    let last = isComment ? endOfComment(from: start + 4) : index(of: UInt8(ascii: ">"), from: start)
    isUnfinished = last == nil
    range = start..<(last.map { $0 + 1 } ?? html.count)
    return isDoctype ? .doctype : .comment
  }

  /// Returns the place of the `>` that ends the comment whose text starts at `start`.
  ///
  /// §13.2.5.43 Comment start state to §13.2.5.52 Comment end bang state.
  private mutating func endOfComment(from start: Int) -> Int? {
    var next = start
    while let last = index(of: UInt8(ascii: ">"), from: next) {
      let isRepaired = html[start..<last].suffix(3).elementsEqual("--!".utf8)
      if isRepaired || html[..<last].suffix(2).elementsEqual("--".utf8) {
        // In `<!-->`, the opening dashes also count as closing ones.
        if isRepaired || last < start + 2 { isMalformed = true }
        return last
      }
      next = last + 1
    }
    return nil
  }

  /// Moves to the end tag of a raw text element, such as a script, and returns its text: everything
  /// that is left if there is no end tag.
  ///
  /// §13.2.5.9 RCDATA less-than sign state to §13.2.5.31 Script data double escape end state.
  @discardableResult
  package mutating func skipContent(of name: TagName) -> UnsafeBufferPointer<UInt8> {
    let start = range.upperBound
    var next = start
    // Inside a comment of a script, a `<script` makes the next end tag plain text.
    var endOfComment = start
    var containsScript = false
    while let sign = index(of: UInt8(ascii: "<"), from: next) {
      next = sign + 1
      if sign >= endOfComment {
        containsScript = false
        if name == "script", html[sign...].starts(with: "<!--".utf8) {
          let end = Array("-->".utf8)
          endOfComment =
            UnsafeRawBufferPointer(html).index(of: end, from: sign + 2) ?? html.count
        }
      }
      guard let tag = HTMLTag(html, at: sign, maxBytes: HTMLTag.lengthOfShortName),
        tag.shortName == name,
        tag.nameRange.upperBound < html.count
      else { continue }
      if tag.isClosing, !containsScript {
        skip(to: sign)
        return UnsafeBufferPointer(rebasing: html[start..<sign])
      }
      containsScript = !tag.isClosing && sign < endOfComment
    }
    skip(to: html.count)
    return UnsafeBufferPointer(rebasing: html[start...])
  }

  private func index(of byte: UInt8, from start: Int) -> Int? {
    UnsafeRawBufferPointer(html).index(of: byte, from: start)
  }
}
