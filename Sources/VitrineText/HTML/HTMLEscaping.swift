extension [UInt8] {
  /// Appends `text` as HTML text or as a quoted attribute's value.
  ///
  /// `&`, `<`, `>`, `"` and `'` become references, and characters that HTML forbids U+FFFD.
  package mutating func appendEscaped(_ text: String) {
    withBytes(of: text) { appendEscaped($0) }
  }

  /// Appends UTF-8 as HTML text or as an attribute's value in double quotes; with `apostrophes` left
  /// as they are, not in single ones.
  package mutating func appendEscaped(
    _ text: UnsafeBufferPointer<UInt8>, apostrophes: Bool = true
  ) {
    let escaping = HTMLEscaping(apostrophes: apostrophes)
    var start = 0
    while start < text.count {
      let end = escaping.endOfPart(of: text, from: start)
      let part = UnsafeBufferPointer(rebasing: text[start..<end])
      append(addingCapacity: part.count * HTMLEscaping.longestReference) { span in
        span.withUnsafeMutableBufferPointer { buffer, count in
          count = escaping.write(part, to: buffer.baseAddress!)
        }
      }
      start += part.count
    }
  }

  /// Appends an attribute, with the space before it.
  package mutating func append(attribute name: String, _ value: String) {
    append(markup: " \(name)=\"")
    appendEscaped(value)
    append(UInt8(ascii: "\""))
  }

  /// Appends `markup` as it is.
  package mutating func append(markup: String) {
    withBytes(of: markup) { append(contentsOf: $0) }
  }
}

extension String {
  /// Returns `text` as HTML text or as a quoted attribute's value.
  package init(escaping text: String) {
    var html: [UInt8] = []
    html.appendEscaped(text)
    self.init(decoding: html, as: UTF8.self)
  }
}

/// Escapes in one pass, in which what needs no escaping is copied eight bytes at a time.
private struct HTMLEscaping {
  /// The length of `&quot;`: what a byte becomes at most.
  static let longestReference = 6

  /// Long text is escaped in parts, so that room for all of its references is never needed at once.
  static let partLength = 4096

  /// A byte with these bits set is compared with `&` with these bits set: `&` and `'` are 0x26 and
  /// 0x27, and one comparison finds both or the first alone.
  private let mask: UInt8

  init(apostrophes: Bool) {
    mask = apostrophes ? 0x01 : 0x00
  }

  /// The end of a part, which cuts no character in two.
  func endOfPart(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = min(start + Self.partLength, text.count)
    while end < text.count, end > start + 1, text[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Writes `text` escaped and returns how many bytes it became.
  func write(
    _ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var index = 0
    var count = 0
    while index < text.count {
      if index + 8 <= text.count {
        let bytes = EightBytes(text, at: index)
        // Those that become something else are written over.
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

  /// True for one of the most frequent bytes, which need no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "(")...UInt8(ascii: ";"), UInt8(ascii: "?")..<0x7F: true
    default: false
    }
  }

  /// The same of eight bytes: most text is of such.
  private func isPlain(_ bytes: EightBytes) -> Bool {
    bytes.arePrintable && !bytes.contains(UInt8(ascii: "\""))
      && !bytes.setting(mask).contains(UInt8(ascii: "&") | mask)
      && !bytes.setting(0x02).contains(0x3E)
  }

  /// Where bytes may become something else; `<` and `>` are 0x3C and 0x3E.
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
