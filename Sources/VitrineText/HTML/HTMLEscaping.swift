extension [UInt8] {
  /// Appends `text` as HTML text or as the value of a quoted attribute.
  ///
  /// `&`, `<`, `>`, `"` and `'` become character references. Characters that HTML forbids become
  /// U+FFFD.
  package mutating func appendEscaped(_ text: String) {
    withBytes(of: text) { appendEscaped($0) }
  }

  /// Appends UTF-8 as HTML text or as a quoted attribute value. If `apostrophes` is false,
  /// apostrophes are not escaped, and the value must be in double quotes.
  package mutating func appendEscaped(
    _ text: UnsafeBufferPointer<UInt8>, apostrophes: Bool = true
  ) {
    let escaping = HTMLEscaping(apostrophes: apostrophes)
    var start = 0
    while start < text.count {
      let end = escaping.endOfPart(of: text, from: start)
      let part = UnsafeBufferPointer(rebasing: text[start..<end])
      append(addingCapacity: part.count * HTMLEscaping.maxReferenceLength) { span in
        span.withUnsafeMutableBufferPointer { buffer, count in
          count = escaping.write(part, to: buffer.baseAddress!)
        }
      }
      start += part.count
    }
  }

  /// Appends an attribute, preceded by a space.
  package mutating func append(attribute name: String, _ value: String) {
    append(markup: " \(name)=\"")
    appendEscaped(value)
    append(UInt8(ascii: "\""))
  }

  /// Appends `markup` without escaping.
  package mutating func append(markup: String) {
    withBytes(of: markup) { append(contentsOf: $0) }
  }
}

extension String {
  /// Escapes `text` for use as HTML text or as a quoted attribute value.
  package init(escaping text: String) {
    var html: [UInt8] = []
    html.appendEscaped(text)
    self.init(decoding: html, as: UTF8.self)
  }
}

/// Escapes in one pass, copying eight bytes at a time where nothing needs escaping.
private struct HTMLEscaping {
  /// The length of `&quot;`, the longest replacement for one byte.
  static let maxReferenceLength = 6

  /// Long text is escaped in parts, so that the worst case never has to be allocated for all of it
  /// at once.
  static let partLength = 4096

  /// Bits set in both sides of the comparison with `&`. `&` and `'` are 0x26 and 0x27, so that one
  /// comparison finds either both of them or only the first.
  private let mask: UInt8

  init(apostrophes: Bool) {
    mask = apostrophes ? 0x01 : 0x00
  }

  /// The end of a part, never in the middle of a character.
  func endOfPart(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = min(start + Self.partLength, text.count)
    while end < text.count, end > start + 1, text[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Writes the escaped `text` and returns how many bytes it wrote.
  func write(
    _ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var index = 0
    var count = 0
    while index < text.count {
      if index + 8 <= text.count {
        let bytes = EightBytes(text, at: index)
        // Bytes that need escaping are overwritten later.
        bytes.store(at: target + count)
        let plain = isPlain(bytes) ? 8 : places(in: bytes).first
        index += plain
        count += plain
        if plain == 8 { continue }
      }
      if Self.isPlain(text[index]) {
        target[count] = text[index]
        index += 1
        count += 1
        continue
      }
      let forbidden = ForbiddenCharacter.length(in: text, at: index)
      if let other = forbidden > 0 ? ForbiddenCharacter.replacement : reference(text[index]) {
        (target + count).update(from: other.utf8Start, count: other.utf8CodeUnitCount)
        count += other.utf8CodeUnitCount
      } else {
        target[count] = text[index]
        count += 1
      }
      index += max(1, forbidden)
    }
    return count
  }

  /// Whether this is one of the most frequent bytes that need no escaping.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "(")...UInt8(ascii: ";"), UInt8(ascii: "?")..<0x7F: true
    default: false
    }
  }

  /// Whether none of the eight bytes needs escaping, which is the usual case.
  private func isPlain(_ bytes: EightBytes) -> Bool {
    bytes.arePrintable && !bytes.contains(UInt8(ascii: "\""))
      && !bytes.setting(mask).contains(UInt8(ascii: "&") | mask)
      && !bytes.setting(0x02).contains(0x3E)
  }

  /// Bytes that may need escaping. `<` and `>` are 0x3C and 0x3E.
  private func places(in bytes: EightBytes) -> EightBytes.Places {
    bytes.setting(mask).places(of: UInt8(ascii: "&") | mask) | bytes.setting(0x02).places(of: 0x3E)
      | bytes.places(of: UInt8(ascii: "\"")) | bytes.placesOfForbidden
  }

  private func reference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): mask == 0 ? nil : "&#39;"
    default: nil
    }
  }
}
