/// The tags, comments and texts of HTML, in order, split as browsers do.
///
/// A `<` that begins neither a tag nor a comment, or one without an end, is text.
package struct HTMLTokens {
  private let html: UnsafeBufferPointer<UInt8>

  /// The range of the token that was read last.
  package private(set) var range = 0..<0
  private var position = 0

  /// True if a tag or comment had no end. Those after it have none either, so it is not looked for
  /// again.
  private var isOpenEnded = false

  package init(_ html: UnsafeBufferPointer<UInt8>) {
    self.html = html
  }

  package enum Token {
    /// Entities are not decoded.
    case text(Range<Int>)
    case tag(HTMLTag)
    case comment
  }

  package mutating func next() -> Token? {
    guard position < html.count else { return nil }
    let first = position
    defer { range = first..<position }
    if let (token, end) = markup(at: position) {
      position = end
      return token
    }
    let start = position
    position += 1
    while position < html.count, markup(at: position) == nil { position += 1 }
    return .text(start..<position)
  }

  /// Goes on at the end tag of an element whose content is no markup, such as a script, and returns
  /// the range of that content.
  @discardableResult
  package mutating func skip(toEndOf name: String) -> Range<Int> {
    let start = position
    let end = Array("</\(name)".utf8)
    while position < html.count {
      if html[position] == end[0],
        html[position...].prefix(end.count).lazy.map(\.lowercased).elementsEqual(end)
      {
        break
      }
      position += 1
    }
    return start..<position
  }

  private mutating func markup(at start: Int) -> (Token, end: Int)? {
    guard html[start] == UInt8(ascii: "<"), start + 1 < html.count, !isOpenEnded else { return nil }
    switch html[start + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      let isComment = html[(start + 2)...].starts(with: "--".utf8)
      guard let end = isComment ? endOfComment(from: start + 4) : endOfTag(from: start + 2) else {
        return nil
      }
      return (.comment, end)
    case UInt8(ascii: "/"):
      guard let name = name(at: start + 2), let end = endOfTag(from: name.end) else { return nil }
      return (.tag(HTMLTag(name: name.text, isClosing: true, attributes: name.end..<name.end)), end)
    default:
      guard let name = name(at: start + 1), let end = endOfTag(from: name.end) else { return nil }
      return (
        .tag(HTMLTag(name: name.text, isClosing: false, attributes: name.end..<(end - 1))), end
      )
    }
  }

  private mutating func name(at start: Int) -> (text: String, end: Int)? {
    guard start < html.count, html[start].isLetter else { return nil }
    let end = html[start...].firstIndex { $0.isBlank || $0 == 0x2F || $0 == 0x3E }
    guard let end else {
      isOpenEnded = true
      return nil
    }
    return (String(decoding: html[start..<end].map { $0.lowercased }, as: UTF8.self), end)
  }

  /// Returns the end of a tag; a `>` in a quoted attribute value does not end it.
  private mutating func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    var last: UInt8 = 0
    for index in start..<html.count {
      let byte = html[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if last == UInt8(ascii: "="), byte == 0x22 || byte == 0x27 {
        quote = byte
      }
      if !byte.isBlank { last = byte }
    }
    isOpenEnded = true
    return nil
  }

  private mutating func endOfComment(from start: Int) -> Int? {
    var dashes = 0
    for index in start..<html.count {
      if html[index] == UInt8(ascii: ">"), dashes >= 2 { return index + 1 }
      dashes = html[index] == UInt8(ascii: "-") ? dashes + 1 : 0
    }
    isOpenEnded = true
    return nil
  }
}

package struct HTMLTag {
  /// In lower case.
  package var name: String
  package var isClosing: Bool

  /// Their range in the text.
  package var attributes: Range<Int>
}

extension HTMLTag {
  /// Returns the range of the name in the text.
  package func name(in html: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    (attributes.lowerBound - name.utf8.count)..<attributes.lowerBound
  }

  /// Returns true if the element is empty: only drawings end with their first tag.
  func isEmpty(in html: UnsafeBufferPointer<UInt8>) -> Bool {
    name == "svg" && html[attributes].last == UInt8(ascii: "/")
  }

  /// Returns the attributes of a tag of `html`, with names in lower case; the first of equal names
  /// counts.
  package func attributes(in html: UnsafeBufferPointer<UInt8>) -> [(name: String, value: String)] {
    var rest = html[attributes]
    var found: [(name: String, value: String)] = []
    var names: Set<String> = []
    func isEnd(_ byte: UInt8) -> Bool { byte.isBlank || byte == UInt8(ascii: "/") }
    while true {
      rest = rest.drop(while: isEnd)
      guard let first = rest.first else { return found }
      // A name may begin with `=`.
      let name =
        [first] + rest.dropFirst().prefix { !isEnd($0) && $0 != UInt8(ascii: "=") }
      rest = rest.dropFirst(name.count)
      var value: [UInt8] = []
      let afterName = rest.drop(while: \.isBlank)
      if afterName.first == UInt8(ascii: "=") {
        rest = afterName.dropFirst().drop(while: \.isBlank)
        if let quote = rest.first, quote == 0x22 || quote == 0x27 {
          value = Array(rest.dropFirst().prefix { $0 != quote })
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = Array(rest.prefix { !$0.isBlank })
          rest = rest.dropFirst(value.count)
        }
      }
      let key = String(decoding: name.map(\.lowercased), as: UTF8.self)
      if names.insert(key).inserted {
        let text = value.withUnsafeBufferPointer { textOfHTML(withoutTags: $0) }
        found.append((key, String(decoding: text, as: UTF8.self)))
      }
    }
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
