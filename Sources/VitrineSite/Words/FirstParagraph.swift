internal import VitrineText

/// The text of the first paragraph of rendered HTML that has any, as an excerpt. Nil if none has.
func excerpt(ofHTML html: [UInt8]) -> String? {
  html.withUnsafeBufferPointer { html in
    var scanner = HTMLScanner(html)
    var text: [UInt8]?
    while let token = scanner.next() {
      switch token {
      case .text(let bytes): text?.append(contentsOf: bytes)
      case .tag(let tag) where tag.shortName == "p":
        let words = text.map { plainText(String(decoding: $0, as: UTF8.self)) } ?? ""
        if !words.isEmpty { return excerpt(words) }
        text = tag.isClosing ? nil : []
      case .tag(let tag) where tag.shortName == "br": text?.append(UInt8(ascii: " "))
      case .tag(let tag) where tag.isFootnoteReference: scanner.skipContent(of: "a")
      default: break
      }
    }
    return nil
  }
}

extension HTMLTag {
  /// Whether it begins the number of a footnote.
  fileprivate var isFootnoteReference: Bool {
    shortName == "a" && !isClosing && value(of: "role")?.elementsEqual("doc-noteref".utf8) == true
  }
}

/// Text of HTML with single spaces. Decodes the character references that Vitrine writes.
private func plainText(_ html: String) -> String {
  html.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<")
    .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
}
