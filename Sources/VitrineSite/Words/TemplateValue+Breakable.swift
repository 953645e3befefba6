internal import VitrineText

extension TemplateValue {
  /// A text whose long identifiers may wrap: after `_`, `/`, `::` and a `.` that is not between two
  /// digits, and before a capital letter that follows a small one.
  ///
  /// In HTML content it uses `<wbr>`, which does not become part of a name that is searched for or
  /// copied.
  static func breakable(_ text: String) -> TemplateValue {
    if !text.hasLongWord { return .text(text) }
    return .writing { html in
      if html.takesOnlyText {
        html.appendAttribute(text)
      } else {
        html.appendBreakable(text)
      }
    }
  }
}

extension String {
  fileprivate static let longWord = 20

  fileprivate var hasLongWord: Bool {
    var length = 0
    for byte in utf8 {
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      if length > Self.longWord { return true }
    }
    return false
  }
}

extension [UInt8] {
  /// Whether only text may be written here: inside an unclosed tag, in output without any tag, such
  /// as the trace of a record, and in an element that cannot contain others.
  fileprivate var takesOnlyText: Bool {
    guard let start = lastIndex(of: UInt8(ascii: "<")), self[start...].contains(UInt8(ascii: ">"))
    else {
      return true
    }
    return withUnsafeBufferPointer { HTMLTag($0, at: start)?.textElement != nil }
  }

  /// Appends the value of an attribute. Omits harmful addresses if the attribute is an address.
  fileprivate mutating func appendAttribute(_ text: String) {
    if !isAddressAttribute(before: count, of: self) || BrowserAddress(text).isHarmless {
      appendEscaped(text)
    }
  }

  fileprivate mutating func appendBreakable(_ text: String) {
    for (number, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { append(UInt8(ascii: " ")) }
      guard word.utf8.count > String.longWord else {
        appendEscaped(String(word))
        continue
      }
      let bytes = Array(word.utf8)
      var start = 0
      for end in bytes.indices.dropFirst() where bytes.breaks(before: end) {
        appendEscaped(String(decoding: bytes[start..<end], as: UTF8.self))
        append(markup: "<wbr>")
        start = end
      }
      appendEscaped(String(decoding: bytes[start...], as: UTF8.self))
    }
  }

  /// Whether a line may break before the byte at an index, which must not be the first.
  private func breaks(before index: Int) -> Bool {
    let (last, next) = (self[index - 1], self[index])
    if last.isSmallLetter { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) }
    if next.isSeparator || !last.isSeparator { return false }
    switch last {
    case UInt8(ascii: ":"): return index > 1 && self[index - 2] == last
    // A point between two digits is part of a number or a version.
    case UInt8(ascii: "."): return !(next.isDigit && index > 1 && self[index - 2].isDigit)
    default: return true
    }
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  fileprivate var isSeparator: Bool {
    switch self {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    default: false
    }
  }
}
