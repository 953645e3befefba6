/// The tags of raw HTML, in order; comments are passed over.
struct HTMLTags: IteratorProtocol {
  struct Tag {
    /// In lower case; a closing tag's begins with `/`.
    var name: String

    /// Their names in lower case, their values as they are written.
    var attributes: [(name: String, value: String)] = []
  }

  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// True once anything but white space stood between the tags.
  private(set) var sawText = false

  init(_ html: UnsafeBufferPointer<UInt8>) { rest = html[...] }

  mutating func next() -> Tag? {
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "<") else {
        if !isSpace(byte) { sawText = true }
        continue
      }
      if rest.starts(with: "!--".utf8) {
        skipComment()
      } else if let first = rest.first, isLetter(first) || first == UInt8(ascii: "/") {
        return tag()
      } else {
        sawText = true
      }
    }
    return nil
  }

  private mutating func skipComment() {
    while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest.removeFirst() }
    rest = rest.dropFirst(3)
  }

  private mutating func tag() -> Tag {
    let slash = rest.first == UInt8(ascii: "/") ? "/" : ""
    rest = rest.dropFirst(slash.utf8.count)
    var tag = Tag(name: slash + word().lowercased())
    while true {
      skip { isSpace($0) || $0 == UInt8(ascii: "/") }
      guard let first = rest.first, first != UInt8(ascii: ">") else { break }
      let name = word().lowercased()
      skip(isSpace)
      var value = ""
      if rest.first == UInt8(ascii: "=") {
        rest.removeFirst()
        skip(isSpace)
        value = attributeValue()
      }
      tag.attributes.append((name, value))
    }
    rest = rest.dropFirst()
    return tag
  }

  private mutating func attributeValue() -> String {
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return take { !isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    rest.removeFirst()
    let value = take { $0 != quote }
    rest = rest.dropFirst()
    return value
  }

  /// The name of a tag or an attribute.
  private mutating func word() -> String {
    take { !isSpace($0) && !"=/>".utf8.contains($0) }
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) { rest = rest.drop(while: isPart) }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
