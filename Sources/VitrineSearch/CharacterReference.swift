/// Returns the character of an HTML character reference and the index after it. Knows only the
/// references that Vitrine writes; for others it returns the ampersand itself.
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
