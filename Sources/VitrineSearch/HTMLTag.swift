/// A tag or comment of HTML that Vitrine wrote or let through.
struct HTMLTag {
  /// The index behind it.
  let end: Int

  /// True if words go on over it: `H<sub>2</sub>O`.
  let isInline: Bool

  init(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start + 1
    if index < text.count, text[index] == UInt8(ascii: "/") { index += 1 }
    var name: UInt64 = 0
    while index < text.count, isNameByte(text[index]) {
      name = name << 8 | UInt64(text[index] | 0x20)
      index += 1
    }
    isInline = inlineNames.contains(name)
    var quote: UInt8 = 0
    while index < text.count {
      let byte = text[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    end = min(index + 1, text.count)
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte | 0x20 {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  default: false
  }
}

private let inlineNames: [UInt64] = [
  "a", "code", "em", "strong", "del", "i", "b", "s", "u", "sub", "sup", "span", "small", "mark",
  "q",
  "ins", "kbd", "abbr", "bdi", "bdo", "cite", "dfn", "samp", "var", "time",
].map { name in name.utf8.reduce(0) { $0 << 8 | UInt64($1 | 0x20) } }

/// Returns the character that a reference of HTML stands for, of those that Vitrine writes, and the
/// index behind it; the ampersand itself for others.
func characterReference(
  _ text: UnsafeBufferPointer<UInt8>, at index: Int
) -> (character: UInt8, end: Int) {
  for (name, character) in references where index + name.count <= text.count {
    if name.indices.allSatisfy({ text[index + $0] == name[$0] }) {
      return (character, index + name.count)
    }
  }
  return (UInt8(ascii: "&"), index + 1)
}

private let references: [(name: [UInt8], character: UInt8)] = [
  (Array("&quot;".utf8), UInt8(ascii: "\"")), (Array("&amp;".utf8), UInt8(ascii: "&")),
  (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
  (Array("&#39;".utf8), UInt8(ascii: "'")),
]
