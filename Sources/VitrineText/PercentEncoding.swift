/// The bytes that stay literal in a part of an address. All others are written as `%` and two
/// upper-case hexadecimal digits (RFC 3986, section 2.1).
package struct PercentEncoding: Sendable {
  private let encodes: [Bool]

  private init(keeping isKept: (UInt8) -> Bool) {
    encodes = (0...255).map { !isKept(UInt8($0)) }
  }

  /// The encoding of a path. Bytes beyond ASCII stay, because people can read them and browsers
  /// encode them.
  package static let path = PercentEncoding { $0.isUnreserved || $0 == slash || $0 >= 0x80 }

  /// The encoding of a whole address that is valid except for its bytes beyond ASCII.
  fileprivate static let address = PercentEncoding { $0 > 0x20 && $0 < 0x7F }

  /// For what people write as an address: what no address contains is encoded as browsers would (RFC 3987, section
  /// 2.2).
  package static let invalid = PercentEncoding {
    $0 > 0x20 && $0 != 0x7F && !"\"<>^`{|}".utf8.contains($0)
  }

  /// For a value in an address, in which no byte has a special meaning.
  package static let component = PercentEncoding(keeping: \.isUnreserved)

  /// For a name in a template, in which dots have a meaning.
  package static let name = PercentEncoding { $0.isUnreserved && $0 != dot && $0 != tilde }

  /// For what follows the comma of a `data:` address in an attribute, a stylesheet or a list of
  /// addresses.
  package static let data = PercentEncoding {
    $0 > 0x20 && $0 < 0x7F && !"\"#%&'\\<>".utf8.contains($0)
  }

  package func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var run = 0
    for (index, byte) in text.enumerated() where encodes[Int(byte)] {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<index]))
      bytes.appendPercentEncoded(byte)
      run = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run...]))
  }

  package func encoded(_ text: String) -> String {
    var (text, bytes): (String, [UInt8]) = (text, [])
    text.withUTF8 { append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Returns an address, or a part of one, for formats that allow only ASCII in addresses. What is
/// encoded already stays as it is.
package func asciiAddress(_ address: String) -> String { PercentEncoding.address.encoded(address) }

extension [UInt8] {
  package mutating func appendPercentEncoded(_ byte: UInt8) {
    append(contentsOf: escapes[Int(byte)])
  }
}

private let escapes = (UInt8.min ... .max).map { Array("%\(hexadecimal($0))".utf8) }

/// The bytes of a text with its escapes decoded, and whether every `%` begins an escape. Any other
/// `%` stays.
package func percentDecodedBytes(
  _ text: some Sequence<UInt8>
) -> (bytes: [UInt8], areAllEscapes: Bool) {
  var (bytes, areAllEscapes): ([UInt8], Bool) = ([], true)
  var rest = Array(text)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    if digits.count == 2 {
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
      areAllEscapes = false
    }
  }
  return (bytes, areAllEscapes)
}

/// Returns the text with its escapes decoded, or unchanged if the result is not UTF-8.
package func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  return String(validating: percentDecodedBytes(text.utf8).bytes, as: UTF8.self) ?? text
}

private let (slash, dot, tilde) = (UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "~"))

extension UInt8 {
  /// Whether the byte is an unreserved character (RFC 3986, section 2.3).
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), dot, tilde: true
    default: isLetter || isDigit
    }
  }
}
