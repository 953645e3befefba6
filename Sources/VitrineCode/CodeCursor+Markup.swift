// HTML, including the stylesheets and scripts in it.
extension CodeCursor {
  mutating func readMarkup() {
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      default: take(as: .plain) { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      }
    }
  }

  private mutating func readEntity() {
    let nameEnd = skip(from: position + 1) {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "#")
    }
    let isWhole = nameEnd > position + 1 && self[nameEnd] == UInt8(ascii: ";")
    if isWhole { take(to: nameEnd + 1, as: .string) } else { take(1, as: .plain) }
  }

  private mutating func readTag() {
    if starts(with: "<!--") { return take(to: end(of: "-->", from: position + 4), as: .comment) }
    if starts(with: "<![CDATA[") {
      return take(to: end(of: "]]>", from: position), as: .keyword)
    }
    if starts(with: "<?") { return take(to: end(of: "?>", from: position), as: .keyword) }
    if starts(with: "<!") { return take(to: end(of: ">", from: position), as: .keyword) }
    let isClosing = byte(1) == UInt8(ascii: "/")
    let start = position + (isClosing ? 2 : 1)
    let nameEnd = skip(from: start, while: isTagByte)
    guard nameEnd > start else { return take(1, as: .plain) }
    take(to: start, as: .plain)
    let name = String(decoding: self[start..<nameEnd], as: UTF8.self).lowercased()
    take(to: nameEnd, as: .keyword)
    readAttributes()
    guard !isClosing else { return }
    switch name {
    case "script": readInner(CodeLanguage.javaScript.form, upTo: "script")
    case "style": readInner(.stylesheet, upTo: "style")
    default: break
    }
  }

  /// Reads up to the `>` that ends the tag.
  private mutating func readAttributes() {
    while !isAtEnd {
      takeBlanks()
      switch byte() {
      case UInt8(ascii: ">"): return take(1, as: .plain)
      case UInt8(ascii: "<"): return
      case let first where isTagByte(first):
        take(as: .type, while: isTagByte)
        takeBlanks()
        guard byte() == UInt8(ascii: "=") else { continue }
        take(1, as: .plain)
        takeBlanks()
        readAttributeValue()
      default: take(1, as: .plain)
      }
    }
  }

  private mutating func readAttributeValue() {
    let quote = byte()
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      take(to: find(quote, from: position + 1) + 1, as: .string)
    } else {
      take(as: .string) { !isBlankByte($0) && $0 != UInt8(ascii: ">") }
    }
  }

  /// Reads the content of an element in another language, up to its closing tag.
  private mutating func readInner(_ form: CodeLanguage.Form, upTo name: StaticString) {
    let outer = end
    end = closingTag(of: name)
    read(form)
    end = outer
  }

  private func closingTag(of name: StaticString) -> Int {
    var offset = position
    while offset < end {
      offset = find(UInt8(ascii: "<"), from: offset)
      let start = offset + 2
      if self[offset + 1] == UInt8(ascii: "/"), start + name.utf8CodeUnitCount <= end,
        (0..<name.utf8CodeUnitCount).allSatisfy({
          self[start + $0] | 0x20 == name.utf8Start[$0]
        })
      {
        return offset
      }
      offset += 1
    }
    return end
  }
}

private func isTagByte(_ byte: UInt8) -> Bool {
  isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
    || byte == UInt8(ascii: ".")
}
