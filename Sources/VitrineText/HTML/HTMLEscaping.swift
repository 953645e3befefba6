extension [UInt8] {
  /// Appends `text` as HTML text or as a quoted attribute's value.
  ///
  /// `&`, `<`, `>`, `"` and `'` become references; everything between them is copied in runs.
  public mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// Appends UTF-8 as HTML text or as a quoted attribute's value.
  public mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let stop = text.firstIndexToEscape(from: start)
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<stop]))
      guard stop < text.count else { return }
      append(contentsOf: htmlReference(text[stop]).utf8)
      start = stop + 1
    }
  }

  /// Appends `markup` as it is.
  public mutating func append(markup: String) {
    var markup = markup
    markup.withUTF8 { append(contentsOf: $0) }
  }
}

private func htmlReference(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  default: "&#39;"
  }
}

private func needsEscape(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
}

extension UnsafeBufferPointer<UInt8> {
  /// The index from `start` on of the first byte that must become a reference; `count` without one.
  ///
  /// Sixteen bytes are looked at together: most text has nothing to escape.
  fileprivate func firstIndexToEscape(from start: Int) -> Int {
    var index = start
    let raw = UnsafeRawBufferPointer(self)
    while index + 16 <= count {
      let block = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      // `&` and `'` are 0x26 and 0x27, `<` and `>` are 0x3C and 0x3E: two comparisons find both.
      let found =
        ((block & 0xFE) .== 0x26) .| ((block & 0xFD) .== 0x3C) .| (block .== UInt8(ascii: "\""))
      if found != SIMDMask(repeating: false) { break }
      index += 16
    }
    while index < count, !needsEscape(self[index]) { index += 1 }
    return index
  }
}
