extension [UInt8] {
  /// Appends `text` as HTML text or as a quoted attribute's value.
  ///
  /// `&`, `<`, `>`, `"` and `'` become references; everything between them is copied in runs.
  public mutating func appendEscaped(_ text: String) {
    withBytes(of: text) { appendEscaped($0) }
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
    withBytes(of: markup) { append(contentsOf: $0) }
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
  fileprivate func firstIndexToEscape(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = EightBytes(self, at: index)
      // `&` and `'` are 0x26 and 0x27, `<` and `>` are 0x3C and 0x3E: two comparisons find both.
      if word.setting(0x01).contains(0x27) || word.setting(0x02).contains(0x3E)
        || word.contains(UInt8(ascii: "\""))
      {
        break
      }
      index += 8
    }
    while index < count, !needsEscape(self[index]) { index += 1 }
    return index
  }
}
