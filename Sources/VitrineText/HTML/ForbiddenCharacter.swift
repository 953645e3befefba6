/// Characters that HTML forbids in text: controls other than white space, and noncharacters
/// (<https://html.spec.whatwg.org/multipage/syntax.html#text-2>). XML also forbids a form feed.
package enum ForbiddenCharacter {
  /// The character that replaces it on a page: U+FFFD.
  static let replacement: StaticString = "\u{FFFD}"

  /// The length in bytes of the forbidden character that begins at `index` of well-formed UTF-8, or
  /// 0 if none begins there.
  package static func length(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch text[index] {
    case 0x09, 0x0A, 0x0D: 0
    case ..<0x20, 0x7F: 1
    // U+0080 to U+009F.
    case 0xC2: follows(0x80...0x9F, in: text, at: index + 1) ? 2 : 0
    // U+FDD0 to U+FDEF, U+FFFE, U+FFFF.
    case 0xEF:
      follows(0xB7...0xB7, in: text, at: index + 1)
        && follows(0x90...0xAF, in: text, at: index + 2)
        || follows(0xBF...0xBF, in: text, at: index + 1)
          && follows(0xBE...0xBF, in: text, at: index + 2)
        ? 3 : 0
    // The last two of each plane after the first.
    case 0xF0...:
      index + 1 < text.count && text[index + 1] & 0x0F == 0x0F
        && follows(0xBF...0xBF, in: text, at: index + 2)
        && follows(0xBE...0xBF, in: text, at: index + 3) ? 4 : 0
    default: 0
    }
  }

  private static func follows(
    _ range: ClosedRange<UInt8>, in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    index < text.count && range.contains(text[index])
  }
}

extension String {
  /// Whether the text contains a character that HTML forbids.
  package var containsForbiddenCharacter: Bool {
    var text = self
    return text.withUTF8(firstForbiddenCharacter) != nil
  }
}

/// The offset of the first character that HTML forbids in a UTF-8 text, or nil if all are allowed.
package func firstForbiddenCharacter(in text: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while index + 8 <= text.count {
    for place in EightBytes(text, at: index).placesOfForbidden {
      // Most candidates are line feeds.
      if text[index + place] != 0x0A, ForbiddenCharacter.length(in: text, at: index + place) > 0 {
        return index + place
      }
    }
    index += 8
  }
  return (index..<text.count).first { ForbiddenCharacter.length(in: text, at: $0) > 0 }
}
