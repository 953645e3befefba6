import VitrineText

/// Returns a script as it may stand in an element: HTML ends it at `</script`, and reads it by rules of
/// another kind after `<!--`.
///
/// Specification: <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>
func scriptInHTML(_ script: [UInt8]) -> [UInt8] {
  escapedForHTML(script, words: ["<!--", "</script", "<script"], by: Array("\\x3C".utf8))
}

/// Replaces the first character of each of some words, which all begin with `<`, in any case of letters.
func escapedForHTML(_ text: [UInt8], words: [String], by replacement: [UInt8]) -> [UInt8] {
  let words = words.map { Array($0.utf8) }
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  for (index, byte) in text.enumerated() {
    let begins =
      byte == UInt8(ascii: "<")
      && words.contains { word in
        text[index...].prefix(word.count).elementsEqual(word) {
          $0 == $1 || $1 >= 0x61 && $0 == $1 - 0x20
        }
      }
    if begins { result += replacement } else { result.append(byte) }
  }
  return result
}

/// Returns an address that holds a text: `data:text/css,…`. It can stand in an attribute, a stylesheet and
/// a list of addresses.
func percentEncodedData(_ type: String, _ bytes: [UInt8]) -> String {
  var address = Array("data:\(type),".utf8)
  address.reserveCapacity(bytes.count + bytes.count / 4)
  bytes.withUnsafeBufferPointer { PercentEncoding.data.append($0, to: &address) }
  return String(decoding: address, as: UTF8.self)
}

extension String {
  var trimmedOfSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
