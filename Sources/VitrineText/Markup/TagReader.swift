import VitrineSystem

/// HTML that browsers mend by rules of their own, so that its tags do not say what they make of it.
package struct UncertainMarkup: Error, Hashable {
  package init() {}
}

/// The tags of a page, one after another.
///
/// Specification: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>. What is an error
/// there is uncertain here.
package struct TagReader {
  package enum Tag: Hashable {
    case doctype
    case comment
    case start(StartTag)
    case end(TagName)
  }

  package struct StartTag: Hashable {
    package var name: TagName
    package var isSelfClosing = false

    /// The values of `id` and `aria-labelledby`.
    package var id: Range<Int>?
    package var label: Range<Int>?
  }

  package struct Attribute: Hashable {
    package var name: Range<Int>

    /// The bytes between the quotes; nil if the attribute has no value.
    package var value: Range<Int>?

    /// All of it.
    package var range: Range<Int>
  }

  package let bytes: [UInt8]

  /// Where the last tag begins and ends.
  package private(set) var start = 0
  package private(set) var position = 0

  package init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The next tag; nil when only text is left.
  package mutating func next() throws(UncertainMarkup) -> Tag? {
    guard let found = index(of: UInt8(ascii: "<")) else {
      start = bytes.count
      position = bytes.count
      return nil
    }
    start = found
    position = found + 1
    switch bytes[safe: position] {
    case UInt8(ascii: "!"): return try declaration()
    case UInt8(ascii: "/"):
      position += 1
      let name = try name()
      skipSpaces()
      try expect(UInt8(ascii: ">"))
      return .end(name)
    default: return .start(try startTag())
    }
  }

  /// Leaves out what is known.
  package mutating func skip(to position: Int) { self.position = position }

  /// Leaves out the text of an element whose start tag was the last tag.
  package mutating func skipText(of name: TagName) throws(UncertainMarkup) {
    // Only what a script has commented out may hold its end tag.
    let isScript = name == "script"
    while let found = index(of: UInt8(ascii: "<")) {
      position = found
      if isScript, bytes[found...].starts(with: "<!--".utf8) { throw UncertainMarkup() }
      if bytes[safe: found + 1] == UInt8(ascii: "/") {
        var end = TagReader(bytes, from: found)
        if case .end(name)? = try? end.next() { return }
      }
      position = found + 1
    }
    throw UncertainMarkup()
  }

  /// The attributes of the start tag at a place.
  package static func attributes(
    of tag: Range<Int>, in bytes: [UInt8]
  ) throws(UncertainMarkup) -> [Attribute] {
    var reader = TagReader(bytes, from: tag.lowerBound + 1)
    _ = try reader.name()
    var attributes: [Attribute] = []
    while let attribute = try reader.attribute() { attributes.append(attribute) }
    return attributes
  }
}

extension TagReader {
  private mutating func declaration() throws(UncertainMarkup) -> Tag {
    if bytes[start...].starts(with: "<!--".utf8) {
      position = start + 4
      if let next = bytes[safe: position], next == UInt8(ascii: ">") || next == UInt8(ascii: "-") {
        throw UncertainMarkup()
      }
      while let dash = bytes[position...].firstIndex(of: UInt8(ascii: "-")) {
        position = dash + 1
        if bytes[dash...].starts(with: "--!>".utf8) { throw UncertainMarkup() }
        if bytes[dash...].starts(with: "-->".utf8) {
          position = dash + 3
          return .comment
        }
      }
      throw UncertainMarkup()
    }
    let doctype = "<!doctype html>".utf8
    guard
      bytes[start...].prefix(doctype.count).elementsEqual(doctype, by: { $0 | 0x20 == $1 | 0x20 })
    else { throw UncertainMarkup() }
    position = start + doctype.count
    return .doctype
  }

  private mutating func startTag() throws(UncertainMarkup) -> StartTag {
    var tag = StartTag(name: try name())
    while let attribute = try attribute() {
      switch attribute.name.count {
      case 2 where bytes[attribute.name].elementsEqual("id".utf8): tag.id = attribute.value
      case 15 where bytes[attribute.name].elementsEqual("aria-labelledby".utf8):
        tag.label = attribute.value
      default: break
      }
    }
    if bytes[safe: position] == UInt8(ascii: "/") {
      tag.isSelfClosing = true
      position += 1
    }
    try expect(UInt8(ascii: ">"))
    return tag
  }

  private mutating func name() throws(UncertainMarkup) -> TagName {
    let end = bytes[position...].firstIndex(where: Self.endsName) ?? bytes.endIndex
    let range = position..<end
    guard let first = bytes[range].first, Self.isLetter(first), let name = TagName(bytes[range])
    else { throw UncertainMarkup() }
    position = end
    return name
  }

  /// Nil before the end of the tag.
  private mutating func attribute() throws(UncertainMarkup) -> Attribute? {
    skipSpaces()
    let start = position
    while let byte = bytes[safe: position], !Self.endsName(byte), byte != UInt8(ascii: "=") {
      if Self.isOdd(byte) { throw UncertainMarkup() }
      position += 1
    }
    if position == start { return nil }
    let name = start..<position
    skipSpaces()
    guard bytes[safe: position] == UInt8(ascii: "=") else {
      position = name.upperBound
      return Attribute(name: name, range: name)
    }
    position += 1
    skipSpaces()
    let value = try value()
    return Attribute(name: name, value: value, range: start..<position)
  }

  private mutating func value() throws(UncertainMarkup) -> Range<Int> {
    let start = position
    if let quote = bytes[safe: start], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = bytes[(start + 1)...].firstIndex(of: quote) else { throw UncertainMarkup() }
      position = end + 1
      // Another attribute stands apart.
      if let next = bytes[safe: position], !Self.endsName(next) { throw UncertainMarkup() }
      return start + 1..<end
    }
    while let byte = bytes[safe: position], !Self.isSpace(byte), byte != UInt8(ascii: ">") {
      if Self.isOdd(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "`") {
        throw UncertainMarkup()
      }
      position += 1
    }
    if position == start { throw UncertainMarkup() }
    return start..<position
  }

  /// Where a byte stands next, from the position on.
  private func index(of byte: UInt8) -> Int? {
    bytes.withUnsafeBytes { $0.index(of: byte, from: position) }
  }

  private mutating func skipSpaces() {
    while let byte = bytes[safe: position], Self.isSpace(byte) { position += 1 }
  }

  private mutating func expect(_ byte: UInt8) throws(UncertainMarkup) {
    guard bytes[safe: position] == byte else { throw UncertainMarkup() }
    position += 1
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0C || byte == 0x0D
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isOdd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<")
      || byte == 0
  }
}

extension [UInt8] {
  fileprivate subscript(safe index: Int) -> UInt8? { index < count ? self[index] : nil }
}
