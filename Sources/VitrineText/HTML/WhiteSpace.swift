/// HTML with one space for each run of white space, but in `pre` and `textarea`: readers see the same.
package func withoutLineBreaks(_ html: [UInt8]) -> [UInt8] {
  html.withUnsafeBufferPointer { html in
    guard let bytes = html.baseAddress else { return [] }
    return [UInt8](unsafeUninitializedCapacity: html.count) { result, count in
      // The closing tag, without its end, of the element that keeps white space here.
      var end: [UInt8]?
      var index = 0
      while index < html.count {
        let start = index
        while index < html.count {
          let byte = html[index]
          // A single space between words stays as it is.
          let isInside =
            byte > 0x20
            ? byte != UInt8(ascii: "<")
            : byte == 0x20 && index > start && index + 1 < html.count && html[index + 1] > 0x20
          guard isInside else { break }
          index += 1
        }
        (result.baseAddress! + count).update(from: bytes + start, count: index - start)
        count += index - start
        guard index < html.count else { return }
        let byte = html[index]
        if byte == UInt8(ascii: "<") {
          if let closing = end {
            if html[index...].starts(with: closing) { end = nil }
          } else {
            end = endOfPreformatted(html[index...])
          }
        }
        index += 1
        let isBreak = isSpace(byte) && end == nil
        if isBreak, count > 0, result[count - 1] == 0x20 { continue }
        result[count] = isBreak ? 0x20 : byte
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
