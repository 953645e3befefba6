/// An attribute of a tag, as ranges in the HTML.
package struct HTMLAttribute {
  package let name: Range<Int>

  /// The value without its quotes and with character references not decoded, or nil if there is no
  /// `=`.
  package let value: Range<Int>?

  /// The end of the value, including its quotes.
  fileprivate let end: Int

  package var range: Range<Int> { name.lowerBound..<end }
}

/// The attributes of a tag, in order, up to the `>` that ends it. If a name appears twice, the
/// first one counts.
///
/// Specification:
/// <https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state>, §13.2.5.32 to
/// §13.2.5.40.
package struct HTMLAttributes: Sequence, IteratorProtocol {
  private let html: UnsafeBufferPointer<UInt8>

  /// The end of the last attribute, or the end of the tag after all attributes have been read.
  private(set) var position: Int

  // Valid only after all attributes have been read.

  /// Whether the tag ends with `/>`.
  private(set) var isSelfClosing = false

  /// Whether anything in the tag is a parse error by the specification. Duplicate names are not
  /// checked.
  private(set) var isMalformed = false

  /// Whether the HTML ends before the tag does.
  private(set) var isUnfinished = false

  /// Starts at `position`, the end of the tag's name.
  init(_ html: UnsafeBufferPointer<UInt8>, from position: Int) {
    (self.html, self.position) = (html, position)
  }

  /// §13.2.5.32 Before attribute name state, §13.2.5.40 Self-closing start tag state.
  package mutating func next() -> HTMLAttribute? {
    while true {
      skipWhiteSpace()
      guard position < html.count else {
        isUnfinished = true
        return nil
      }
      let byte = html[position]
      if byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") { return attribute() }
      position += 1
      if byte == UInt8(ascii: ">") { return nil }
      if position < html.count, html[position] == UInt8(ascii: ">") {
        position += 1
        isSelfClosing = true
        return nil
      }
      isMalformed = true
    }
  }

  /// §13.2.5.33 Attribute name state, §13.2.5.34 After attribute name state.
  private mutating func attribute() -> HTMLAttribute {
    let start = position
    // A name can begin with `=`, although that is an error.
    if html[start] == UInt8(ascii: "=") {
      isMalformed = true
      position += 1
    }
    while position < html.count {
      let byte = html[position]
      if byte.isSignOfTags {
        if byte.endsNameOfTag || byte == UInt8(ascii: "=") { break }
        isMalformed = true
      }
      position += 1
    }
    let end = position
    let name = Range(uncheckedBounds: (start, end))
    skipWhiteSpace()
    guard position < html.count, html[position] == UInt8(ascii: "=") else {
      position = end
      return HTMLAttribute(name: name, value: nil, end: end)
    }
    position += 1
    skipWhiteSpace()
    let value = value()
    return HTMLAttribute(name: name, value: value, end: position)
  }

  /// §13.2.5.35 Before attribute value state to §13.2.5.39 After attribute value (quoted) state.
  private mutating func value() -> Range<Int> {
    let start = position
    guard start < html.count else { return start..<start }
    let quote = html[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      while position < html.count, html[position] != quote { position += 1 }
      let value = Range(uncheckedBounds: (start + 1, position))
      if position < html.count { position += 1 }
      if position < html.count, !html[position].endsNameOfTag { isMalformed = true }
      return value
    }
    while position < html.count, html[position] != UInt8(ascii: ">"), !html[position].isWhiteSpace {
      let byte = html[position]
      if byte == UInt8(ascii: "`") || byte.isSignOfTags && byte != UInt8(ascii: "/") {
        isMalformed = true
      }
      position += 1
    }
    if position == start { isMalformed = true }
    return Range(uncheckedBounds: (start, position))
  }

  private mutating func skipWhiteSpace() {
    while position < html.count, html[position].isWhiteSpace { position += 1 }
  }
}

extension UInt8 {
  /// Whether the byte ends the name of a tag. The name of an attribute also ends before `=`.
  var endsNameOfTag: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, UInt8(ascii: "/"), UInt8(ascii: ">"): true
    default: false
    }
  }

  /// Whether the byte ends the name of an attribute or is an error in one.
  fileprivate var isSignOfTags: Bool {
    switch self {
    case 0x00, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="): true
    default: endsNameOfTag
    }
  }
}
