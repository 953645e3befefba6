import VitrineText

/// Returns the link on the page `page` to `output`, both paths in the site, percent-encoded.
func relativeLink(from page: String, to output: String, isPretty: Bool) -> String {
  var from = page.pathSegments().dropLast()[...]
  var target = output.pathSegments(omittingEmptySegments: false)[...]
  while let folder = from.first, target.count > 1,
    target.first?.utf8.elementsEqual(folder.utf8) == true
  {
    from.removeFirst()
    target.removeFirst()
  }
  if isPretty, target.last == "index.html" { target[target.endIndex - 1] = "" }
  let path = String(repeating: "../", count: from.count) + target.joined(separator: "/")
  return path.isEmpty ? "./" : percentEncoded(path)
}

/// Returns the text with percent-encoded characters decoded; unchanged if they are not UTF-8.
package func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    if byte == UInt8(ascii: "%"), digits.count == 2 {
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self) ?? text
}

/// Returns a path in which `%` and all ASCII characters but `/` and the unreserved ones of RFC 3986 are
/// percent-encoded. Letters beyond ASCII are left to the page's writer, unless only ASCII may be written.
package func percentEncoded(_ path: String, inASCII: Bool = false) -> String {
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(byte)
    case 0x80... where !inASCII:
      bytes.append(byte)
    default:
      bytes += "%".utf8
      bytes += String(byte >> 4, radix: 16, uppercase: true).utf8
      bytes += String(byte & 15, radix: 16, uppercase: true).utf8
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
