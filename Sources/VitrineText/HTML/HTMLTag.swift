/// An HTML tag. Only its name is parsed at first; attributes are parsed each time they are
/// requested.
///
/// Specification: <https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state>, §13.2.5.6
/// to §13.2.5.8.
package struct HTMLTag {
  package let html: UnsafeBufferPointer<UInt8>
  package let isClosing: Bool

  /// The range of the name as written, in any case.
  package let nameRange: Range<Int>

  /// The name in lower case if it is ASCII and at most 16 bytes long, like every HTML element name;
  /// otherwise nil.
  package let shortName: TagName?

  /// Whether the tag ends with `/>`. False until a scanner has read the whole tag.
  package internal(set) var isSelfClosing = false

  /// How many bytes of a name must be read to know whether it is short.
  package static let lengthOfShortName = 17

  /// Reads the name of the tag whose `<` is at `start`. Nil if no tag starts there. The tag need
  /// not have an end.
  ///
  /// A name can contain `<`. Callers that try every `<` read at most `maxBytes` of the name, so
  /// that they stay linear.
  @inline(__always)
  package init?(_ html: UnsafeBufferPointer<UInt8>, at start: Int, maxBytes: Int = .max) {
    var index = start + 1
    isClosing = index < html.count && html[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    guard index < html.count, html[index].isLetter else { return nil }
    let nameStart = index
    var name = TagName()
    var bytes: UInt8 = 0
    repeat {
      name.append(html[index])
      // For 0, `byte - 1` wraps to 255, so that NUL counts as non-ASCII.
      bytes |= html[index] | (html[index] &- 1)
      index += 1
    } while index < html.count && index - nameStart < maxBytes && !html[index].endsNameOfTag
    self.html = html
    nameRange = Range(uncheckedBounds: (nameStart, index))
    shortName = index - nameStart <= 16 && bytes < 0x80 ? name : nil
  }

  /// The name in lower case.
  package var name: String { html[nameRange].lowercasedText }

  /// The attributes of a start tag. Browsers ignore those of an end tag.
  package var attributes: HTMLAttributes {
    HTMLAttributes(html, from: isClosing ? html.count : nameRange.upperBound)
  }

  /// Returns the value of the attribute with this lower-case name, with character references not
  /// decoded, or nil if the tag does not have it.
  package func value(of name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return attributes.first {
      $0.name.count == name.count && html[$0.name].elementsEqual(name) { $0.lowercased == $1 }
    }.map { UnsafeBufferPointer(rebasing: html[$0.value ?? 0..<0]) }
  }

  /// The name of a start tag whose element contains only text up to its end tag, or nil for other
  /// tags.
  package var textElement: TagName? {
    guard !isClosing, let name = shortName else { return nil }
    let isText = name == "script" || name == "style" || name == "textarea" || name == "title"
    return isText ? name : nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The text with ASCII letters in lower case, which is how HTML compares names.
  package var lowercasedText: String {
    String(decoding: lazy.map(\.lowercased), as: UTF8.self)
  }
}
