/// Returns `css` without comments and meaningless white space.
///
/// Strings stay as they are, in `url()` too. White space inside a value or a selector becomes one
/// space.
package func condensed(_ css: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(css.count)
  var index = 0
  var pendingSpace = false
  while index < css.count {
    let byte = css[index]
    if byte == slash, index + 1 < css.count, css[index + 1] == star {
      index = endOfComment(in: css, from: index + 2)
      pendingSpace = true
    } else if byte.isWhiteSpace {
      index += 1
      pendingSpace = true
    } else {
      if pendingSpace, let last = result.last, !swallowsSpace(last), !swallowsSpace(byte) {
        result.append(UInt8(ascii: " "))
      }
      pendingSpace = false
      if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
      if byte == quote || byte == apostrophe {
        let end = css[...].endOfString(from: index)
        result += css[index..<end]
        index = end
      } else {
        result.append(byte)
        index += 1
      }
    }
  }
  return result
}

extension ArraySlice<UInt8> {
  /// The index after the string that begins at `start`, in a stylesheet.
  package func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < endIndex, self[index] != self[start] {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index + 1, endIndex)
  }
}

private func endOfComment(in css: [UInt8], from start: Int) -> Int {
  var index = start
  while index + 1 < css.count, css[index] != star || css[index + 1] != slash { index += 1 }
  return min(index + 2, css.count)
}

private func swallowsSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";")
    || byte == UInt8(ascii: ",")
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let apostrophe = UInt8(ascii: "'")
