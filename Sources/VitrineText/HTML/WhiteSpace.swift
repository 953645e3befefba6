/// HTML with one space for each run of white space, but in `pre` and `textarea`: readers see the same.
package func withoutLineBreaks(_ html: [UInt8]) -> [UInt8] {
  html.withUnsafeBufferPointer { html in
    [UInt8](unsafeUninitializedCapacity: html.count) { result, count in
      // The closing tag, without its end, of the element that keeps white space here.
      var end: [UInt8]?
      var index = 0
      while index < html.count {
        let byte = html[index]
        index += 1
        if byte == UInt8(ascii: "<") {
          if let closing = end {
            if html[(index - 1)...].starts(with: closing) { end = nil }
          } else {
            end = endOfPreformatted(html[(index - 1)...])
          }
        } else if byte <= 0x20, isSpace(byte), end == nil {
          if count == 0 || result[count - 1] != 0x20 {
            result[count] = 0x20
            count += 1
          }
          continue
        }
        result[count] = byte
        count += 1
      }
    }
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

/// The closing tag, without its end, of an element that keeps white space, if one begins here.
private func endOfPreformatted(_ html: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
  // Most tags are others.
  guard html.count > 4 else { return nil }
  let first = html[html.startIndex + 1]
  guard first == UInt8(ascii: "p") || first == UInt8(ascii: "t") else { return nil }
  return [("<pre", "</pre"), ("<textarea", "</textarea")].first { html.starts(with: $0.0.utf8) }
    .map { Array($0.1.utf8) }
}
