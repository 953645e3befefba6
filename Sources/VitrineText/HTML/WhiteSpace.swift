/// HTML with one space for each run of white space, but in `pre` and `textarea`: readers see the same.
package func withoutLineBreaks(_ html: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(html.count)
  var end: [UInt8]?
  for index in html.indices {
    let byte = html[index]
    if byte == UInt8(ascii: "<") {
      if let closing = end {
        if html[index...].starts(with: closing) { end = nil }
      } else {
        end = [("<pre", "</pre"), ("<textarea", "</textarea")].first {
          html[index...].starts(with: $0.0.utf8)
        }.map { Array($0.1.utf8) }
      }
    }
    let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    if !isSpace || end != nil {
      result.append(byte)
    } else if result.last != 0x20 {
      result.append(0x20)
    }
  }
  return result
}
