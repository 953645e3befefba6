/// Collapses each run of white space into one space, except in `pre` and `textarea`. Pages look the
/// same.
package func withoutLineBreaks(_ html: [UInt8]) -> [UInt8] {
  html.withUnsafeBufferPointer { html in
    guard let bytes = html.baseAddress else { return [] }
    return [UInt8](unsafeUninitializedCapacity: html.count) { result, count in
      // The enclosing element that preserves white space.
      var preformatted: TagName?
      var index = 0
      while index < html.count {
        let start = index
        while index < html.count {
          let byte = html[index]
          // A single space between words needs no change.
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
        if byte == UInt8(ascii: "<"),
          let tag = HTMLTag(html, at: index, maxBytes: HTMLTag.lengthOfShortName)
        {
          if let element = preformatted {
            if tag.isClosing, tag.shortName == element { preformatted = nil }
          } else if !tag.isClosing, let name = tag.shortName {
            if name == "pre" || name == "textarea" { preformatted = name }
          }
        }
        index += 1
        let isBreak = byte.isWhiteSpace && preformatted == nil
        if isBreak, count > 0, result[count - 1] == 0x20 { continue }
        result[count] = isBreak ? 0x20 : byte
        count += 1
      }
    }
  }
}
