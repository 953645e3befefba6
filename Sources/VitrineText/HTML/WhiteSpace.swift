/// HTML with one space for each run of white space, but in `pre` and `textarea`: readers see the same.
package func withoutLineBreaks(_ html: [UInt8]) -> [UInt8] {
  html.withUnsafeBufferPointer { html in
    [UInt8](unsafeUninitializedCapacity: html.count) { result, count in
      var end: [UInt8]?
      for index in html.indices {
        let byte = html[index]
        if byte == UInt8(ascii: "<") {
          if let closing = end {
            if html[index...].starts(with: closing) { end = nil }
          } else {
            end = endOfPreformatted(html[index...])
          }
        }
        let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
        if isSpace, end == nil {
          if count > 0, result[count - 1] == 0x20 { continue }
          result[count] = 0x20
        } else {
          result[count] = byte
        }
        count += 1
      }
    }
  }
}

/// The closing tag, without its end, of an element that keeps white space, if one begins here.
private func endOfPreformatted(_ html: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
  // Most tags are others.
  guard html.count > 4, [UInt8(ascii: "p"), UInt8(ascii: "t")].contains(html[html.startIndex + 1])
  else { return nil }
  return [("<pre", "</pre"), ("<textarea", "</textarea")].first { html.starts(with: $0.0.utf8) }
    .map { Array($0.1.utf8) }
}
