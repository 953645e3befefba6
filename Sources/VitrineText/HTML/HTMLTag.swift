/// A tag in HTML. Only its name is read at first, its attributes each time they are asked for.
///
/// Specification: <https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state>, §13.2.5.6 to §13.2.5.8.
package struct HTMLTag {
  package let html: UnsafeBufferPointer<UInt8>
  package let isClosing: Bool

  /// The place of the name, which is as written.
  package let nameRange: Range<Int>

  /// The name in lower case if it is ASCII and has no more than 16 bytes, as all names of HTML have.
  package let shortName: TagName?

  /// Whether the tag ends with `/>`; false if no scanner has read all of it.
  package internal(set) var isSelfClosing = false

  /// How much of a name tells whether it is a short one.
  package static let lengthOfShortName = 17

  /// Reads the name of the tag whose `<` is at `start`. Nil if no tag starts there; a tag without an end does.
  ///
  /// A name may hold `<`. Callers that look at each `<` read no more than `mostBytes` of the name, so that the time they
  /// take stays linear.
  @inline(__always)
  package init?(_ html: UnsafeBufferPointer<UInt8>, at start: Int, mostBytes: Int = .max) {
    var index = start + 1
    isClosing = index < html.count && html[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    guard index < html.count, html[index].isLetter else { return nil }
    let nameStart = index
    var name = TagName()
    var bytes: UInt8 = 0
    repeat {
      name.append(html[index])
      // The byte before 0 is 255.
      bytes |= html[index] | (html[index] &- 1)
      index += 1
    } while index < html.count && index - nameStart < mostBytes && !html[index].endsNameOfTag
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

  /// Returns the value of the attribute with this name in lower case, its character references not decoded. Nil if the
  /// tag does not have it.
  package func value(of name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return attributes.first {
      $0.name.count == name.count && html[$0.name].elementsEqual(name) { $0.lowercased == $1 }
    }.map { UnsafeBufferPointer(rebasing: html[$0.value ?? 0..<0]) }
  }

  /// The name of a start tag if the element holds text, in which nothing but its end tag is a tag.
  package var textElement: TagName? {
    guard !isClosing, let name = shortName else { return nil }
    let isText = name == "script" || name == "style" || name == "textarea" || name == "title"
    return isText ? name : nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The text with ASCII letters in lower case, in which HTML compares names.
  package var lowercasedText: String {
    String(decoding: lazy.map(\.lowercased), as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// The byte, or the lower case of an ASCII letter.
  var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}
