import VitrineText

/// Returns a script escaped for a `<script>` element: HTML ends it at `</script`, and parses it
/// differently after `<!--`.
///
/// Specification:
/// <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>
func scriptInHTML(_ script: [UInt8]) -> [UInt8] {
  escapedForHTML(script, words: ["<!--", "</script", "<script"], by: Array("\\x3C".utf8))
}

/// Replaces the first character, `<`, of each occurrence of the given words, ignoring case.
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

/// Returns a `data:text/css,…` address that contains a text. It can be used in attributes,
/// stylesheets and lists of addresses.
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
