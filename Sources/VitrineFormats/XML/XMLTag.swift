import VitrineText

/// Locates the attributes in a start tag that expat has read.
struct XMLTag {
  private let bytes: [UInt8]
  private var offset: Int

  /// `offset` is the end of the tag's name.
  init(_ bytes: [UInt8], at offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// Returns the beginning of the next attribute's name, and the range of its value with quotes.
  mutating func nextAttribute() -> (name: Int, value: Range<Int>) {
    skip { $0.isWhiteSpace }
    let name = offset
    skip { $0 != UInt8(ascii: "=") }
    skip { $0 == UInt8(ascii: "=") || $0.isWhiteSpace }
    let start = offset
    guard offset < bytes.count else { return (name, start..<start) }
    let quote = bytes[offset]
    offset += 1
    skip { $0 != quote }
    offset = min(offset + 1, bytes.count)
    return (name, start..<offset)
  }

  /// Returns the first entity in a value that is not predefined in XML. Expat silently drops it if
  /// an external DTD could declare it.
  func unknownEntity(in value: Range<Int>) -> (name: String, offset: Int)? {
    for start in value where bytes[start] == UInt8(ascii: "&") {
      let name = bytes[start + 1..<value.upperBound].prefix { $0 != UInt8(ascii: ";") }
      guard name.first != UInt8(ascii: "#") else { continue }
      let text = String(decoding: name, as: UTF8.self)
      if !["lt", "gt", "amp", "quot", "apos"].contains(text) { return ("&\(text);", start) }
    }
    return nil
  }

  private mutating func skip(while isPassed: (UInt8) -> Bool) {
    while offset < bytes.count, isPassed(bytes[offset]) { offset += 1 }
  }
}
